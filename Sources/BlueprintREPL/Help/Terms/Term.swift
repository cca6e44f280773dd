import BlueprintInspector

/// A term of Blueprint or of this program, as `help` explains it.
struct Term: Sendable {
    /// The term in its base form, such as `constraint` or `layout attributes`.
    let name: String
    /// A noun phrase, in one line.
    let summary: String
    /// Other forms and spellings, such as `constraints`.
    let aliases: [String]
    /// Two sentences.
    let text: String
    /// Lines that show it: a small tree, then a command whose output help prints.
    let lines: [String]
    /// A line to try after them.
    let next: String
    /// True if the term is also an argument, whose values help lists.
    let listsValues: Bool

    /// A term with the lines of its tree, the command that shows them, and a line to try next.
    init(
        _ name: String,
        _ summary: String,
        also aliases: [String] = [],
        text: String,
        tree: String,
        show: String,
        next: String,
        listsValues: Bool = false
    ) {
        self.name = name
        self.summary = summary
        self.aliases = aliases
        self.text = text
        lines = tree.split(separator: "\n").map(String.init) + [show]
        self.next = next
        self.listsValues = listsValues
    }

    /// All terms, in alphabetical order.
    static let all: [Term] = TermGroup.all.flatMap(\.terms).sorted { $0.name < $1.name }

    /// The words that name terms, with the term of each.
    static let byWord: [String: Term] = {
        var result: [String: Term] = [:]
        for term in all {
            for word in [term.name] + term.aliases { result[word] = term }
        }
        return result
    }()
}

/// Terms of one subject.
struct TermGroup: Sendable {
    /// The subject as a heading of `help terms`.
    let title: String
    /// The terms, in alphabetical order.
    let terms: [Term]

    /// The groups, in the order of the passes.
    static let all = [elements, layout, views, session]
}
