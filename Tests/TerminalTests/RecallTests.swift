import TerminalPrograms
import TestTiers
import Testing

/// Lines that are recalled, and inputs whose earlier lines are edited again.
@Suite("Recalled lines on a terminal", .onOwnThreads, .merge)
struct RecallTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    @Test("after typed text, the up key recalls only lines that begin with it, and down brings the text back")
    func prefix() throws {
        let program = try home.start()
        for line in ["zoom 2", "autoshow off", "zoom 1", "style ascii", "zoom 1"] { try program.run(line) }
        program.type("zo" + Keys.up)
        try program.waitForLine("> zoom 1")
        // The same line again is passed over.
        program.type(Keys.up)
        try program.waitForLine("> zoom 2")
        program.type(Keys.up)
        try program.waitForLine("> zoom 2")
        program.type(Keys.down + Keys.down)
        try program.waitForLine("> zo")
        program.type(Keys.lineStart + Keys.up + Keys.up)
        try program.waitForLine("> style ascii")
    }

    @Test("after a line that Ctrl-R has found, the up key goes on from there")
    func afterSearch() throws {
        let program = try home.start()
        for line in ["autoshow off", "zoom 2", "style ascii"] { try program.run(line) }
        program.type(Keys.searchBack + "oom" + Keys.lineEnd)
        try program.waitForLine("> zoom 2")
        program.type(Keys.up)
        try program.waitForLine("> autoshow off")
    }

    @Test("with a bracket missing, the up key goes back to the lines above, with what was typed since")
    func goingBack() throws {
        let program = try home.start()
        try program.run("autoshow off")
        program.type("Row {" + Keys.enter + "Label(text: \"A\"" + Keys.enter)
        try program.wait(for: "> Row {\n. Label(text: \"A\"\n.")
        program.type("}" + Keys.up)
        try program.wait(for: "the whole input at the first prompt") {
            $0.text.contains("> Row {\nLabel(text: \"A\"\n}") && !$0.text.contains(". Label")
        }
        program.type(")" + Keys.enter)
        try program.wait(for: "Row #1 is the root")
        try program.waitForPrompt()
        program.type(Keys.up)
        try program.wait(for: "> Row {\nLabel(text: \"A\")\n}")
        program.type(Keys.interrupt)
        try program.waitForPrompt()
    }

    @Test("going back over a line of several rows clears all of them, and Ctrl-C keeps the input")
    func longLines() throws {
        let program = try home.start(columns: 30)
        program.type("Row { Label(text: \"abcdefghijklmnopqrstuvwxyz\");" + Keys.enter)
        try program.wait(for: "\n.")
        program.type("Label" + Keys.up)
        try program.wait(for: "one prompt") { $0.text.contains("yz\");\nLabel") && !$0.text.contains("\n.") }
        #expect(program.screen.text.components(separatedBy: "> Row").count == 2)
        program.type(Keys.interrupt)
        try program.waitForPrompt()
        program.type(Keys.up)
        try program.wait(for: "yz\");\nLabel")
    }

    @Test("an expression that was the root's, recalled and changed, replaces the root after a question")
    func root() throws {
        let program = try home.start()
        try program.run("autoshow off")
        try program.run("Column { Label(text: \"A\") }")
        program.type(Keys.up + Keys.backspace + "; Label(text: \"B\") }" + Keys.enter)
        try program.wait(for: "replace Column #1, the root? (n adds it to Column #1) [Y/n]")
        program.type(Keys.enter)
        try program.wait(for: "Column #3 replaces Column #1")
        try program.waitForPrompt()
        // As typed, it is a child.
        program.type(Keys.up + Keys.up + Keys.enter)
        try program.wait(for: "replace Column #3, the root? (n adds it to Column #3) [Y/n]")
        program.type("n" + Keys.enter)
        try program.wait(for: "Column #6 added to Column #3")
        try program.waitForPrompt()
        program.type(Keys.up + Keys.enter)
        try program.wait(for: "the question a second time") {
            $0.text.components(separatedBy: "the root? (n adds it to Column #6) [Y/n]").count == 2
        }
        program.type(Keys.interrupt)
        try program.wait(for: "nothing changed")
        try program.waitForPrompt()
        try program.run("undo")
        try program.run("undo")
        try program.run("swift")
        try program.wait(for: "Column {\n    Label(text: \"A\")\n}")
    }
}
