import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// The work for a line that is wrong: what it may mean is found by checks alone.
@Suite struct MistypedLineTests {
    @Test(
        "a mistyped line is laid out at most once, whatever it may have meant",
        arguments: [
            ("Label(text: foo)", "type Label(text: \"foo\")"),
            ("Label(\"x\")", "type Label(text: \"x\")"),
            ("Column(spacing: 8)", "type Column(minimumSpacing: 8)"),
            ("Label(text: 3)", "type Label(text: \"3\")"),
            ("Text(\"x\")", "type Label(text: \"x\")"),
            ("Label(text: \"x\", color: .red)", "type Label(text: \"x\") { $0.color = .red }"),
            (".aligned(horizontally: center)", "type .aligned(horizontally: .center)"),
            (".insett(uniform: 3)", "did you mean inset?"),
            ("foo(3)", "let foo"),
            ("Foo(text: \"a\")", "stub Foo"),
        ]
    )
    func layouts(line: String, fix: String) throws {
        let (output, layouts) = try onBigStack {
            let session = Session.sharing()
            let labels = (1...40).map { "Label(text: \"\($0)\")" }.joined(separator: "; ")
            _ = session.run(line: "Column { \(labels) }")
            let before = session.layoutCount
            let output = session.run(line: line).map(\.text.plain).joined(separator: "\n")
            return (output, session.layoutCount - before)
        }
        #expect(output.contains(fix), "\(output)")
        #expect(layouts <= 1)
    }
}
