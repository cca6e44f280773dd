import Foundation
import TerminalPrograms
import Testing

/// `edit`, entries of several lines, and lines that Ctrl-C ends.
@Suite("Editing elements on a terminal", .onOwnThreads)
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

    @Test("edit puts a declaration on the prompt by its name, and Return declares it again")
    func declaration() throws {
        let program = try home.start()
        try program.run("autoshow off")
        try program.run("let title = \"a\"")
        try program.run("Label(text: title)")
        program.type("edit title\r")
        try program.wait(for: "> let title = \"a\"")
        program.type(Keys.lineEnd + " + \"b\"" + Keys.enter)
        try program.wait(for: "title redeclared")
        try program.waitForPrompt()
        program.type("#1.text\r")
        try program.wait(for: "\n\"ab\"\n")
    }

    @Test("edit takes a declared type before an element of it, which a number or an index names")
    func declaredType() throws {
        let program = try home.start()
        try program.run("autoshow off")
        let declaration = "struct Card: ProxyElement { var elementRepresentation: any Element { Label(text: \"a\") } }"
        try program.run(declaration)
        try program.run("Card()")
        program.type("edit Card\r")
        try program.wait(for: "#1 > struct Card: ProxyElement {")
        program.type(Keys.interrupt)
        for line in ["edit Card[0]", "edit #1"] {
            try program.waitForPrompt()
            program.type(line + "\r")
            try program.waitForLine("> replace #1 Card()")
            program.type(Keys.interrupt)
        }
        try program.waitForPrompt()
    }

    @Test("the line of edit has signatures and completions, as the call alone has")
    func assistance() throws {
        let program = try home.start()
        try program.run("autoshow off")
        try program.run("Row { Label(text: \"A\") }")
        program.type("edit #2\r")
        try program.waitForLine("> replace #2 Label(text: \"A\")")
        program.type(Keys.left)
        try program.wait(for: "\nLabel(‹text: String›")
        program.type(Keys.interrupt)
        try program.waitForPrompt()
        program.type("replace #2 Lab" + Keys.tab + "(" + Keys.tab)
        try program.wait(for: "> replace #2 Label(text:")
    }

    @Test("an entry taller than the screen moves with the cursor, and what is typed is seen")
    func tallEntry() throws {
        let program = try home.start(rows: 12)
        try program.run("autoshow off")
        try program.run("Column { " + (1...20).map { "Label(text: \"\($0)\")" }.joined(separator: "; ") + " }")
        program.type("edit #1\r")
        try program.wait(for: "the last line") { $0.currentLine == "}" }
        for _ in 0..<20 { program.type(Keys.up) }
        try program.wait(for: "the second line") { $0.currentLine == "    Label(text: \"1\")" }
        #expect(program.screen.lines[0] == "> replace #1 Column {" || program.screen.cursor.row == 0)
        program.type(Keys.lineEnd + ".inset(uniform: 2)")
        try program.wait(for: "what was typed") { $0.currentLine == "    Label(text: \"1\").inset(uniform: 2)" }
        for _ in 0..<12 { program.type(Keys.down) }
        try program.wait(for: "a line further down") { $0.currentLine == "    Label(text: \"13\")" }
        program.type(Keys.lineStart + Keys.control("k"))
        try program.wait(for: "an empty line") { $0.currentLine.isEmpty }
        program.type(Keys.enter)
        try program.wait(for: "replaces Column #1")
        try program.run("expect elements 21")
        #expect(program.screen.text.contains("holds: there are 21 elements"), "\(program.screen.report)")
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

    /// Writes an editor that runs a line of the shell on its file, `$1`.
    private func editor(_ line: String) throws -> String {
        let path = home.folder + "/editor"
        try Data("#!/bin/sh\n\(line)\n".utf8).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
        return path
    }

    @Test("edit --editor opens the element in the editor, on a terminal with its own settings, and replaces it")
    func inEditor() throws {
        let path = try editor("cat $1; read answer; sed -i s/A/$answer/ $1")
        let program = try home.start(environment: ["EDITOR": path, "VISUAL": ""])
        try program.run("autoshow off")
        try program.run("Row { Label(text: \"A\") }")
        program.type("edit --editor #1\r")
        try program.wait(for: "\nRow {\n    Label(text: \"A\")\n}")
        // The terminal echoes, and takes a line.
        program.type("BC" + Keys.backspace + "D\r")
        try program.wait(for: "\nBD\n")
        try program.wait(for: "Row #3 replaces Row #1")
        try program.waitForPrompt()
        program.type("#4.text\r")
        try program.wait(for: "\n\"BD\"\n")
        try program.waitForPrompt()
        program.type(Keys.up + Keys.up)
        try program.wait(for: "> replace #1 Row {\n    Label(text: \"BD\")\n}")
    }

    @Test("without a change, or after an editor that fails, the element stays; a safe session opens no editor")
    func notEdited() throws {
        for (line, words) in [("true", "nothing changed"), ("exit 3", "failed; nothing changed")] {
            let path = try editor(line)
            let program = try home.start(environment: ["VISUAL": path])
            try program.run("autoshow off")
            try program.run("Label(text: \"A\")")
            program.type("edit --editor\r")
            try program.wait(for: words)
            try program.waitForPrompt()
            #expect(!program.screen.text.contains("replaces"))
        }
        let safe = try home.start(["--safe"])
        try safe.run("autoshow off")
        try safe.run("Label(text: \"A\")")
        safe.type("edit --editor\r")
        try safe.wait(for: "which is refused in\n  safe mode")
    }
}
