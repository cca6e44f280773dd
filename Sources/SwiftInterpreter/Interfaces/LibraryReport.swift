/// A report on what the standard library and the bindings of a table declare: for tests, and to look at.
package struct LibraryReport {
    /// The errors in the declarations.
    package let problems: [String]
    let table: BindingTable
    let interfaces: Interfaces
    /// The types, by name.
    let nominals: [Nominal]

    /// Reads all declarations that source can name with a table.
    package init(of table: BindingTable) {
        self.table = table
        interfaces = table.interfaces
        nominals = interfaces.nominals.values.sorted { $0.name < $1.name }
        for nominal in nominals { nominal.load() }
        problems = interfaces.reading.problems
    }

    /// The names of the types.
    package var types: [String] { nominals.map(\.name) }

    /// Returns the attributes and the heading of a type; nil if there is none of that name.
    package func heading(of type: String) -> String? {
        guard let nominal = interfaces.nominal(type) else { return nil }
        let attributes: [(WrittenModifiers, String)] = [
            (.absent, "@available(*, absent) "), (.propertyWrapper, "@propertyWrapper "),
            (.resultBuilder, "@resultBuilder "),
        ]
        let words = attributes.filter { nominal.modifiers.contains($0.0) }.map(\.1).joined()
        let list = nominal.generics.parameters.map(\.name).joined(separator: ", ")
        return "\(words)\(nominal.kind.rawValue) \(nominal.name)" + (list.isEmpty ? "" : "<\(list)>")
    }

    /// Returns the protocols of a type, each with the conditions of the conformance: `Equatable where Element: Equatable`.
    package func conformances(of type: String) -> [String] {
        let found = interfaces.nominal(type).map { interfaces.conformances(of: $0) } ?? []
        return found.map { conformance in
            conformance.type.name
                + InterfaceListing.conditions(GenericSignature(requirements: conformance.requirements))
        }
    }

    /// Returns the members of a type of one name, or all, with their types; notes follow as comments.
    package func members(of type: String, named name: String? = nil) -> [String] {
        guard let nominal = interfaces.nominal(type) else { return [] }
        let found = name.map { nominal.members[$0] } ?? nominal.declarations
        return found.map(Self.line)
    }

    /// Returns the operator functions of a name, each after the type that declares it: `String.static +(…) -> String`.
    package func operators(_ name: String) -> [String] {
        interfaces.operators(name).map { ($0.owner.map { "\($0.name)." } ?? "") + Self.line($0) }
    }

    private static func line(_ declaration: Declaration) -> String {
        let notes = [
            declaration.isFromProtocolExtension ? "in an extension of a protocol" : nil,
            declaration.modifiers.contains(.rethrows) ? "rethrows" : nil,
            declaration.modifiers.contains(.absent) ? "absent" : nil,
        ]
        let comment = notes.compactMap { $0 }.joined(separator: ", ")
        return (declaration.kind == .enumCase ? "case " : "") + InterfaceListing.line(declaration)
            + (comment.isEmpty ? "" : "  // \(comment)")
    }

    // MARK: - Gaps

    /// The associated types that no declaration of a conforming type provides: `Stack.Element`.
    package var unknownAssociatedTypes: [String] {
        nominals.filter { !$0.isProtocol }.flatMap { nominal in
            let needed = protocols(of: nominal).flatMap(\.associatedTypes)
            let presets = Set(needed.filter { $0.preset != nil }.map(\.name))
            let known = presets.union(nominal.generics.parameters.map(\.name)).union(nominal.members.types.keys)
            return needed.map(\.name).filter { !known.contains($0) }.map { "\(nominal.name).\($0)" }
        }
    }

    /// The members of registered types of which a parameter or the result contains `Any`.
    package var vagueDeclarations: [String] {
        let registered = table.typeOrder.compactMap { interfaces.nominal($0) }
        return registered.flatMap { nominal in
            nominal.declarations.filter { declaration in
                (declaration.parameters.map(\.type) + [declaration.result]).contains(where: \.isVague)
            }
            .map { "\(nominal.name).\($0.labelledName)" }
        }
        .sorted()
    }

    /// Returns all protocols of a type.
    func protocols(of nominal: Nominal) -> [Nominal] {
        interfaces.conformances(of: nominal).flatMap { [$0.type] + $0.type.allRefined(interfaces) }
    }
}

extension Nominal {
    /// The members of the declaration itself and of its extensions, in order.
    var declarations: [Declaration] { members.order.flatMap { members[$0] } }
}

extension Type {
    /// True for `Any` and for types with it in them.
    fileprivate var isVague: Bool {
        if self == .any { return true }
        var result = false
        Type.forEachPart(of: form) { result = result || $0.isVague }
        return result
    }
}

/// The members of the values of built-in types.
extension LibraryReport {
    /// The members that a built-in type has by its declaration or by its protocols, and that this type itself does not
    /// implement, apart from those that are declared as absent.
    ///
    /// Generic parameters are taken to be `Int`, so that conditions on them hold.
    package var membersImplementedElsewhere: [String] {
        Set(table.builtIns.keys.flatMap(membersImplementedElsewhere)).sorted()
    }

    private func membersImplementedElsewhere(of name: String) -> [String] {
        guard let nominal = interfaces.nominal(name), !nominal.isProtocol, let int = interfaces.nominal("Int") else {
            return []
        }
        let implemented = BuiltInTypes.names(of: name).compactMap { table.builtIns[$0] }.flatMap(BuiltInMember.all)
        let type = Type.nominal(nominal, nominal.generics.parameters.map { _ in int.selfType })
        return ([nominal] + protocols(of: nominal)).flatMap(\.declarations)
            .filter { declaration in
                !declaration.isOfTheLanguage && !declaration.modifiers.contains(.absent) && declaration.kind != .type
                    && !implemented.contains { $0.name == declaration.name && $0.fits(declaration) }
                    && holds(declaration, for: type)
            }
            .map { "\(name).\($0.labelledName)" }
    }

    /// Returns true if the conditions of an extension of a protocol hold for a type.
    private func holds(_ declaration: Declaration, for type: Type) -> Bool {
        guard declaration.isConstrained, let owner = declaration.owner, owner.isProtocol else { return true }
        let lookup = Lookup(interfaces: interfaces)
        let own = Set(declaration.generics.parameters)
        return declaration.generics.requirements.allSatisfy { requirement in
            if case .parameter(let parameter) = requirement.subject.form, own.contains(parameter) { return true }
            let actual = requirement.substituting(owner.generics.parameters, [type])
            let subject = lookup.reduced(actual.subject)
            switch actual.kind {
            case .conforms(let bound): return lookup.satisfies(subject, bound)
            case .same(let other): return subject == lookup.reduced(other)
            }
        }
    }
}

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
