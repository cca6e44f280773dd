import Foundation
import TerminalPrograms
import Testing

/// `edit`, entries of several lines, and lines that Ctrl-C ends.
@Suite("Editing elements on a terminal")
struct EditOnTerminalTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    @Test("edit puts the lines of an element on the prompt; keys move by line, Return replaces, undo takes it back")
    func edit() throws {
        let program = try home.start()
        try program.run("autoshow off")
        try program.run("Row { Label(text: \"A\"); Label(text: \"B\") }")
        program.type("edit #1\r")
        try program.wait(for: "> replace #1 Row {\n    Label(text: \"A\")\n    Label(text: \"B\")\n}")
        program.type(Keys.up + Keys.lineEnd + ".inset(uniform: 2)" + Keys.up + Keys.lineStart + Keys.control("k"))
        try program.wait(for: "Row {\n\n    Label(text: \"B\").inset(uniform: 2)\n}")
        program.type("Empty()" + Keys.enter)
        try program.wait(for: "replaces Row #1")
        try program.waitForPrompt()
        program.type("swift\r")
        try program.wait(for: "Empty()\n    Label(text: \"B\").inset(uniform: 2)\n}")
        try program.run("undo")
        program.type("#2.text\r")
        try program.wait(for: "\n\"A\"\n")
    }

    @Test("Alt-Return makes a new line, and Ctrl-C keeps the entry in the history")
    func discarded() throws {
        let program = try home.start()
        program.type("Row { " + Keys.alternative(Keys.enter) + "Label(text: \"A\")")
        try program.wait(for: "> Row {\nLabel(text: \"A\")")
        program.type(Keys.interrupt)
        try program.waitForPrompt()
        program.type("Column {" + Keys.enter)
        try program.wait(for: "\n.")
        program.type("Label")
        try program.waitForLine(". Label")
        program.type(Keys.interrupt)
        try program.waitForPrompt()
        program.type(Keys.up)
        try program.wait(for: "> Column {\nLabel")
        program.type(Keys.interrupt)
        try program.waitForPrompt()
        #expect(try String(contentsOfFile: home.history, encoding: .utf8).contains("Row { \\nLabel(text: \"A\")"))
    }
}
