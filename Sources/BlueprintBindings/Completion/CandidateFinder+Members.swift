import SwiftInterpreter

/// Candidates behind a dot.
extension CandidateFinder {
    /// Adds what can follow the dot at the end.
    mutating func addMembers() {
        // Where several types fit, a number is more often typed than named.
        for members in types.members.filter({ !$0.type.isNumber }) + types.members.filter(\.type.isNumber) {
            switch members.kind {
            case .instance: addMembers(ofValue: members)
            case .named, .implicit: addMembers(ofType: members)
            }
        }
        if types.members.isEmpty, !isBehindUnknownName { addModifiers() }
    }

    /// True if a name that nothing declares stands before the dot, such as `nosuch`.
    private var isBehindUnknownName: Bool {
        let dot = source.tokens.count - 1
        guard dot > 0, source.tokens[dot].isAttached, source.tokens[dot - 1].kind == .name else { return false }
        let name = source.path(endingAt: dot - 1)[0]
        return name.first?.isLowercase == true && !known.others.contains(name)
    }

    private mutating func addModifiers() {
        let methods = table.type(named: "Element")?.members.methods ?? [:]
        found.add(
            modifiers: pairs(names.modifiers) { name in
                Self.usualForms(methods[name] ?? []).lazy.map(\.signature.summary).first { !$0.isEmpty } ?? ""
            }.filter { !$0.summary.hasSuffix(Self.olderSpelling) }
        )
    }

    /// Returns the forms of a modifier that return the same as most others, and then the others.
    private static func usualForms(_ forms: [NativeCallable]) -> [NativeCallable] {
        let sameResults = Dictionary(grouping: forms) { "\($0.signature.result)" }
        let most = sameResults.values.map(\.count).max() ?? 0
        func isUsual(_ form: NativeCallable) -> Bool { sameResults["\(form.signature.result)"]?.count == most }
        return forms.filter(isUsual) + forms.filter { !isUsual($0) }
    }

    /// The end of the summary of a modifier that is accepted, but not offered.
    private static var olderSpelling: String { "an older spelling." }

    /// Adds cases and static members: those of a declared type as it declares them, the cases first, others in
    /// alphabetical order.
    private mutating func addMembers(ofType all: CursorTypes.Members) {
        let type = all.type.unwrapped
        let declared = type.name.flatMap { known.summary($0) }
        let members = all.members.filter { !isOldName($0) }
        let first = declared?.values ?? (type.isNumber ? Self.usualNumbers : [])
        let sorted = members.sorted { (first.place($0.name), $0.name) < (first.place($1.name), $1.name) }
        for member in sorted where member.name.hasPrefix(prefix) {
            found.add(member.name, declared == nil ? help(about: member) : help(aboutDeclared: member))
        }
    }

    /// The named numbers that layouts use, the most usual one first.
    private static var usualNumbers: [String] { ["zero", "infinity", "greatestFiniteMagnitude"] }

    private func isOldName(_ member: CursorTypes.Member) -> Bool {
        table.isOldName(member.name, of: WrittenType(member.owner))
    }

    private func help(aboutDeclared member: CursorTypes.Member) -> String {
        let isCase = known.summary(member.owner)?.keyword == "enum" && member.type.name == member.owner
        return "\(isCase ? "case" : "static member") of \(member.owner)"
    }

    /// Adds the properties and methods of a value, and the modifiers of an element.
    private mutating func addMembers(ofValue all: CursorTypes.Members) {
        let isKeyPath = source.tokens.dropLast().last?.text == "\\"
        let members = isKeyPath ? all.members.filter(\.isProperty) : all.members
        let name = all.type.unwrapped.name ?? ""
        if known.summary(name) != nil {
            let own = members.filter { known.summary($0.owner) != nil && $0.name.hasPrefix(prefix) }
            for part in byUse(own) {
                for member in part { found.add(member.name, help(about: member)) }
            }
        }
        let native = table.type(named: name)
        let isElement = native.map { table.isElement($0) } ?? known.conforms(name, to: "Element", table)
        guard isElement else {
            for part in byUse(members.filter(isOffered)) { found.add(sorted: pairs(part)) }
            return
        }
        if !isInClosure { addModifiers() }
        // A property of an element that was just made is of no use.
        if native != nil, source.tokens.dropLast().last?.text == ")" { return }
        // A modifier does not change the value that a closure gets.
        let changing = members.filter { ($0.isProperty || $0.isMutating) && isOffered($0) }
        found.add(sorted: pairs(changing))
    }

    /// Returns members in parts: those that give what is wanted, others, and those that change the value, which few
    /// values let them.
    private func byUse(_ members: [CursorTypes.Member]) -> [[CursorTypes.Member]] {
        let fitting = members.filter { isWanted($0) }
        let others = members.filter { !isWanted($0) }
        if isInClosure { return [fitting, others] }
        return [fitting, others.filter { !$0.isMutating }, others.filter(\.isMutating)]
    }

    private func isWanted(_ member: CursorTypes.Member) -> Bool {
        guard !member.isMutating else { return false }
        return wanted.contains { (!member.type.isOptional || $0.isOptional) && isKind(member.type, of: $0.unwrapped) }
    }

    /// Returns the names of the members with the prefix, with a line of help for each.
    private func pairs(_ members: [CursorTypes.Member]) -> [(word: String, summary: String)] {
        members.filter { $0.name.hasPrefix(prefix) }.map { ($0.name, help(about: $0)) }
    }

    /// True if the value before the dot is what a closure gets, in order to change it.
    private var isInClosure: Bool {
        let dot = source.tokens.count - 1
        guard dot > 0, source.tokens[dot - 1].kind == .name else { return false }
        return source.isClosureParameter(source.path(endingAt: dot - 1)[0])
    }

    /// Returns false for what the library calls itself.
    private func isOffered(_ member: CursorTypes.Member) -> Bool {
        guard let owner = table.type(named: member.owner), owner.isProtocol else { return true }
        return !table.isElement(owner) || !member.isProperty
    }

    /// Returns the line of help about a member: its type, and what is registered about it.
    private func help(about member: CursorTypes.Member) -> String {
        guard let owner = table.type(named: member.owner) else {
            return member.isProperty ? "\(member.type)" : member.declaration
        }
        let isStatic =
            owner.members.staticProperties[member.name] != nil || owner.members.staticMethods[member.name] != nil
        if isStatic { return table.summary(ofValue: member.name, of: WrittenType(member.owner)) }
        guard let property = table.property(named: member.name, of: owner) else {
            return table.methods(named: member.name, of: owner).first?.signature.declaration ?? member.declaration
        }
        let written = table.type(of: property).map { "\($0)" } ?? ""
        return property.summary.isEmpty ? written : "\(written)  \(property.summary)"
    }
}

extension WrittenType {
    /// True for a number.
    fileprivate var isNumber: Bool { isFloatingPoint || unwrapped.name == "Int" }
}

extension [String] {
    /// Returns the index of a word, or the number of words if it is not there.
    fileprivate func place(_ word: String) -> Int { firstIndex(of: word) ?? count }
}
