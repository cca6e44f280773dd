/// The comparison of the declarations with the code that implements them.
extension LibraryReport {
    /// The registered members that no declaration of their type has: `Box.inset(by:)`.
    package var undeclaredBindings: [String] {
        table.typeOrder.flatMap { name -> [String] in
            guard let type = table.types[name], let nominal = interfaces.nominal(name) else { return [name] }
            let owners = above(nominal)
            return type.writtenMembers(in: table) { _, _ in }
                .filter { member in !owners.flatMap { $0.members[member.name] }.contains(where: member.fits) }
                .map { "\(name).\($0.key)" }
        }
        .sorted()
    }

    /// Returns the members of built-in types that no declaration has.
    ///
    /// - Parameter declarers: the types that declare the members of a built-in type, where it is not itself.
    package func undeclaredImplementations(declarers: [String: [String]]) -> [String] {
        table.builtIns.flatMap { name, type in
            let owners = (declarers[name] ?? [name]).compactMap { interfaces.nominal($0) }
                .flatMap { [$0] + protocols(of: $0) }
            return BuiltInMember.all(of: type)
                .filter { member in !owners.flatMap { $0.members[member.name] }.contains(where: member.fits) }
                .map { "\(name).\($0)" }
        }
        .sorted()
    }

    /// The built-in functions that no declaration has.
    package var undeclaredFunctions: [String] {
        table.builtInFunctions.values.joined().map(BuiltInMember.init)
            .filter { function in !interfaces.functions(function.name).contains(where: function.fits) }
            .map(\.description).sorted()
    }

    /// Returns the declared members that no built-in type has, apart from those that are declared as absent.
    ///
    /// - Parameter types: the types whose members are implemented elsewhere.
    package func unimplementedDeclarations(except types: Set<String>) -> [String] {
        let byName = Dictionary(grouping: table.builtIns.values.flatMap(BuiltInMember.all), by: \.name)
        return nominals.filter { !$0.modifiers.contains(.absent) && !types.contains($0.name) }
            .flatMap { nominal in
                nominal.declarations.filter { declaration in
                    !declaration.isOfTheLanguage && !declaration.modifiers.contains(.absent)
                        && byName[declaration.name]?.contains { $0.fits(declaration) } != true
                }
                .map { "\(nominal.name).\($0.labelledName)" }
            }
            .sorted()
    }

    /// The parameters with default values that the code of their declaration ignores: `String.range(of:) locale:`.
    package var ignoredParameters: [String] {
        let byName = Dictionary(grouping: table.builtIns.values.flatMap(BuiltInMember.all), by: \.name)
        return nominals.flatMap { nominal -> [String] in
            let own = table.types[nominal.name].map { Dictionary(grouping: BuiltInMember.all(of: $0), by: \.name) }
            return nominal.declarations.flatMap { declaration -> [String] in
                let code = ((own?[declaration.name] ?? []) + (byName[declaration.name] ?? []))
                    .filter { $0.parameters != nil && $0.fits(declaration) }
                guard !code.isEmpty, !declaration.modifiers.contains(.absent) else { return [] }
                return declaration.parameters.filter(\.hasDefault).compactMap(\.label)
                    .filter { label in !code.contains { $0.parameters?.contains { $0.label == label } == true } }
                    .map { "\(nominal.name).\(declaration.labelledName) \($0):" }
            }
        }
        .sorted()
    }

    /// Returns a type with its superclasses and all their protocols.
    private func above(_ nominal: Nominal) -> [Nominal] {
        [nominal] + protocols(of: nominal) + (nominal.superclassNominal.map(above) ?? [])
    }
}

extension Declaration {
    /// True for what no table implements: operators, subscripts, literals, and what is synthesized.
    var isOfTheLanguage: Bool {
        if kind == .enumCase || kind == .subscript { return true }
        if kind == .function, name.utf8.first.map(InterfaceReader.isOperator) == true { return true }
        if kind == .initializer, let label = parameters.first?.label {
            return label.hasSuffix("Literal") || label == "stringInterpolation"
        }
        return ["allCases", "hash", "hashValue", "id", "localizedDescription", "next"].contains(name)
    }
}

extension WrittenDeclaration {
    /// Returns true if a declaration has the labels of this binding; a call may omit the others.
    fileprivate func fits(_ declaration: Declaration) -> Bool {
        var labels = parameters.map { isOperator ? nil : $0.label }[...]
        for parameter in declaration.parameters {
            if let label = labels.first, label == parameter.label {
                labels = labels.dropFirst()
            } else if !parameter.hasDefault {
                return false
            }
        }
        return labels.isEmpty
    }
}

/// A member that the interpreter implements.
struct BuiltInMember: CustomStringConvertible {
    var name: String
    /// The parameters; nil for a property.
    var parameters: [Signature.Parameter]?

    static func all(of type: NativeType) -> [BuiltInMember] {
        let callables =
            type.members.initializers + type.members.methods.values.joined()
            + type.members.staticMethods.values.joined()
        let properties = Array(type.members.properties.keys) + Array(type.members.staticProperties.keys)
        return callables.map(BuiltInMember.init) + properties.map { BuiltInMember(name: $0) }
    }

    var description: String {
        guard let parameters else { return name }
        return "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
    }

    /// Returns true if a declaration has the same labels, apart from those of arguments that a call may omit.
    func fits(_ declaration: Declaration) -> Bool {
        guard let parameters else { return declaration.kind == .variable || declaration.kind == .enumCase }
        guard declaration.kind != .variable else { return false }
        var rest = declaration.parameters[...]
        for parameter in parameters {
            let place = rest.firstIndex { $0.label == parameter.label }
            guard let place, rest[..<place].allSatisfy({ $0.hasDefault || $0.isVariadic }) else {
                if parameter.isOptional { continue }
                return false
            }
            rest = rest[(place + 1)...]
        }
        return rest.allSatisfy { $0.hasDefault || $0.isVariadic }
    }
}

extension BuiltInMember {
    fileprivate init(_ callable: NativeCallable) {
        self.init(name: callable.signature.name, parameters: callable.signature.parameters)
    }
}
