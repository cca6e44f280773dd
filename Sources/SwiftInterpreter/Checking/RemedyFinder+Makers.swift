extension RemedyFinder {
    /// Returns the remedy of a value that is the argument of a type's own case or function, such as `8` for
    /// `.rounded(radius: 8)`; nil if the type has none, or too many to choose from.
    func making(_ target: Type, from type: Type) -> String? {
        guard target.nominal != nil, !target.hasVariables else { return nil }
        let lookup = Lookup(interfaces: interfaces)
        let found = lookup.memberNames(of: target, isStatic: true).sorted().flatMap { name in
            lookup.members(name, of: target, isStatic: true).filter { makes(target, from: type, $0, lookup) }
        }
        var seen: Set<String> = []
        let calls = found.map { call($0.declaration) }.filter { seen.insert($0).inserted }
        guard let last = calls.last, calls.count <= 4 else { return nil }
        let others = calls.dropLast().map { "'\($0)'" }.joined(separator: ", ")
        return "write \(others.isEmpty ? "" : others + " or ")'\(last)'"
    }

    /// Returns the values that a type names, such as `.fixed` of a priority; none if they are too many, or the type is that
    /// of literals.
    func values(of target: Type) -> [String] {
        guard let nominal = target.nominal, !target.hasVariables, !target.isReal,
            !["Bool", "Character", "Int", "String"].contains(nominal.name)
        else { return [] }
        let lookup = Lookup(interfaces: interfaces)
        let names = lookup.memberNames(of: target, isStatic: true).filter { name in
            lookup.members(name, of: target, isStatic: true).contains { member in
                let declaration = member.declaration
                guard declaration.kind == .variable || declaration.kind == .enumCase && declaration.parameters.isEmpty
                else { return false }
                return lookup.reduced(declaration.substituted(declaration.result, in: member.selfType)) == target
            }
        }
        return names.count <= 8 ? names.map { ".\($0)" } : []
    }

    /// Returns true if a member is called with one value of a type, and no more, and gives another one.
    private func makes(_ target: Type, from type: Type, _ member: Lookup.Member, _ lookup: Lookup) -> Bool {
        let declaration = member.declaration
        guard declaration.kind == .enumCase || declaration.kind == .function, !declaration.isAbsent,
            !declaration.isOperator, let parameter = declaration.parameters.first,
            declaration.parameters.dropFirst().allSatisfy(\.hasDefault),
            lookup.reduced(declaration.substituted(declaration.result, in: member.selfType)) == target
        else { return false }
        let wanted = lookup.reduced(declaration.substituted(parameter.type, in: member.selfType))
        // The literals of these types can be all real numbers.
        return wanted == type || wanted.isReal && ["Int", "Double"].contains(type.nominal?.name)
    }

    private func call(_ declaration: Declaration) -> String {
        let label = declaration.parameters.first?.label.map { $0 + ": " } ?? ""
        return ".\(declaration.name)(\(label)…)"
    }
}
