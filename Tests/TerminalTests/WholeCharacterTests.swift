import Foundation
import TerminalEmulator
import TerminalPrograms
import TestTiers
import Testing

/// Keys that delete or exchange characters of several scalars.
@Suite("Characters of several scalars at the prompt", .onOwnThreads, .merge)
struct WholeCharacterTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    static let characters = ["e\u{301}", "e\u{301}\u{302}", "👨‍👩‍👧", "🇩🇪", "\u{1112}\u{1161}\u{11ab}"]

    /// Returns the line of the cursor without spaces: a terminal shows joined emoji in less columns than libedit counts.
    private func line(_ screen: TerminalScreen) -> String { screen.currentLine.replacing(" ", with: "") }

    /// Waits for a line with the cursor in a column; what is behind the line is a text around it.
    private func wait(_ program: TerminalProgram, for line: String, column: Int) throws {
        try program.wait(for: "“\(line)” with the cursor in column \(column)") { screen in
            let shown = screen.currentLine
            return Array(shown.unicodeScalars) == Array(line.unicodeScalars) && screen.cursor.column == column
        }
    }

    @Test("Backspace and Ctrl-H delete the character before the cursor", arguments: characters)
    func before(character: String) throws {
        let program = try home.start()
        for key in [Keys.backspace, Keys.control("h")] {
            program.type("print(\"xy\(character)z")
            try program.wait(for: "the line") { $0.currentLine.hasSuffix("z") }
            program.type(Keys.left + key)
            try wait(program, for: "> print(\"xyz", column: 11)
            program.type("Q")
            try wait(program, for: "> print(\"xyQz", column: 12)
            program.type(Keys.lineEnd + "\")" + Keys.enter)
            try program.wait(for: "\nxyQz\n")
            program.type("clear" + Keys.enter)
            try program.waitForPrompt()
        }
    }

    @Test("Delete and Ctrl-D delete the character at the cursor", arguments: characters)
    func behind(character: String) throws {
        let program = try home.start()
        for key in [Keys.delete, Keys.control("d")] {
            program.type("print(\"xy\(character)z")
            try program.wait(for: "the line") { $0.currentLine.hasSuffix("z") }
            program.type(Keys.left + Keys.left + key)
            try wait(program, for: "> print(\"xyz", column: 11)
            program.type(Keys.interrupt)
            try program.waitForPrompt()
        }
    }

    @Test("Backspace deletes one character of several scalars after the other", arguments: characters)
    func several(character: String) throws {
        let program = try home.start()
        program.type("zz" + character + "a" + character)
        try program.wait(for: "the line") { line($0).hasPrefix(">zz\(character)a\(character)") }
        program.type(Keys.backspace)
        try program.wait(for: "one less") { line($0) == ">zz\(character)a" }
        program.type(Keys.backspace + Keys.backspace)
        try wait(program, for: "> zz", column: 4)
    }

    @Test("Ctrl-T exchanges whole characters", arguments: characters)
    func transposing(character: String) throws {
        let program = try home.start()
        program.type("xa\(character)" + Keys.control("t") + "b")
        try program.wait(for: "at the end") { line($0).hasPrefix(">x\(character)ab") }
        program.type(Keys.left + Keys.left + Keys.control("t") + "c")
        try program.wait(for: "within") { line($0).hasPrefix(">xa\(character)cb") }
    }

    @Test("A combining mark in the search of Ctrl-R neither ends it nor changes the line that it has found")
    func searching() throws {
        let program = try home.start()
        for line in ["print(\"cafe\u{301} one\")", "print(\"一三 two\")", "print(3)"] { try program.run(line) }
        program.type(Keys.searchBack + "cafe\u{301}")
        try program.wait(for: "the line with the accent") { $0.text.contains("> print(\"cafe\u{301} one\")\nbck:cafe") }
        program.type(" o")
        try program.wait(for: "the search goes on") { $0.text.contains("bck?cafe o") || $0.text.contains("bck:cafe o") }
        program.type(Keys.interrupt)
        try program.waitForPrompt()
        program.type(Keys.searchBack + "三two")
        try program.wait(for: "the other line") { $0.text.contains("> print(\"一三 two\")\nbck:two") }
        program.type(Keys.enter)
        try program.wait(for: "\n一三 two\n")
    }

    @Test("x and X of vi delete whole characters", arguments: characters)
    func vi(character: String) throws {
        let rules = home.folder + "/.editrc"
        try "bind -v\n".write(toFile: rules, atomically: true, encoding: .utf8)
        let program = try home.start(environment: ["EDITRC": rules])
        program.type("xy\(character)z\(character)")
        try program.wait(for: "the line") { line($0).hasPrefix(">xy\(character)z\(character)") }
        program.type(Keys.escape)
        Thread.sleep(forTimeInterval: 0.1)
        program.type("x")
        try program.wait(for: "the last one gone") { line($0) == ">xy\(character)z" }
        program.type("X")
        try program.wait(for: "the one before gone") { line($0) == ">xyz" }
    }
}
