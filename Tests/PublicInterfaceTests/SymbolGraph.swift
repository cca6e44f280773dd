import BuiltProducts
import Foundation

/// The public symbols of modules, extracted by the compiler.
struct SymbolGraph {
    struct SymbolType {
        var kind: String
        /// The module that declares it.
        var module: String
        /// The protocols to which it conforms and its superclasses, direct and indirect.
        var conformances: Set<String> = []
        /// The type to which a type alias refers.
        var alias: String?
    }

    struct Member {
        var kind: String
        /// The module that declares it.
        var module: String
        /// The declaration without keywords and attributes.
        var declaration: String
        /// True for a property that can be set.
        var isSettable: Bool
    }

    private(set) var types: [String: SymbolType] = [:]
    /// The members by the name of their type.
    private(set) var members: [String: [Member]] = [:]

    /// Reads the modules that were built with the tests.
    init(modules: [String]) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let extractor = try Toolchain.path(of: "swift-symbolgraph-extract")
        let target = try Compiler().target()
        let products = try BuiltPackage.products().appendingPathComponent("Modules").path
        for module in modules {
            let arguments = [
                "-module-name", module, "-I", products, "-target", target, "-output-dir", folder.url.path,
                "-minimum-access-level", "public", "-skip-synthesized-members",
            ]
            let run = try Run(path: extractor, arguments)
            guard run.status == 0 else { throw BuiltPackage.Fault(description: run.errors) }
        }
        let files = try FileManager.default.contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil)
        var parents: [String: Set<String>] = [:]
        for file in files.sorted(by: { $0.path < $1.path }) where file.path.hasSuffix(".symbols.json") {
            let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
            // `A@B.symbols.json` has the extensions of B's types in A.
            let module = file.lastPathComponent.prefix { !"@.".contains($0) }
            for symbol in graph.symbols { add(symbol, in: String(module)) }
            let names = Dictionary(graph.symbols.map { ($0.identifier.precise, $0.name) }) { first, _ in first }
            for relation in graph.relationships where relation.isInheritance {
                guard let source = names[relation.source] else { continue }
                let target = names[relation.target] ?? relation.targetFallback ?? ""
                parents[source, default: []].insert(target.split(separator: ".").last.map(String.init) ?? target)
            }
        }
        for name in types.keys { types[name]?.conformances.formUnion(Self.ancestors(of: name, in: parents)) }
    }

    private mutating func add(_ symbol: Graph.Symbol, in module: String) {
        let text = symbol.declarationFragments.map(\.spelling).joined()
        let kind = symbol.kind.identifier.replacing("swift.", with: "")
        if ["struct", "enum", "class", "protocol", "typealias"].contains(kind) {
            let alias = text.cut(outsideBrackets: "= ").map(\.after)
            var type = SymbolType(kind: kind, module: module, alias: kind == "typealias" ? alias : nil)
            if kind == "protocol", let (_, parents) = text.cut(outsideBrackets: " : ") {
                type.conformances = Set(parents.split(outsideBrackets: ","))
            }
            types[symbol.name] = type
        }
        guard symbol.pathComponents.count > 1 else { return }
        let owner = symbol.pathComponents.dropLast().joined(separator: ".")
        members[owner, default: []].append(
            Member(
                kind: kind,
                module: module,
                declaration: Self.withoutKeywords(text.replacing("`", with: "")),
                isSettable: Self.isSettable(text)
            )
        )
    }

    private static func isSettable(_ text: String) -> Bool {
        text.firstMatch(of: #/\bvar /#) != nil
            && (!text.hasSuffix(" }") || text.firstMatch(of: #/\{( \w+)* set\b.*\}$/#) != nil)
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

/// The file written by the compiler.
private struct Graph: Decodable {
    var symbols: [Symbol]
    var relationships: [Relationship]

    struct Symbol: Decodable {
        var kind: Kind
        var identifier: Identifier
        var pathComponents: [String]
        var declarationFragments: [Fragment]

        var name: String { pathComponents.joined(separator: ".") }
    }

    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable { var spelling: String }

    struct Relationship: Decodable {
        var kind: String
        var source: String
        var target: String
        var targetFallback: String?

        var isInheritance: Bool { kind == "conformsTo" || kind == "inheritsFrom" }
    }
}
