import BlueprintInspector
import SwiftInterpreter

/// The declarations that are made up for a typed line.
struct StubbedLine {
    /// The declarations, each a line to type.
    let declarations: [String]
    private let made: [StubText.Declaration]

    /// Makes up what a line lacks behind a document; nil if that is nothing.
    init?(_ line: String, behind document: Document, in language: Language) {
        let source = StubSource(document.source + "\n" + (StubSource.shown(line) ?? line))
        let check = StubCheck(language: language, stubs: document.stubs.map(\.declaration))
        let (_, text) = check.stubs(for: source)
        made = text.declarations
        guard !made.isEmpty else { return nil }
        declarations = SourceParser.parse(text.text).statements.map(\.trimmedDescription)
    }

    /// Returns the note that lists them.
    func notes(in context: CommandContext) -> [Output] {
        let words = made.map { "\($0.name): \($0.summary)" }.joined(separator: "; ")
        return [Output(.note, context.wrapped(["note: made up: \(words)"]))]
    }
}
