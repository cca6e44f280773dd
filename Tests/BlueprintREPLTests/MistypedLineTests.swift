import BigStack
import BlueprintREPL
import TestSessions
import TestTiers
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

    /// Lines that are wrong in themselves, or only where they are typed.
    private static let wrong = [
        "Label(text: foo)", "Label(\"x\")", "Column(spacing: 8)", "Label(text: 3)", "Text(\"x\")", "label \"x\"",
        "label x",
        "Label(text: \"x\", color: .red)", ".aligned(horizontally: center)", ".insett(uniform: 3)",
        "VStack { Text(\"x\") }",
        "Label(text: n.description)", "Label(text: \"a\" + 3)", "Label(text: “x”)", "padding(4)", "#1.padding(4)",
        "Spacer()",
        "Label(text: n)", "box label \"x\"", "row.label", "Text(\"x\").padding(4)", "[1, 2].count + \"a\"",
        "Label.text", ".inset(uniform: \"10\")", ".inset(10)", ".inset(uniform=10)", ".inset uniform: 10",
        ".inset(10px)",
        "inset 10 pt", "centre()", ".centre", ".hidden", ".centered(true)", ".opacity(50%)",
        ".box(background: \"red\")",
        ".box(background: #FF0000)", ".box(color: \"red\")", ".box(background: .red, cornerRadius: 8)", ".width(100)",
        ".aligned(horizontally: .left)", ".spacing(8)", ".alignment(.center)", "text = \"b\"", "label.text = \"b\"",
        "set numberOfLines \"2\"", "set font bold", "Label(text=\"a\")", "Label text: \"a\"", "Label(text: \"a\"))",
        "UILabel(text: \"a\")", "Row [Label(text: \"a\")]", "Row { Label(text: \"a\") }}",
        "Row { Label(text: \"a\") Label(text: \"b\") }", "Row { Label(text: \"a\") }.spacing(8)",
        "Row(minimumSpacing: \"8\")", "Label(text: \"a\") { font = .bold }",
        "Label(text: \"a\") { $0.color = \"red\" }",
        "Box(Label(text: \"a\"))", "Label(txt: 3)", "Lable(text: \"a\"))", "Image(image: \"star\")",
        ".frame(width: \"100\")", ".background(\"red\")", "viewport 300 x 200", "delete #1",
    ]

    @Test(
        "a fix is accepted where it is proposed",
        .merge,
        arguments: [
            [], ["Label(text: \"a\")"], ["Label(text: \"a\").centered()"], ["Row()"], ["Row()", "Label(text: \"a\")"],
            ["Row { Label(text: \"a\"); Label(text: \"b\"); Label(text: \"c\") }"], ["Box()"], ["Row()", "end"],
            ["Overlay()", "Label(text: \"a\").inset(uniform: 2)"], ["Spacer(4)"],
        ]
    )
    func acceptedFixes(tree: [String]) throws {
        let (fixed, refused) = try onBigStack {
            var (fixed, refused): (Int, [String]) = (0, [])
            for line in Self.wrong {
                let session = Session.sharing()
                for line in ["let n = 3"] + tree { _ = session.run(line: line) }
                guard let fix = session.run(line: line).first(where: \.isFailure)?.error?.fix else { continue }
                fixed += fix.lines.isEmpty ? 0 : 1
                let failures = fix.lines.flatMap { session.run(line: $0) }.filter(\.isFailure)
                refused += failures.map { "\(line): \(fix.text): \($0.text.plain)" }
            }
            return (fixed, refused)
        }
        #expect(fixed >= 5)
        #expect(refused.isEmpty, "\(refused.joined(separator: "\n"))")
    }

    @Test("a line that only has no list to go to is not said to mean another")
    func lackingList() throws {
        let output = try onBigStack {
            let session = Session.sharing()
            for line in ["let n = 3", "Label(text: \"a\")"] { _ = session.run(line: line) }
            return session.run(line: "Label(text: n.description)").map(\.text.plain).joined(separator: "\n")
        }
        #expect(output.contains("there is no list at or above Label #1"))
        #expect(output.contains("to replace Label #1, type replace and the element"), "\(output)")
    }
}
