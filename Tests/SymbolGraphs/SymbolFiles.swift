import BuiltProducts
import Foundation

/// The symbol graphs that the compiler writes for modules that were built.
package struct SymbolFiles: Sendable {
    /// The public declarations, file by file.
    package private(set) var symbols: [Symbol] = []
    /// The relations between them.
    package private(set) var relations: [SymbolRelation] = []

    /// Creates graphs of given declarations.
    package init(symbols: [Symbol], relations: [SymbolRelation] = []) {
        self.symbols = symbols
        self.relations = relations
    }

    /// Reads the modules that were built with the running program.
    package init(modules: [String]) throws {
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
        for file in files.sorted(by: { $0.path < $1.path }) where file.path.hasSuffix(".symbols.json") {
            let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
            // `A@B.symbols.json` has the extensions of B's types in A.
            let module = String(file.lastPathComponent.prefix { !"@.".contains($0) })
            symbols += graph.symbols.map { Symbol($0, in: module) }
            relations += graph.relationships
        }
    }
}

/// The file written by the compiler.
private struct Graph: Decodable {
    var symbols: [Entry]
    var relationships: [SymbolRelation]

    struct Entry: Decodable {
        var kind: Kind
        var identifier: Identifier
        var pathComponents: [String]
        var declarationFragments: [Fragment]
        var docComment: Comment?
        var location: Location?
        var swiftGenerics: Generics?
    }

    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable { var spelling: String }
    struct Generics: Decodable {}

    struct Comment: Decodable {
        var lines: [Line]

        struct Line: Decodable { var text: String }
    }

    struct Location: Decodable {
        var uri: String
        var position: Position

        struct Position: Decodable {
            var line: Int
            var character: Int
        }
    }
}

extension Symbol {
    fileprivate init(_ entry: Graph.Entry, in module: String) {
        let place = entry.location.map { location in
            Location(
                file: location.uri.hasSuffix(".swift") ? String(location.uri.dropLast(6)) : location.uri,
                line: location.position.line,
                column: location.position.character
            )
        }
        self.init(
            kind: entry.kind.identifier.replacing("swift.", with: ""),
            path: entry.pathComponents,
            declaration: entry.declarationFragments.map(\.spelling).joined(),
            comment: entry.docComment?.lines.map(\.text) ?? [],
            location: place ?? Location(file: "", line: 0),
            isGeneric: entry.swiftGenerics != nil
        )
        identifier = entry.identifier.precise
        self.module = module
    }
}
