/// A summary of a declared type, for display.
package struct DeclaredSummary: Sendable {
    /// The full name.
    package var name: String
    /// `class`, `struct`, `enum` or `protocol`.
    package var keyword: String
    /// The superclass and the protocols that the type conforms to.
    package var conformances: [String]
    /// The initializers: `Chip(text: String)`.
    package var initializers: [String]
    /// The properties with their types: `text: String`.
    package var properties: [String]
    /// The functions with their argument labels: `label(_:)`.
    package var functions: [String]
    /// The enum cases and static members.
    package var values: [String]
    /// The UTF-8 offset of the declaration in its source.
    package var offset: Int
}

extension Interpreter {
    /// Returns the summary of a declared type; nil if source declares no type of that name.
    package func summary(ofTypeNamed name: String) -> DeclaredSummary? {
        guard let type = evaluator.types[name], StandardTypes.source(of: name) == nil else { return nil }
        let members = type.members
        func typed(_ name: String, _ type: TypeRef?) -> String { type.map { "\(name): \($0)" } ?? name }
        let computed = members.order.compactMap { name in members.computed[name].map { typed(name, $0.type) } }
        let functions = members.order.flatMap { name in
            (members.methods[name] ?? []).map(\.code.signature.labelledName)
        }
        let statics = members.staticOrder.filter { !evaluator.hasOperatorCharacters($0) }
        var initializers: [String] = []
        if type.kind != .protocolType {
            initializers = evaluator.initializers(of: .declared(type)).map { candidate in
                name + candidate.signature.declaration.dropFirst("init".count)
            }
        }
        return DeclaredSummary(
            name: name,
            keyword: type.keyword,
            conformances: [type.superclass?.name].compactMap { $0 } + type.conformances,
            initializers: initializers,
            properties: type.stored.map { typed($0.name, $0.type) } + computed,
            functions: Self.once(functions),
            values: type.caseOrder + Self.once(statics),
            offset: type.scope.frame.source.place(of: type.offset)
        )
    }

    private static func once(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}

extension Evaluator {
    fileprivate func hasOperatorCharacters(_ name: String) -> Bool { Self.isOperator(name) }
}
