import Foundation
import TerminalPrograms
import Testing

@Suite("Typing on a terminal", .onOwnThreads)
struct TypingTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    @Test("the greeting has two lines, and Ctrl-D on an empty line leaves with the terminal as it was")
    func greetingAndLeaving() throws {
        let program = try home.start()
        #expect(program.screen.lines[0].hasPrefix("blueprint "))
        #expect(program.screen.lines[2] == ">")
        try program.waitUntilCooked(false)
        program.type(Keys.endOfInput)
        #expect(try program.exitCode() == 0)
        try program.wait(for: "the end of bracketed paste") { !$0.hasBracketedPaste }
    }

    @Test("a typed line is edited and run, and its output follows")
    func typing() throws {
        let program = try home.start()
        program.type("Labl(text: \"Hi\")" + Keys.lineStart)
        for _ in 0..<3 { program.type("\u{1b}[C") }
        program.type("e" + Keys.enter)
        try program.wait(for: "> Label(text: \"Hi\")\n")
        try program.wait(for: "Label #1 is the root")
    }

    @Test(
        "Alt with an arrow moves by word, as Alt-B and Alt-F do",
        arguments: [("\u{1b}[1;3D", "\u{1b}[1;3C"), ("\u{1b}b", "\u{1b}f")]
    )
    func words(back: String, forward: String) throws {
        let program = try home.start()
        program.type("find one two")
        try program.waitForLine("> find one two")
        program.type(back)
        program.type("x")
        try program.waitForLine("> find one xtwo")
        program.type(back + back)
        program.type("y")
        try program.waitForLine("> find yone xtwo")
        program.type(forward)
        program.type("z")
        try program.wait(for: "a word later") { $0.currentLine.contains("yone") && $0.currentLine.contains("z") }
        #expect(program.screen.currentLine.contains(#/yone ?z ?xtwo/#), "\(program.screen.currentLine)")
        program.type(Keys.interrupt)
    }

    @Test(
        "the cursor crosses a character of several scalars at once, and is shown where it is",
        arguments: ["e\u{301}", "e\u{301}\u{302}", "👨‍👩‍👧"]
    )
    func characters(character: String) throws {
        let program = try home.start()
        program.type("print(\"caf\(character) xy\")")
        try program.wait(for: "the line") { $0.currentLine.hasSuffix(" xy\")") }
        let columns = program.screen.cursor.column
        for _ in 0..<5 { program.type(Keys.left) }
        try program.wait(for: "the cursor behind it") { $0.cursor.column == columns - 5 }
        program.type(Keys.left)
        try program.wait(for: "the cursor before it") { $0.cursor.column == 12 }
        program.type("Z")
        try program.wait(for: "a letter before it") {
            $0.currentLine.hasPrefix("> print(\"cafZ\(character)") && $0.cursor.column == 13
        }
        program.type("\u{1b}[C" + "Q")
        try program.wait(for: "a letter behind it") {
            $0.currentLine.hasSuffix("Q xy\")") && $0.cursor.column == columns - 3
        }
        program.type(Keys.enter)
        try program.wait(for: "\ncafZ\(character)Q xy\n")
    }

    @Test("Ctrl-C discards the line and nothing else")
    func interrupt() throws {
        let program = try home.start()
        program.type("Label(text:")
        try program.waitForLine("> Label(text:")
        program.type(Keys.interrupt)
        try program.wait(for: "> Label(text:^C")
        try program.waitForPrompt()
        program.type("Label(text: \"A\")" + Keys.enter)
        try program.wait(for: "Label #1 is the root")
    }

    @Test("Ctrl-C discards an entry of several lines")
    func interruptWithinEntry() throws {
        let program = try home.start()
        program.type("Row {" + Keys.enter)
        try program.waitForLine(".")
        program.type(Keys.interrupt)
        try program.waitForPrompt()
        program.type("Label(text: \"A\")" + Keys.enter)
        try program.wait(for: "Label #1 is the root")
    }

    @Test("open brackets continue the input on further lines, which are one entry")
    func continuation() throws {
        let program = try home.start()
        program.type("Row {" + Keys.enter)
        try program.waitForLine(".")
        program.type("Label(text: \"A\")" + Keys.enter)
        try program.wait(for: ". Label(text: \"A\")\n.")
        program.type("}" + Keys.enter)
        try program.wait(for: "Row #1")
        try program.waitForPrompt()
        program.type(Keys.up)
        try program.wait(for: "> Row {\nLabel(text: \"A\")\n}")
    }

    @Test("text that is not ASCII is unchanged in an ASCII locale", arguments: ["C", "POSIX", "C.UTF-8"])
    func locales(name: String) throws {
        let program = try home.start(environment: ["LC_ALL": name])
        program.type("Label(text: \"é 漢字\")" + Keys.enter)
        try program.wait(for: "Label #1 is the root")
        program.type(Keys.up)
        try program.waitForLine("> Label(text: \"é 漢字\")")
    }

    @Test("vi mode from .editrc works, with paste and a single Escape")
    func vi() throws {
        let rules = home.folder + "/.editrc"
        try "bind -v\n".write(toFile: rules, atomically: true, encoding: .utf8)
        let program = try home.start(environment: ["EDITRC": rules])
        program.type("bel(")
        try program.waitForLine("> bel(")
        program.type("\u{1b}")
        program.type("0i")
        program.paste("La")
        try program.waitForLine("> Label(")
    }

    @Test("Ctrl-C interrupts a line that runs too long, and the session continues")
    func interruptWhileRunning() throws {
        let program = try home.start()
        program.type("Label(text: \"A\")" + Keys.enter)
        try program.wait(for: "Label #1 is the root")
        try program.waitForPrompt()
        program.type(EndlessLine.text + Keys.enter)
        try program.wait(for: "the end of editing") { !$0.hasBracketedPaste }
        try program.waitForLine("working for 1 s · Ctrl-C interrupts it")
        program.type(Keys.interrupt)
        try program.wait(for: "error: ")
        try program.waitForPrompt()
        #expect(!program.screen.text.contains("working for"), "what was shown meanwhile is taken away")
        program.type("swift" + Keys.enter)
        try program.wait(for: "\nLabel(text: \"A\")\n")
    }

    @Test("keys typed while a line runs are not lost")
    func typingAhead() throws {
        let program = try home.start()
        let slow = "let n = { var i = 0; while i < 20_000 { i += 1 }; return i }()"
        program.type(slow + Keys.enter)
        program.type("Label(text: \"B\")" + Keys.left + Keys.left + Keys.backspace + "A" + Keys.enter)
        try program.wait(for: "> Label(text: \"A\")\n")
        try program.wait(for: "Label #1 is the root")
        program.type(Keys.endOfInput)
        #expect(try program.exitCode() == 0)
    }

    @Test("Ctrl-D that is typed before the first prompt ends the program", arguments: [[], ["learn", "1"]])
    func endingAhead(arguments: [String]) throws {
        let program = try TerminalProgram(
            TerminalProgram.blueprint,
            arguments: arguments,
            environment: home.environment
        )
        #expect(program.isCooked)
        program.type(Keys.endOfInput)
        #expect(try program.exitCode() == 0)
    }

    @Test("between two lines the terminal does not change the keys that are typed ahead")
    func typingBetweenLines() throws {
        let program = try home.start()
        program.type(String(repeating: "1" + Keys.enter, count: 200) + "\"the end\"" + Keys.enter)
        var wasCooked = false
        try program.wait(for: "the last line's value") { screen in
            wasCooked = wasCooked || (0..<500).contains { _ in program.isCooked }
            return screen.text.contains("\"the end\"\n\"the end\"")
        }
        #expect(!wasCooked)
    }
}
