import Foundation
import TerminalEmulator
import TerminalPrograms
import TestTiers
import Testing

/// The inspector on a terminal: the real program, with keys, mouse, signals and files.
@Suite("Inspector: on a terminal", .onOwnThreads, .serialized)
struct InspectTerminalTests {
    private let home: HomeFolder
    private let folder: String

    init() throws {
        home = try HomeFolder()
        folder = home.folder
    }

    private static let account = """
        Row {
            Label(text: "Account name")
            Label(text: "Somebody with a very long name")
        }

        """

    private func write(_ text: String, _ name: String = "a.swift") throws {
        try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
    }

    /// Starts the inspector on a file with a text.
    private func start(
        _ text: String = account,
        options: [String] = ["-c", "viewport 240x120"],
        environment: [String: String] = [:],
        columns: Int = 90,
        rows: Int = 24
    ) throws -> TerminalProgram {
        try write(text)
        let program = try TerminalProgram(
            TerminalProgram.blueprint,
            arguments: ["inspect"] + options + ["a.swift"],
            environment: home.environment.merging(environment) { $1 },
            folder: folder,
            columns: columns,
            rows: rows
        )
        try program.wait(for: "? keys")
        return program
    }

    private func leave(_ program: TerminalProgram) throws {
        program.type("q")
        #expect(try program.exitCode() == 0)
        #expect(isGivenBack(program))
    }

    /// True if nothing of what the inspector asked the terminal for is left.
    private func isGivenBack(_ program: TerminalProgram) -> Bool {
        let screen = program.screen
        return !screen.isAlternate && screen.isCursorVisible && !screen.isUpdating && screen.unknown.isEmpty
            && screen.modes.isDisjoint(with: [1000, 1002, 1003, 1006, 2004]) && program.isCooked
    }

    @Test("keys step, select and leave; the terminal is given back as it was")
    func keys() throws {
        let program = try start()
        #expect(program.screen.isAlternate)
        #expect(!program.screen.isCursorVisible)
        program.type(Keys.down + Keys.down)
        try program.wait(for: "Label >#3<")
        program.type(Keys.right + Keys.right)
        try program.wait(for: "2/26")
        program.type("w")
        try program.wait(for: "places it")
        program.type(Keys.escape)
        try program.wait(for: "the drawing") { $0.text.contains("proposed") && !$0.text.contains("places it") }
        program.type("}")
        try program.wait(for: "viewport 250×120")
        program.type(":undo" + Keys.enter)
        try program.wait(for: "viewport 240×120")
        try leave(program)
    }

    @Test("a click selects, a drag of the edge resizes, the wheel scrolls")
    func mouse() throws {
        let program = try start()
        try program.click(on: "Somebody")
        try program.wait(for: "Label >#3<")
        let corner = try #require(program.screen.position(of: "┩"))
        let edge = Position(row: corner.row + 3, column: corner.column)
        try program.drag([edge, Position(row: edge.row, column: edge.column - 5)])
        try program.wait(for: "a narrower viewport") { !$0.text.contains("viewport 240×120") }
        try leave(program)
    }

    @Test("a change of size while playing draws the new size")
    func resizing() throws {
        let program = try start()
        program.type(" ")
        try program.wait(for: "playing")
        program.resize(columns: 60, rows: 20)
        try program.wait(for: "the smaller screen") { $0.lines.last?.contains("q leave") ?? false }
        program.resize(columns: 200, rows: 60)
        try program.wait(for: "the larger screen") { $0.lines.last?.contains("v drawing") ?? false }
        program.type("q")
        #expect(try program.exitCode() == 0)
    }

    @Test("Ctrl-Z gives the terminal to the shell, and fg takes it again", arguments: [false, true])
    func stopping(isPlaying: Bool) throws {
        try write(Self.account)
        let shell = try home.shell(folder: folder)
        shell.type(TerminalProgram.blueprint + " inspect a.swift" + Keys.enter)
        try shell.wait(for: "? keys")
        if isPlaying {
            shell.type(" ")
            try shell.wait(for: "playing")
        }
        for _ in 0..<2 {
            shell.type(Keys.suspend)
            try shell.wait(for: "the shell") { !$0.isAlternate && $0.text.contains("Stopped") }
            #expect(shell.screen.isCursorVisible)
            #expect(shell.screen.modes.isDisjoint(with: [1002, 1006]))
            shell.type("clear; fg" + Keys.enter)
            try shell.wait(for: "the screen again") { $0.isAlternate && $0.text.contains("? keys") }
        }
        shell.type("q")
        try shell.wait(for: "the shell") { !$0.isAlternate }
        try shell.waitUntilShellIsCooked()
    }

