import TerminalPrograms
import TestTiers
import Testing

/// Short lines that users try first, and what they say.
@Suite("Answers at the prompt", .onOwnThreads, .merge)
struct AnswersAtPromptTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    private func started() throws -> TerminalProgram {
        let program = try home.start(rows: 60)
        try program.run("autoshow off")
        try program.run("Row { Label(text: \"Ada\") }")
        return program
    }

    @Test("set takes a reference first, and values can be printed")
    func values() throws {
        let program = try started()
        try program.run("set #1 underflow .justifyToStart")
        try program.run("swift")
        #expect(program.screen.text.contains("Row(underflow: .justifyToStart) {"))
        for (line, answer) in [
            ("print #2.text", "\"Ada\""), ("#2.text", "\"Ada\""), ("print 1 + 2", "3"), ("print #2.width", "24"),
        ] {
            try program.run(line)
            #expect(program.screen.text.contains("> \(line)\n\(answer)\n"), "\(program.screen.text)")
        }
    }

    @Test("short names of commands work; b asks which one is meant unless an alias says")
    func shortNames() throws {
        let program = try started()
        try program.run("?")
        #expect(program.screen.text.contains("help commands"))
        try program.run("b")
        #expect(program.screen.text.contains("back") && program.screen.text.contains("alias b"))
        try program.run("step 3")
        try program.run("alias b back")
        try program.run("b")
        #expect(program.screen.currentLine.hasPrefix("2/"))
        try program.run("c")
        try program.run("settings")
        #expect(program.screen.text.contains("viewport   300×160   the default"))
        #expect(program.screen.text.contains("autoshow   off"))
        try program.run("clear")
        #expect(program.screen.cursor.row == 1 && program.screen.text.contains("reset"))
        program.type("q" + Keys.enter)
        #expect(try program.exitCode() == 0)
    }

    @Test(
        "a line of SwiftUI names Blueprint's way, with the arguments carried over",
        arguments: [
            (".padding(8)", "type .inset(uniform: 8)"), (".padding(.horizontal, 8)", "type .inset(horizontal: 8)"),
            (".frame(width: 100)", "type .constrainedTo(width: .absolute(100))"),
            ("Text(\"x\")", "type Label(text: \"x\")"),
            (
                "VStack { Text(\"a\") }",
                "type\n  Column(alignment: .center, underflow: .justifyToStart) { Label(text: \"a\") }"
            ),
            ("ZStack { }", "type Overlay { }"),
            (".background(.red)", "type .box(background: .red)"),
        ]
    )
    func swiftUI(line: String, fix: String) throws {
        let program = try started()
        try program.run(line)
        #expect(program.screen.text.contains("this is Blueprint, not SwiftUI: \(fix)\n"), "\(program.screen.text)")
    }

    @Test(
        "a remedy is a word that fits there, or what holds it",
        arguments: [
            ("Text", "this is Blueprint, not SwiftUI: write Label(text: …)", "Set"),
            ("edt", "did you mean edit?", "exit"),
            ("swft", "did you mean swift?", "shift"), ("qwertz", "type help to list the commands", "did you mean"),
        ]
    )
    func remedies(line: String, remedy: String, absent: String) throws {
        let program = try started()
        try program.run(line)
        #expect(program.screen.text.contains(remedy), "\(program.screen.text)")
        #expect(!program.screen.text.contains(absent), "\(program.screen.text)")
    }

    @Test("an argument of another element names that element")
    func holder() throws {
        let program = try started()
        try program.run("inset 4")
        try program.run("set text \"a\"")
        #expect(program.screen.text.contains("set #2 text"), "\(program.screen.text)")
        #expect(!program.screen.text.contains("did you mean"))
    }

    @Test(
        "an element without brackets, label or quotes is named as a call",
        arguments: ["Label \"Hi\"", "label Hi", "Label(\"Hi\")", "Label(text: Hi)"]
    )
    func likelyCalls(line: String) throws {
        let program = try started()
        try program.run(line)
        #expect(program.screen.text.contains("\n  type Label(text: \"Hi\")\n"), "\(program.screen.text)")
        try program.run("add \(line)")
        #expect(program.screen.text.contains("\n  type add Label(text: \"Hi\")\n"), "\(program.screen.text)")
    }

    @Test(
        "words of other programs, and numbers without a sign, are understood",
        arguments: [
            ("show", "did you mean frames?"), ("rm #2", "type remove #2"), ("select 2", "did you mean #2?"),
            ("Column", "type Column() for an empty one, or column to wrap the selection"),
        ]
    )
    func otherWords(line: String, remedy: String) throws {
        let program = try started()
        try program.run(line)
        #expect(program.screen.text.contains("\n  \(remedy)\n"), "\(program.screen.text)")
    }

    @Test("a remedy that works leaves no other errors")
    func oneError() throws {
        let program = try started()
        try program.run("VStack { Text(\"a\") }")
        #expect(program.screen.text.components(separatedBy: "error:").count == 2, "\(program.screen.text)")
    }
}
