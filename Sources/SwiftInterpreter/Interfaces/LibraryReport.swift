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