    @Test("a signal that ends the program gives the terminal back", arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGUSR1])
    func ending(signal: Int32) throws {
        let program = try start()
        program.signal(signal)
        #expect(try program.exitCode() != 0)
        #expect(isGivenBack(program))
    }

    @Test("a fault gives the terminal back")
    func fault() throws {
        let program = try start()
        program.signal(SIGSEGV)
        #expect(try program.exitCode() == 70)
        #expect(isGivenBack(program))
    }

    @Test("code that loops says how long it runs; Ctrl-C interrupts it, and nothing has changed")
    func loop() throws {
        let program = try start("Label(text: \"a\")\n")
        let endless = "{ var i = 0; while i >= 0 { i += String(repeating: \"é\", count: 10_000).count }; return i }()"
        program.type(":let n = " + endless + Keys.enter)
        try program.wait(for: "working for")
        program.type(Keys.interrupt)
        try program.wait(for: "interrupted")
        #expect(program.screen.lines.last?.contains("? keys") == true)
        try leave(program)
    }

    @Test("without colour, nothing has one; with it, the selection is reversed")
    func colour() throws {
        let plain = try start(environment: ["NO_COLOR": "1"])
        #expect(!plain.written.contains("\u{1b}[0;"))
        try leave(plain)
        let coloured = try start(environment: ["NO_COLOR": ""])
        let place = try #require(coloured.screen.position(of: ">#1<"))
        #expect(coloured.screen.cell(at: place).style.isReversed)
        try leave(coloured)
    }

    @Test("on a light background, colours are those that can be read on it", arguments: ["light", "dark"])
    func background(name: String) throws {
        let program = try start(environment: ["NO_COLOR": "", "BLUEPRINT_BACKGROUND": name])
        let place = try #require(program.screen.position(of: "Label #2"))
        #expect(program.screen.cell(at: place).style.foreground == .indexed(name == "light" ? 4 : 12))
        try leave(program)
    }

    @Test("in a locale without UTF-8, only ASCII is written")
    func ascii() throws {
        let program = try start(environment: ["LC_ALL": "C"])
        program.type(Keys.down + Keys.down + Keys.right + "w")
        try program.wait(for: "step 11 places it")
        program.type("w")
        try leave(program)
        #expect(program.written.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test("wide characters and emoji are drawn whole", arguments: [(60, 20), (90, 24), (200, 60)])
    func wide(columns: Int, rows: Int) throws {
        let text = "Column {\n    Label(text: \"日本語 👩‍👩‍👧 wide\")\n    Label(text: \"e\\u{301}\")\n}\n"
        let program = try start(text, columns: columns, rows: rows)
        try program.wait(for: "日本語 👩‍👩‍👧 wide")
        program.type(Keys.down + ">>>>>{{{")
        try program.wait(for: "Label >#2<")
        try leave(program)
    }

    @Test("10,000 elements", .merge)
    func large() throws {
        let program = try start("Column {\n    for i in 0..<5000 { Label(text: \"row \\(i)\").inset(uniform: 2) }\n}\n")
        program.type(Keys.down + Keys.down)
        try program.wait(for: ">Label 1<")
        program.type("/row 4321" + Keys.enter)
        try program.wait(for: "1 of 1")
        try leave(program)
    }

    @Test("a file that changes is shown again, half saved or whole")
    func following() throws {
        let program = try start()
        program.type(Keys.down + Keys.down)
        try program.wait(for: "Label >#3<")
        try write("Row {\n    Label(text: \"Acc")
        try program.wait(for: "a.swift:2")
        #expect(program.screen.text.contains("Somebody"))
        try write(Self.account.replacingOccurrences(of: "Somebody", with: "Nobody"))
        try program.wait(for: "Nobody")
        #expect(program.screen.text.contains("Label >#3<"))
        #expect(!program.screen.text.contains("a.swift:2"))
        try leave(program)
    }

    @Test("a bad file that is moved over the good one is said, however old it is, and so is a pipe", .merge)
    func moving() throws {
        let program = try start()
        let path = folder + "/a.swift"
        try write("Label(text: \"\0\")\n", "bad.swift")
        let old = [FileAttributeKey.modificationDate: Date.distantPast]
        try FileManager.default.setAttributes(old, ofItemAtPath: folder + "/bad.swift")
        #expect(rename(folder + "/bad.swift", path) == 0)
        try program.wait(for: "binary input")
        #expect(program.screen.text.contains("Somebody"))
        #expect(mkfifo(folder + "/pipe", 0o600) == 0 && rename(folder + "/pipe", path) == 0)
        try program.wait(for: "a.swift: is a pipe or a device, not a file")
        try write(Self.account.replacingOccurrences(of: "Somebody", with: "Nobody"))
        try program.wait(for: "Nobody")
        try leave(program)
    }

    @Test("q asks about edits that no file has, another key takes the question back, and :save answers it")
    func unsavedEdits() throws {
        let program = try start()
        program.type(":inset 5" + Keys.enter)
        try program.wait(for: "Inset >#4<")
        program.type("q")
        try program.wait(for: "the edits of a.swift are not saved: :save writes them, q again drops")
        program.type(Keys.down)
        try program.wait(for: "no question") { !$0.text.contains("q again drops") }
        program.type("q")
        try program.wait(for: "q again drops")
        #expect(program.screen.isAlternate)
        program.type(":save b.swift" + Keys.enter)
        try program.wait(for: "b.swift is written")
        program.type("q")
        try program.wait(for: "the drawing again") { !$0.text.contains("b.swift is written") }
        try leave(program)
        #expect(try String(contentsOfFile: folder + "/b.swift", encoding: .utf8).contains(".inset(uniform: 5)"))
    }

    @Test("q twice leaves without the edits; a file that changes gets them again")
    func lostEdits() throws {
        let program = try start()
        program.type(":inset 5" + Keys.enter)
        try program.wait(for: "Inset >#4<")
        try write(Self.account.replacingOccurrences(of: "Somebody", with: "Nobody"))
        try program.wait(for: "a.swift has changed; 1 edit applied again")
        #expect(program.screen.text.contains("Inset >#4<"))
        program.type("q")
        try program.wait(for: "q again drops")
        try leave(program)
        #expect(try !String(contentsOfFile: folder + "/a.swift", encoding: .utf8).contains("inset"))
    }

    @Test("one step writes little")
    func bytes() throws {
        let program = try start()
        program.type(Keys.right)
        try program.wait(for: "1/26")
        let before = program.screen.bytesReceived
        program.type(Keys.right)
        try program.wait(for: "2/26")
        #expect(program.screen.bytesReceived - before < 2000)
        try leave(program)
    }

    @Test("inspect at the prompt shows the session, and comes back to it")
    func prompt() throws {
        let program = try home.start([])
        try program.waitForPrompt()
        program.type("Label(text: \"one\")" + Keys.enter)
        try program.wait(for: "#1 is the root")
        program.type("inspect" + Keys.enter)
        try program.wait(for: "? keys")
        program.type(":inset 5" + Keys.enter)
        try program.wait(for: "Inset >#2<")
        program.type("}" + "q")
        try program.wait(for: "the prompt") { !$0.isAlternate }
        program.type("viewport" + Keys.enter)
        try program.wait(for: "viewport 310×160")
        program.type(Keys.up + Keys.up)
        try program.wait(for: "inspect")
        program.type(Keys.control("u") + "swift" + Keys.enter)
        try program.wait(for: ".inset(uniform: 5)")
        program.type("quit" + Keys.enter)
        #expect(try program.exitCode() == 0)
    }

    @Test("a session that is killed in the inspector can be resumed with what was done there")
    func killed() throws {
        let program = try home.start([])
        try program.waitForPrompt()
        program.type("Label(text: \"one\")" + Keys.enter + "inspect" + Keys.enter)
        try program.wait(for: "? keys")
        program.type(":inset 5" + Keys.enter)
        try program.wait(for: "Inset >#2<")
        program.signal(SIGKILL)
        _ = try program.exitCode()
        let next = try home.start(["--resume"])
        try next.wait(for: "resumed")
        next.type("swift" + Keys.enter)
        try next.wait(for: ".inset(uniform: 5)")
        next.hangUp()
    }

    @Test("where there is no terminal, inspect says what can be used instead")
    func noTerminal() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: TerminalProgram.blueprint)
        process.arguments = ["run", "-"]
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardError) = (input, output)
        try process.run()
        input.fileHandleForWriting.write(Data("inspect\n".utf8))
        try input.fileHandleForWriting.close()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(text.contains("frames, tree, why and step show the same"))
        #expect(process.terminationStatus == 1)
    }
}
