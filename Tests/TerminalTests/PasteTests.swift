import Foundation
import TerminalPrograms
import TestTiers
import Testing

@Suite("Pasting on a terminal", .onOwnThreads, .merge)
struct PasteTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    @Test("three lines run one after another, each shown after the prompt")
    func threeLines() throws {
        let program = try home.start(rows: 100)
        program.paste("Label(text: \"A\")\n.centered()\n.inset(uniform: 20)\n")
        try program.wait(for: "> Label(text: \"A\")\n")
        try program.wait(for: "> .centered()\n")
        try program.wait(for: "> .inset(uniform: 20)\n")
        try program.waitForPrompt()
        program.type("swift" + Keys.enter)
        try program.wait(for: ".centered()\n    .inset(uniform: 20)")
    }

    @Test("of a session that a terminal showed, the inputs run")
    func shownSession() throws {
        let program = try home.start(rows: 100)
        program.paste(
            "> Column {\n. Label(text: \"A\")\n. }\nColumn #1 is the root\n#1 > inset 16\n  .inset(uniform: 16)\n"
        )
        try program.wait(for: "> inset 16\n")
        try program.waitForPrompt()
        program.type("swift" + Keys.enter)
        try program.wait(for: "}\n.inset(uniform: 16)")
        #expect(!program.written.contains("error"))
    }

    @Test("text after the last newline can be edited, before the text after the cursor")
    func lastLine() throws {
        let program = try home.start(rows: 100)
        program.type("\")" + Keys.left + Keys.left)
        try program.waitForLine("> \")")
        program.paste("Label(text: \"A\")\nLabel(text: \"B")
        try program.waitForLine("> Label(text: \"B\")")
        program.type("C" + Keys.enter)
        try program.wait(for: "> Label(text: \"BC\")\n")
    }

    @Test("tabs and control characters of a paste are inserted and have no effect")
    func controlCharacters() throws {
        let program = try home.start()
        program.paste("Label(text: \"a\tb\u{1}c\")")
        try program.wait(for: "b^Ac\")")
    }

    @Test("no line of a big paste is lost")
    func bigPaste() throws {
        let program = try home.start()
        program.type("autoshow off" + Keys.enter)
        try program.waitForPrompt()
        program.paste("Column {\n" + (1...400).map { "    Label(text: \"line \($0)\")\n" }.joined() + "}\n")
        try program.wait(for: "Column #1")
        program.type("find \"line 400\"" + Keys.enter)
        try program.wait(for: "Label #401")
    }
}
