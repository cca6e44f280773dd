import SwiftInterpreter

/// Finds what can be typed at one place of unfinished source.
struct CandidateFinder {
    let completer: SourceCompleter
    var source: UnfinishedSource
    let known: KnownNames
    /// The beginning of the candidates: what else could be typed is not looked at, as this is asked at each key.
    let prefix: String
    /// The types at the place.
    var types = CursorTypes()
    /// The types that the value that ends at the place can have; none if they are not known.
    var wanted: [WrittenType] = []
    /// The candidates so far.
    var found = SourceCandidates()

    var table: BindingTable { completer.table }
    var names: ElementNames { completer.names }

    /// The protocols of the standard library that a declared type often conforms to.
    private static var standardProtocols: [String] {
        ["CaseIterable", "Comparable", "CustomStringConvertible", "Equatable", "Hashable", "Identifiable"]
    }

    /// Returns the words with the prefix, with a line of help for each.
    func pairs(_ words: some Sequence<String>, _ summary: (String) -> String) -> [(word: String, summary: String)] {
        words.filter { $0.hasPrefix(prefix) }.map { ($0, summary($0)) }
    }

    /// Adds the candidates at a place, those that fit best first.
    mutating func find(at place: CursorPlace) {
        switch place {
        case .nothing: break
        case .member: addMembers()
        case .conformance(let keyword): addProtocols(keyword)
        case .type: addTypes()
        case .statement: addStatements()
        case .declaration: addDeclarations()
        case .requirement: addRequirements(after: "")
        case .value: addValues()
        case .sequence: addSequences()
        case .argument: addArguments()
        }
    }

    private mutating func addArguments() {
        let call = completer.call(source.brackets.last, types)
        guard !call.callees.isEmpty else {
            // What nothing declares has no arguments; a stub takes any.
            let name = source.brackets.last?.callee
            return name.map { known.others.contains($0) } ?? true ? addValues() : ()
        }
        if !call.currentParameters.isEmpty { addValues(for: call) }
        for parameter in call.nextParameters {
            let value = parameter.defaultValue.map { " = \($0)" } ?? ""
            let about = parameter.summary.isEmpty ? "" : "  \(parameter.summary)"
            found.add("\(parameter.label ?? ""):", "\(parameter.type)\(value)\(about)")
        }
    }

    private mutating func addValues() {
        addValues(for: completer.call(source.brackets.last, types))
        // A label that no function has leads nowhere.
        if types.expected.isEmpty, types.callees.isEmpty { addStatements() }
    }

    /// Adds the values of the types that are expected at the place, which may be in an argument of a call.
    private mutating func addValues(for call: UnfinishedCall) {
        let parameters = call.currentParameters
        let preset = parameters.first?.defaultValue
        guard types.expected.isEmpty else {
            for type in types.expected { addValues(of: type, default: preset) }
            return
        }
        // A generic parameter accepts what its requirement does.
        let accepted = parameters.map { types.bounds["\($0.type.unwrapped)"] ?? $0.type }
        for type in accepted { addValues(of: type, default: preset) }
    }

    private mutating func addProtocols(_ keyword: String) {
        let own = known.types.filter { known.summary($0)?.keyword == "protocol" }
        let registered = table.types.values.filter(\.isProtocol)
        if keyword == "enum" {
            for name in ["String", "Int"] { found.add(name, "raw values of this type") }
            addStandardProtocols()
        }
        if keyword == "class" {
            let classes = table.types.values.filter { $0.isClass && !$0.isProtocol && !$0.name.contains(".") }
            let views = classes.filter { type in table.lineage(of: type).contains { $0.name == "UIView" } }
            found.add(sorted: pairs((views.isEmpty ? classes : views).map(\.name)) { table.types[$0]?.summary ?? "" })
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

    /// Adds what can begin a member of a type.
    private mutating func addDeclarations() {
        addRequirements(after: "var ")
        if source.brackets.last?.header.first == "enum" { found.add("case", "declares a case") }
        for (word, summary) in Self.declarations { found.add(word, summary) }
    }

    /// Adds the variables that the protocols of a type require and it does not have yet.
    private mutating func addRequirements(after keyword: String) {
        for (name, type, conformance) in Self.required
        where source.header(ofTypeAtEnd: conformance) && !source.declares(name) {
            found.add("\(keyword)\(name): \(type) {", "what \(conformance) requires")
        }
    }

    private static var required: [(name: String, type: String, conformance: String)] {
        [("elementRepresentation", "any Element", "ProxyElement"), ("content", "ElementContent", "Element")]
    }

    private static var declarations: [(String, String)] {
        [
            ("let", "declares a constant"), ("var", "declares a variable"), ("func", "declares a function"),
            ("init", "declares an initializer"), ("static", "declares a member of the type itself"),
            ("struct", "declares a type in the type"), ("enum", "declares an enum in the type"),
        ]
    }

    private mutating func addTypes() {
        let name = source.tokens.dropLast().last?.text
        for required in Self.required where required.name == name && source.header(ofTypeAtEnd: required.conformance) {
            found.add(required.type, "what \(required.conformance) requires")
        }
        found.add(sorted: pairs(known.types) { known.description(ofType: $0) })
        for name in ["String", "CGFloat", "Int", "Bool", "Double"] { found.add(name, "type of the standard library") }
        found.add(sorted: pairs(table.typeOrder) { table.types[$0]?.summary ?? "" })
    }
}

/// The names that a document declares, with their types.
package struct KnownNames {
    /// The types, in order.
    package var types: [String] = []
    /// The other names whose types are unknown, such as those of stubs.
    package var others: [String] = []
    /// The variables and functions.
    package var signatures = DeclaredSignatures()
    /// Returns the types at the end of unfinished source, given with what closes its brackets; nil for no document.
    package var check: ((_ text: String, _ end: String) -> CursorTypes)?
    /// Returns the summary of a declared type.
    package var summary: (String) -> DeclaredSummary? = { _ in nil }

    /// No names.
    package init() {}
}

/// Candidates in the order in which they are offered, each once, with a line of help.
struct SourceCandidates {
    /// The words, those that fit best first.
    private(set) var words: [String] = []
    /// The line of help about each word that has one.
    private(set) var summaries: [String: String] = [:]
    /// The words that are modifiers of an element.
    private(set) var modifiers: Set<String> = []
    private var known: Set<String> = []

    /// Adds a word unless it is there.
    mutating func add(_ word: String, _ summary: String = "") {
        guard known.insert(word).inserted else { return }
        words.append(word)
        if !summary.isEmpty { summaries[word] = summary }
    }

    /// Adds words of one kind in alphabetical order, each with its line of help.
    mutating func add(sorted words: [(word: String, summary: String)]) {
        for (word, summary) in words.sorted(by: { $0.word < $1.word }) { add(word, summary) }
    }

    /// Adds modifiers of an element in alphabetical order, each with its line of help.
    mutating func add(modifiers: [(word: String, summary: String)]) {
        self.modifiers.formUnion(modifiers.map(\.word).filter { !known.contains($0) })
        add(sorted: modifiers)
    }
}
