import SymbolGraphs

/// The classes of modules with their superclasses.
struct ClassSymbols {
    private let symbols: [String: Symbol]
    private let superclasses: [String: String]

    init(_ files: [SymbolFiles]) {
        let all = files.flatMap(\.symbols)
        symbols = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
        let names = Dictionary(all.map { ($0.identifier, $0.name) }) { first, _ in first }
        var superclasses: [String: String] = [:]
        for relation in files.flatMap(\.relations) where relation.kind == "inheritsFrom" {
            guard let source = names[relation.source] else { continue }
            superclasses[source] = names[relation.target]
        }
        self.superclasses = superclasses
    }

    /// Returns a class and all its superclasses in these modules, the nearest first.
    func lineage(of name: String) -> [String] {
        Array(sequence(first: name) { superclasses[$0] })
    }

    /// Returns the declaration of a member that a class has; nil if it has none of that name.
    func member(_ member: String, of name: String) -> Symbol? {
        lineage(of: name).lazy.compactMap { symbols["\($0).\(member)"] }.first
    }
}
