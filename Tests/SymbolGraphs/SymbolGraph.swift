/// The public types of modules with their members, for comparisons.
package struct SymbolGraph: Sendable {
    /// A type.
    package struct SymbolType: Sendable {
        /// The kind: `struct`, `enum`, `class`, `protocol` or `typealias`.
        package var kind: String
        /// The module that declares it.
        package var module: String
        /// The protocols to which it conforms and its superclasses, direct and indirect.
        package var conformances: Set<String> = []
        /// The type to which a type alias refers.
        package var alias: String?
    }

    /// A member of a type.
    package struct Member: Sendable {
        /// The kind, as in ``Symbol/kind``.
        package var kind: String
        /// The module that declares it.
        package var module: String
        /// The declaration without keywords and attributes.
        package var declaration: String
        /// True for a property that can be set.
        package var isSettable: Bool
    }

    /// The types by name.
    package private(set) var types: [String: SymbolType] = [:]
    /// The members by the name of their type.
    package private(set) var members: [String: [Member]] = [:]

    /// Reads the modules that were built with the tests.
    package init(modules: [String]) throws {
        self.init(try SymbolFiles(modules: modules))
    }

    /// Collects the types and members of what was read.
    package init(_ files: SymbolFiles) {
        for symbol in files.symbols { add(symbol) }
        let names = Dictionary(files.symbols.map { ($0.identifier, $0.name) }) { first, _ in first }
        var parents: [String: Set<String>] = [:]
        for relation in files.relations where ["conformsTo", "inheritsFrom"].contains(relation.kind) {
            guard let source = names[relation.source] else { continue }
            let target = names[relation.target] ?? relation.targetFallback ?? ""
            parents[source, default: []].insert(target.split(separator: ".").last.map(String.init) ?? target)
        }
        for name in types.keys { types[name]?.conformances.formUnion(Self.ancestors(of: name, in: parents)) }
    }

    private mutating func add(_ symbol: Symbol) {
        let (text, kind) = (symbol.declaration, symbol.kind)
        if ["struct", "enum", "class", "protocol", "typealias"].contains(kind) {
            let alias = text.cut(outsideBrackets: "= ").map(\.after)
            var type = SymbolType(kind: kind, module: symbol.module, alias: kind == "typealias" ? alias : nil)
            if kind == "protocol", let (_, parents) = text.cut(outsideBrackets: " : ") {
                type.conformances = Set(parents.split(outsideBrackets: ","))
            }
            types[symbol.name] = type
        }
        guard symbol.path.count > 1 else { return }
        members[symbol.owner, default: []].append(
            Member(
                kind: kind,
                module: symbol.module,
                declaration: Self.withoutKeywords(text.replacing("`", with: "")),
                isSettable: symbol.isSettable
            )
        )
    }

    /// Returns a declaration starting at its name, without accessors.
    private static func withoutKeywords(_ text: String) -> String {
        let text = text.replacing(#/ \{( (nonmutating|get|set|mutating|async|throws))+ \}$/#, with: "")
        let words = ["func ", "var ", "let ", "case ", "typealias ", "associatedtype "]
        for word in words {
            if let (_, after) = text.cut(outsideBrackets: word) { return after }
        }
        for word in ["init", "subscript"] {
            if let (_, after) = text.cut(outsideBrackets: word) { return word + after }
        }
        return text
    }

    private static func ancestors(of name: String, in parents: [String: Set<String>]) -> Set<String> {
        var found: Set<String> = []
        var pending = [name]
        while let next = pending.popLast() {
            for parent in parents[next] ?? [] where found.insert(parent).inserted { pending.append(parent) }
        }
        return found
    }
}

extension Symbol {
    /// True for a property that can be set.
    package var isSettable: Bool {
        declaration.firstMatch(of: #/\bvar /#) != nil
            && (!declaration.hasSuffix(" }") || declaration.firstMatch(of: #/\{( \w+)* set\b.*\}$/#) != nil)
    }
}
