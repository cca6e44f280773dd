import Foundation
import TerminalPrograms
import TestTiers
import Testing

@Suite("A terminal's window and job control", .onOwnThreads, .merge)
struct WindowTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    @Test("a line is drawn again for another width")
    func resizing() throws {
        let program = try home.start(columns: 80)
        program.type("Label(text: \"one two three four five six\")")
        try program.waitForLine("> Label(text: \"one two three four five six\")")
        program.resize(columns: 30, rows: 24)
        program.type(Keys.lineStart + "A" + Keys.lineEnd + "B")
        try program.wait(for: "> ALabel(text: \"one two three\nfour five six\")B")
        program.resize(columns: 100, rows: 24)
        program.type(Keys.backspace + Keys.lineStart + "\u{1b}[3~")
        try program.waitForLine("> Label(text: \"one two three four five six\")")
        program.type(Keys.enter)
        try program.wait(for: "Label #1 is the root")
    }

    @Test("a line that a narrow window wraps after a space is drawn once in a wide one", arguments: [60, 40])
    func widening(columns: Int) throws {
        let program = try home.start(columns: 100)
        let line = "Row(alignment: .center, minimumSpacing: 12) { Label(text: \"a long long long text\"); Empty() }"
        program.type(line)
        try program.waitForLine("> " + line)
        program.resize(columns: columns, rows: 24)
        try program.wait(for: "the wrapped line") { !$0.text.contains("> " + line) && $0.text.contains("Empty()") }
        program.resize(columns: 100, rows: 24)
        try program.waitForLine("> " + line)
        try program.wait(for: "one line") { $0.lines.filter { $0.hasPrefix("> Row(") }.count == 1 }
    }

    @Test("joined emoji leave nothing wrong behind them")
    func joinedEmoji() throws {
        let program = try home.start(columns: 80)
        let end = "\") }"
        program.type("Row { Label(text: \"👨‍👩‍👧" + end + ".ali\t")
        try program.wait(for: "the completed line") { $0.lines.contains("> Row { Label(text: \"👨‍👩‍👧    \") }.aligned") }
        for _ in 0..<(end + ".aligned").count { program.type(Keys.left) }
        program.type("ab" + Keys.backspace)
        try program.wait(for: "the edited line") {
            $0.lines.contains("> Row { Label(text: \"👨‍👩‍👧    a\") }.aligned") && $0.cursor.column == 28
        }
    }

    @Test("a line of several rows is shown as it is while text is inserted before its end, and deleted")
    func wrapped() throws {
        let program = try home.start(columns: 80)
        let words = ["aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc", "dddddddddd", "eeeeeeeeee", "ffffffffff"]
        var line = "Label(text: \"" + (words + words + words.prefix(3)).joined(separator: " ") + "\")"
        func rows() -> [String] {
            stride(from: 0, to: line.count + 2, by: 80).map { start in
                let row = ("> " + line).dropFirst(start).prefix(80)
                return String(row.reversed().drop { $0 == " " }.reversed())
            }
        }
        func check(_ what: String) throws {
            try program.wait(for: "\(what): \(rows())") { $0.lines.starts(with: rows()) }
        }
        program.type(line)
        try program.wait(for: "the line") { $0.text.contains("cccccccccc\")") }
        program.type(Keys.control("l"))
        try check("the whole line")
        program.type(Keys.lineStart)
        for (index, letter) in "Row".enumerated() {
            program.type(String(letter))
            line.insert(letter, at: line.index(line.startIndex, offsetBy: index))
            try check("after \(letter)")
        }
        for _ in 0..<40 { program.type(Keys.right) }
        for _ in 0..<5 {
            program.type(" ")
            line.insert(" ", at: line.index(line.startIndex, offsetBy: 43))
            try check("after a space")
        }
        for _ in 0..<30 {
            program.type(Keys.delete)
            line.remove(at: line.index(line.startIndex, offsetBy: 48))
            try check("after a deletion")
        }
    }

    @Test("a viewport that is larger than the window is drawn to fit its rows")
    func rows() throws {
        let program = try home.start(columns: 80)
        program.type("Label(text: \"Top\")" + Keys.enter)
        try program.wait(for: "Label #1 is the root")
        program.type("viewport 375x667" + Keys.enter)
        try program.wait(for: "drawn as small as its text allows: 1 cell is 4.75×16 pt; zoom fit is smaller")
        try program.wait(for: "the whole frame, in fewer rows") { screen in
            screen.lines.contains { $0.hasPrefix("┏Label >#1<") } && screen.text.contains(" rows like this ")
        }
        program.type("zoom fit" + Keys.enter)
        try program.wait(for: "\nzoom fit\n")
        program.type("frames" + Keys.enter)
        try program.wait(for: "the whole drawing") { screen in
            screen.lines.contains { $0.hasPrefix("┏Label >#1<") } && screen.text.contains("drawn smaller to fit")
        }
    }

    /// Starts a shell, and the program in it.
    private func programInShell() throws -> TerminalProgram {
        let shell = try home.shell()
        shell.type(TerminalProgram.blueprint + Keys.enter)
        try shell.waitForPrompt()
        return shell
    }

    @Test("Ctrl-Z returns the terminal to the shell, and fg restores the line")
    func suspending() throws {
        let shell = try programInShell()
        shell.type("Label(text:")
        try shell.waitForLine("> Label(text:")
        shell.type(Keys.suspend)
        try shell.wait(for: "Stopped")
        try shell.waitUntilShellIsCooked()
        shell.type("fg" + Keys.enter)
        try shell.waitForLine("> Label(text:")
        shell.type(" \"A\")" + Keys.enter)
        try shell.wait(for: "Label #1 is the root")
    }

    @Test("a session that Ctrl-Z stopped is ended by the shell's kill")
    func killing() throws {
        let shell = try programInShell()
        shell.type(Keys.suspend)
        try shell.wait(for: "Stopped")
        try shell.waitForLine("$")
        shell.type("p=$(jobs -p); kill %1; while kill -0 $p 2> /dev/null; do sleep 0.1; done; echo ended" + Keys.enter)
        try shell.wait(for: "\nended\n")
    }

    @Test("a signal that comes during a stop leaves the terminal to the shell", arguments: ["TERM", "USR1"])
    func endingWhileStopped(signal: String) throws {
        // This shell does not restore the terminal's settings.
        let shell = try home.shell(["/bin/sh", "-i"])
        shell.type("set -m; " + TerminalProgram.blueprint + Keys.enter)
        try shell.waitForPrompt()
        shell.type(Keys.suspend)
        try shell.wait(for: "the shell") { $0.text.contains("Stopped") && $0.currentLine == "$" }
        shell.type("kill -\(signal) %1; fg; echo ended" + Keys.enter)
        try shell.wait(for: "\nended\n")
        #expect(shell.isCooked)
        #expect(!shell.screen.hasBracketedPaste)
    }

    @Test("Ctrl-Z while a line runs returns the terminal to the shell, and fg continues")
    func suspendingWhileRunning() throws {
        let shell = try programInShell()
        shell.type(EndlessLine.text + Keys.enter)
        try shell.wait(for: "working for")
        shell.type(Keys.suspend)
        try shell.wait(for: "Stopped")
        try shell.waitUntilShellIsCooked()
        shell.type("fg" + Keys.enter)
        try shell.wait(for: "fg\n")
        try shell.wait(for: "another progress line") { $0.currentLine.hasPrefix("working for") }
        shell.type(Keys.interrupt)
        try shell.waitForPrompt()
        shell.type("Label(text: \"A\")" + Keys.enter)
        try shell.wait(for: "Label #1 is the root")
    }

    @Test("after a stop that cannot be noticed, the terminal is taken again", arguments: [true, false])
    func unnoticedStop(isRunning: Bool) throws {
        let program = try home.start()
        program.type(isRunning ? EndlessLine.text + Keys.enter : "Label(")
        try program.wait(for: isRunning ? "working for" : "> Label(")
        program.signal(SIGSTOP)
        try program.waitUntilStopped()
        program.cook()
        program.signal(SIGCONT)
        try program.waitUntilCooked(false)
        if isRunning {
            program.type(Keys.interrupt)
            try program.waitForPrompt()
            program.type("Label(")
        }
        try program.waitForLine("> Label(")
        program.type("text: \"A\")" + Keys.enter)
        try program.wait(for: "Label #1 is the root")
    }

    @Test("a window that is resized while a line runs is known at the next line")
    func resizingWhileRunning() throws {
        let program = try home.start(columns: 80)
        program.type(EndlessLine.text + Keys.enter)
        try program.wait(for: "working for")
        program.resize(columns: 30, rows: 24)
        program.type(Keys.interrupt)
        try program.waitForPrompt()
        program.type("Label(text: \"one two three four five six\")")
        try program.wait(for: "> Label(text: \"one two three f\nour five six\")")
        program.type(Keys.lineStart + "A" + Keys.lineEnd + "B")
        try program.wait(for: "> ALabel(text: \"one two three\nfour five six\")B")
    }

    @Test("a signal that ends the program restores the terminal's mode", arguments: [SIGTERM, SIGHUP])
    func ending(signal: Int32) throws {
        let program = try home.start()
        try program.waitUntilCooked(false)
        program.type("Label")
        try program.waitForLine("> Label")
        program.signal(signal)
        #expect(try program.exitCode() == 128 + signal)
        try program.waitUntilCooked(true)
        // What the program wrote last may arrive after its end.
        try program.wait(for: "the end of bracketed paste") { !$0.hasBracketedPaste }
    }

    @Test("a terminal without escape sequences receives none")
    func dumbTerminal() throws {
        let program = try home.start(environment: ["TERM": "dumb", "NO_COLOR": ""])
        program.type("Label(text: \"A\")\n")
        try program.wait(for: "Label #1 is the root")
        try program.waitForLine(">")
        program.type(Keys.endOfInput)
        #expect(try program.exitCode() == 0)
        #expect(!program.written.contains("\u{1b}"))
    }
}
