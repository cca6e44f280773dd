import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// Sessions that are run as a terminal showed them, with prompts and outputs.
@Suite("Pasted sessions")
struct PastedSessionTests {
    private static let shown = """
        > viewport 300x64
        viewport 300×64
        > let title = \"\"\"
        . > a quote
        . \"\"\"
        title declared

        > Column {
        .     Label(text: title)
        . }
        Column #1 is the root · next: into it
        #1 > inset 4
        ┌Inset #3┐
        """

    private static let source =
        "let title = \"\"\"\n> a quote\n\"\"\"\n\nColumn {\n    Label(text: title)\n}\n.inset(uniform: 4)"

    @Test("Pasted at the prompt")
    func pasted() throws {
        try onBigStack {
            let session = Session.sharing()
            let outputs = session.run(line: Self.shown)
            #expect(!outputs.contains { $0.kind == .error }, "\(outputs.map(\.text.plain))")
            #expect(session.run(line: "swift")[0].text.plain == Self.source)
        }
    }

    @Test("Run as a script, with the lines of its errors")
    func script() throws {
        try onBigStack {
            var printed: [String] = []
            let runner = ScriptRunner.sharing()
            let report = runner.run(Self.shown + "\n> swift", name: "in") { printed.append($0.text.plain) }
            #expect(report.passed && printed.last == Self.source, "\(printed)")
            printed = []
            _ = runner.run(Self.shown + "\n> nonsense", name: "in") { printed.append($0.text.plain) }
            #expect(printed.last?.hasPrefix("in:14:1: error: there is no command 'nonsense'") == true, "\(printed)")
        }
    }

    @Test("A mark inside of a text, and a line without marks before, are what they are")
    func unmarked() throws {
        try onBigStack {
            let session = Session.sharing()
            let text = "let quoted = \"\"\"\n> a\nb\n\"\"\""
            _ = session.run(line: text)
            #expect(session.run(line: "swift")[0].text.plain == text)
            var printed: [String] = []
            _ = ScriptRunner.sharing().run(text + "\nswift", name: "in") { printed.append($0.text.plain) }
            #expect(printed.last == text, "\(printed)")
        }
    }
}
