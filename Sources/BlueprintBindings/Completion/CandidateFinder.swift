import SwiftInterpreter

/// Finds what can be typed at one place of unfinished source.
struct CandidateFinder {
    let completer: SourceCompleter
    let source: UnfinishedSource
    let known: KnownNames
    /// The types at the place.
    var types = CursorTypes()
    /// The candidates so far.
    var found = SourceCandidates()

    var table: BindingTable { completer.table }
    var names: ElementNames { completer.names }

    /// The protocols of the standard library that a declared type often conforms to.
    private static var standardProtocols: [String] {
        ["CaseIterable", "Comparable", "CustomStringConvertible", "Equatable", "Hashable", "Identifiable"]
    }

    /// Returns words with a line of help for each.
    func pairs(_ words: some Sequence<String>, _ summary: (String) -> String) -> [(word: String, summary: String)] {
        words.map { ($0, summary($0)) }
    }

    /// Adds the candidates at a place, those that fit best first.
    mutating func find(at place: CursorPlace) {
        switch place {
        case .nothing: break
        case .member: addMembers()
        case .conformance(let keyword): addProtocols(keyword)
        case .type: addTypes()
        case .statement: addStatements()
        case .value: addValues()
        case .argument: addArguments()
        }
    }

    private mutating func addArguments() {
        let call = completer.call(source.brackets.last, types)
        guard !call.callees.isEmpty else { return addValues() }
        let preset = call.currentParameters.first?.defaultValue
        let expected = types.expected.isEmpty ? call.currentParameters.map(\.type) : types.expected
        if !call.currentParameters.isEmpty { for type in expected { addValues(of: type, default: preset) } }
        for parameter in call.nextParameters {
            let value = parameter.defaultValue.map { " = \($0)" } ?? ""
            let about = parameter.summary.isEmpty ? "" : "  \(parameter.summary)"
            found.add("\(parameter.label ?? ""):", "\(parameter.type)\(value)\(about)")
        }
    }

    private mutating func addValues() {
        let call = completer.call(source.brackets.last, types)
        let preset = call.currentParameters.first?.defaultValue
        for type in types.expected { addValues(of: type, default: preset) }
        // A label that no function has leads nowhere.
        if types.expected.isEmpty, types.callees.isEmpty { addStatements() }
    }

    private mutating func addProtocols(_ keyword: String) {
        let own = known.types.filter { known.summary($0)?.keyword == "protocol" }
        let registered = table.types.values.filter(\.isProtocol)
        if keyword == "enum" {
            for name in ["String", "Int"] { found.add(name, "raw values of this type") }
            addStandardProtocols()
        }
        found.add(sorted: pairs(own) { _ in "protocol of this document" })
        let elements = registered.filter { table.isElement($0) }.map(\.name)
        found.add(sorted: pairs(elements) { table.types[$0]?.summary ?? "" })
        found.add(sorted: pairs(registered.map(\.name)) { table.types[$0]?.summary ?? "" })
        addStandardProtocols()
    }

    private mutating func addStandardProtocols() {
        for name in Self.standardProtocols { found.add(name, "protocol of the standard library") }
    }

    private mutating func addTypes() {
        found.add(sorted: pairs(known.types) { known.description(ofType: $0) })
        for name in ["String", "CGFloat", "Int", "Bool", "Double"] { found.add(name, "type of the standard library") }
        found.add(sorted: pairs(table.typeOrder) { table.types[$0]?.summary ?? "" })
    }
}
