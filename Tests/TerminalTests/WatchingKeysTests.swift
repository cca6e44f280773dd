import Foundation
import TerminalPrograms
import TestTiers
import Testing

@Suite("The keys of a file that is watched", .onOwnThreads, .merge)
struct WatchingKeysTests {
    private let home: HomeFolder
    private let path: String

    init() throws {
        home = try HomeFolder()
        path = home.folder + "/card.swift"
        try write(Self.text)
    }

    private static let text = "// Kept.\nRow  {  // Kept, too.\n\tLabel(text:  \"one\")\n    Label(text: \"two\")\n}\n"
    private static let keyRow = ": inspect and edit  q leave"

    private func write(_ text: String) throws {
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    private var written: String { get throws { try String(contentsOfFile: path, encoding: .utf8) } }

    private func watch(_ options: [String] = [], rows: Int = 24) throws -> TerminalProgram {
        let program = try TerminalProgram(
            TerminalProgram.blueprint,
            arguments: ["watch", "card.swift"] + options,
            environment: home.environment,
            folder: home.folder,
            rows: rows
        )
        try program.wait(for: "3 nodes")
        return program
    }

    /// Types a line in the inspector.
    private func edit(_ line: String, in program: TerminalProgram) throws {
        program.type(":" + line + Keys.enter)
        try program.wait(for: "the inspector") { $0.isAlternate && $0.text.contains("? keys") }
    }

    private func isGivenBack(_ program: TerminalProgram) -> Bool {
        let screen = program.screen
        return !screen.isAlternate && screen.isCursorVisible && screen.unknown.isEmpty
            && screen.modes.isDisjoint(with: [1000, 1002, 1003, 1006, 2004]) && program.isCooked
    }

    @Test(": takes a line, :save writes what it changed to the file, q leads back to the drawing, and q leaves")
    func saving() throws {
        let program = try watch()
        #expect(program.screen.text.contains(Self.keyRow))
        // The line is typed before the inspector is there.
        try edit("set #2 text three", in: program)
        try program.wait(for: "Label #2 has text \"three\"")
        program.type("q")
        try program.wait(for: "the edits of card.swift are not saved: :save writes them, q again drops them")
        #expect(try written == Self.text)
        try edit("save", in: program)
        try program.wait(for: "card.swift is written: line 3 changed")
        #expect(try written == Self.text.replacingOccurrences(of: "one", with: "three"))
        program.type("q")
        try program.wait(for: "the drawing") { !$0.isAlternate }
        try program.wait(for: "\"one\" → \"three\"")
        #expect(!program.isCooked)
        program.type(":" + Keys.up + Keys.up)
        try program.wait(for: "the line of before") { $0.isAlternate && $0.text.contains("set #2 text three") }
        program.type(Keys.escape)
        try program.wait(for: "? keys")
        program.type("q")
        try program.wait(for: "the drawing") { !$0.isAlternate }
        program.type("q")
        #expect(try program.exitCode() == 0)
        #expect(isGivenBack(program))
        #expect(program.screen.text.contains("┡Label #2━┛"))
        #expect(!program.screen.text.contains(Self.keyRow))
    }

    @Test("what is typed ahead goes to who reads next: the inspector, and then the drawing")
    func typedAhead() throws {
        let program = try watch()
        program.type(":set #2 text three" + Keys.enter + ":save" + Keys.enter + "q:set #3 text four" + Keys.enter)
        try program.wait(for: "Label #3 has text \"four\"")
        #expect(try written == Self.text.replacingOccurrences(of: "one", with: "three"))
        program.type(":save" + Keys.enter + "qq")
        #expect(try program.exitCode() == 0)
        #expect(isGivenBack(program))
        #expect(program.screen.text.contains("four"))
        let text = Self.text.replacingOccurrences(of: "one", with: "three")
        #expect(try written == text.replacingOccurrences(of: "two", with: "four"))
    }

    @Test("pasted lines are a line to type, and no keys", arguments: ["", "i"])
    func pasting(key: String) throws {
        let program = try watch()
        program.type(key + "\u{1b}[200~set #2 text three\nq\nq\u{1b}[201~")
        try program.wait(for: "the line") { $0.isAlternate && $0.text.contains(":set #2 text three␤q␤q") }
        program.type(Keys.escape)
        try program.wait(for: "? keys")
        program.type("qq")
        #expect(try program.exitCode() == 0)
        #expect(isGivenBack(program))
    }

    @Test("a file with an error is inspected with its error, without being read again")
    func broken() throws {
        let program = try watch()
        try write("Row {")
        try program.wait(for: "card.swift:1:")
        program.type("i")
        try program.wait(for: "the last good tree") {
            $0.text.contains("two") && $0.text.contains("card.swift has an error")
        }
        program.type("q")
        try program.wait(for: "the drawing") { !$0.isAlternate && $0.text.contains("card.swift:1:") }
        program.type("q")
        #expect(try program.exitCode() == 0)
    }

    @Test("in the background, no keys are named until the process is in the foreground")
    func background() throws {
        let shell = try home.shell(folder: home.folder)
        shell.type(TerminalProgram.blueprint + " watch card.swift &" + Keys.enter)
        try shell.wait(for: "3 nodes")
        try write(Self.text.replacingOccurrences(of: "two", with: "four"))
        try shell.wait(for: "\"two\" → \"four\"")
        #expect(!shell.written.contains(Self.keyRow))
        shell.type("fg" + Keys.enter)
        try shell.wait(for: Self.keyRow)
        shell.type("q")
        try shell.waitUntilShellIsCooked()
    }

    @Test("edits are made again in a file that changed meanwhile, which is not overwritten")
    func changedMeanwhile() throws {
        let program = try watch()
        try edit("set #2 text three", in: program)
        try program.wait(for: "has text")
        let changed = Self.text.replacingOccurrences(of: "two", with: "four")
        try write(changed)
        try program.wait(for: "card.swift has changed; 1 edit applied again")
        #expect(try written == changed)
        try edit("save", in: program)
        try program.wait(for: "is written")
        program.type("q")
        try program.wait(for: "the drawing") {
            !$0.isAlternate && $0.text.contains("four") && $0.text.contains("three")
        }
        #expect(try written == changed.replacingOccurrences(of: "one", with: "three"))
        program.type("q")
        #expect(try program.exitCode() == 0)
    }

    @Test("a line that ends the session asks before it drops edits")
    func quitting() throws {
        let program = try watch()
        try edit("set #2 text three", in: program)
        try edit("quit", in: program)
        try program.wait(for: "the edits of card.swift are not saved: :save writes them, q again drops them")
        program.type("q")
        try program.wait(for: "the drawing") { !$0.isAlternate && $0.text.contains(Self.keyRow) }
        program.type(":quit" + Keys.enter)
        #expect(try program.exitCode() == 0)
        #expect(isGivenBack(program))
        #expect(try written == Self.text)
    }

    @Test("i inspects without a line; keys with another meaning for terminals, and others, do nothing")
    func otherKeys() throws {
        let program = try watch()
        program.type(Keys.up + Keys.pageDown + Keys.alternative("q") + Keys.enter + "xZ" + Keys.endOfInput)
        program.type("i")
        try program.wait(for: "the inspector") { $0.isAlternate && $0.text.contains("? keys") }
        program.type("w" + "q" + "q")
        try program.wait(for: "the drawing") { !$0.isAlternate && $0.text.contains(Self.keyRow) }
        program.type("q")
        #expect(try program.exitCode() == 0)
    }

    @Test("Ctrl-C after the inspector ends it, and so does a signal within", arguments: [SIGINT, SIGTERM, SIGHUP])
    func ending(signal: Int32) throws {
        let program = try watch()
        program.type("i")
        try program.wait(for: "? keys")
        if signal == SIGINT {
            program.type("q")
            try program.wait(for: Self.keyRow)
        }
        program.signal(signal)
        #expect(try program.exitCode() == (signal == SIGINT ? 130 : 128 + signal))
        #expect(isGivenBack(program))
    }

    @Test("Ctrl-Z gives the terminal to the shell; in the background it draws, and in the foreground takes keys again")
    func stopping() throws {
        let shell = try home.shell(folder: home.folder)
        shell.type(TerminalProgram.blueprint + " watch card.swift" + Keys.enter)
        try shell.wait(for: Self.keyRow)
        shell.type("i")
        try shell.wait(for: "? keys")
        let before = shell.written.count
        shell.type("q")
        try shell.wait(for: "the drawing") { _ in
            shell.written.dropFirst(before).contains("\u{1b}[2J")
        }
        shell.type(Keys.suspend)
        try shell.wait(for: "Stopped")
        shell.type("bg" + Keys.enter)
        try write(Self.text.replacingOccurrences(of: "two", with: "four"))
        try shell.wait(for: "\"two\" → \"four\"")
        shell.type("clear; fg" + Keys.enter)
        try shell.waitUntilCooked(false)
        shell.type("i")
        try shell.wait(for: "the inspector") { $0.isAlternate && $0.text.contains("? keys") }
        shell.type("q")
        try shell.wait(for: "the drawing") { !$0.isAlternate }
        shell.type("q")
        try shell.waitUntilShellIsCooked()
    }

    @Test("in words, the inspector is not offered")
    func words() throws {
        let program = try watch(["-c", "style text"])
        try program.wait(for: "\nq leave")
        program.type("iq")
        #expect(try program.exitCode() == 0)
        #expect(!program.written.contains("\u{1b}[?1049h"))
    }

    @Test("a low window keeps its rows for the drawing")
    func lowWindow() throws {
        let program = try watch(rows: 7)
        #expect(!program.screen.text.contains("q leave"))
        program.type("q")
        #expect(try program.exitCode() == 0)
    }
}
