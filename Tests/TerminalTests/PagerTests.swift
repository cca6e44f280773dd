import Foundation
import TerminalPrograms
import TestTiers
import Testing

@Suite("The pager", .onOwnThreads, .merge)
struct PagerTests {
    let home: HomeFolder

    private static let hasLess = access("/usr/bin/less", X_OK) == 0

    init() throws {
        home = try HomeFolder()
    }

    /// Starts a session with a tall tree, directly or in a shell.
    private func session(pager: String, in words: [String]? = nil) throws -> TerminalProgram {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let environment = ["PAGER": pager, "PATH": path]
        let program: TerminalProgram
        if let words {
            program = try home.shell(words, environment: environment)
            program.type(TerminalProgram.blueprint + Keys.enter)
            try program.waitForPrompt()
        } else {
            program = try home.start(environment: environment, columns: 80)
        }
        program.type("autoshow off" + Keys.enter)
        try program.wait(for: "\nautoshow off\n")
        program.type("Column(alignment: .fill) { for i in 0..<30 { Label(text: \"row \\(i)\") } }" + Keys.enter)
        try program.wait(for: "Column #1 is the root")
        return program
    }

    @Test("shows a list that is longer than the screen, and may end before the list does")
    func list() throws {
        let program = try session(pager: "head -3")
        program.type("tree --all" + Keys.enter)
        try program.wait(for: "the first lines and a prompt") { screen in
            screen.text.contains("├─ › Label 1 ■") && screen.lines.last { !$0.isEmpty } == "#1 >"
        }
        #expect(!program.screen.text.contains("› Label 3 ■"))
    }

    @Test("shows an export of one line that is longer than the screen")
    func export() throws {
        let program = try session(pager: "head -c 11")
        program.type("export json" + Keys.enter)
        try program.wait(for: "the first letters and a prompt") { screen in
            screen.lines.last { !$0.isEmpty } == "{\"version\":#1 >"
        }
    }

    @Test("shows no list that fits, and none after pager off")
    func without() throws {
        let program = try session(pager: "head -1")
        program.type("tree #1/3" + Keys.enter)
        try program.wait(for: "\"row 3\"")
        program.type("pager off" + Keys.enter)
        try program.wait(for: "\npager off, in this session\n")
        program.type("tree --all" + Keys.enter)
        try program.wait(for: "› Label 30 ■")
    }

    @Test("shows a drawing only after pager all")
    func drawings() throws {
        let program = try session(pager: "head -1")
        program.type("viewport 300" + Keys.enter)
        try program.wait(for: "viewport 300×480")
        program.type("frames" + Keys.enter)
        try program.wait(for: "┣row 29···")
        program.type("pager all" + Keys.enter)
        try program.wait(for: "\npager all, in this session\n")
        program.type("frames" + Keys.enter)
        try program.wait(for: "one line of the drawing") { screen in
            let lines = screen.lines.filter { !$0.isEmpty }
            return lines.last == "#1 >" && lines.dropLast(2).last == "#1 > frames"
        }
    }

    @Test("takes Ctrl-C for itself, however often")
    func interrupts() throws {
        // It ignores Ctrl-C, as less does, says that it has the whole text, and ends at a key.
        let pager = home.folder + "/patient-pager"
        let lines = "trap '' INT; cat > /dev/null; echo shown; read answer < /dev/tty\n"
        try lines.write(toFile: pager, atomically: true, encoding: .utf8)
        let program = try session(pager: "sh \(pager)")
        program.type("tree --all" + Keys.enter)
        try program.wait(for: "\nshown")
        for _ in 0..<5 {
            program.type(Keys.interrupt)
            Thread.sleep(forTimeInterval: 0.05)
        }
        program.type(Keys.enter)
        try program.wait(for: "a prompt") { screen in screen.lines.last { !$0.isEmpty } == "#1 >" }
        program.type("tree #1/3" + Keys.enter)
        try program.wait(for: "\"row 3\"")
    }

    @Test("less says how to leave it", .enabled(if: hasLess))
    func leaving() throws {
        let program = try session(pager: "less")
        program.type("tree --all" + Keys.enter)
        try program.wait(for: "q leaves, space shows the next page")
        program.type("q")
        try program.wait(for: "a prompt") { screen in screen.lines.last { !$0.isEmpty } == "#1 >" }
    }

    @Test(
        "less shows colours, whatever options the user has for it",
        .enabled(if: hasLess),
        arguments: ["-i", "M", "", "-FX --quit-at-eof"]
    )
    func coloursInLess(options: String) throws {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let program = try home.start(environment: ["PAGER": "less", "PATH": path, "LESS": options, "NO_COLOR": ""])
        for line in ["autoshow off", "Column { for i in 0..<30 { Label(text: \"row \\(i)\") } }"] {
            try program.run(line)
        }
        for _ in 0..<2 {
            program.type("tree --all" + Keys.enter)
            try program.wait(for: "\"row 9\"")
            #expect(!program.screen.text.contains("ESC["), "\(program.screen.text)")
            program.type("q")
            try program.wait(for: "a prompt") { screen in screen.lines.last { !$0.isEmpty } == "#1 >" }
        }
    }

    /// A shell that leaves the terminal's settings as a program left them.
    private static let shell = ["/bin/sh", "-i"]
    /// The last row of `less` after its first page.
    private static let lastRow = "q leaves, space shows the next page"

    @Test("less is stopped by Ctrl-Z and continued by fg, again and again", .enabled(if: hasLess))
    func stopping() throws {
        let shell = try session(pager: "less", in: Self.shell)
        shell.type("tree --all" + Keys.enter)
        try shell.wait(for: Self.lastRow)
        for round in 0..<2 {
            shell.type(Keys.suspend)
            try shell.wait(for: "the shell") { $0.text.contains("Stopped") && $0.currentLine.hasSuffix("$") }
            #expect(shell.isCooked)
            #expect(!shell.screen.modes.contains(1))
            shell.type("echo round \(round)" + Keys.enter)
            try shell.wait(for: "\nround \(round)\n")
            shell.type("fg" + Keys.enter)
            try shell.wait(for: "the page") { $0.modes.contains(1) && $0.currentLine == Self.lastRow }
            #expect(!shell.screen.text.contains("Stopped"))
        }
        shell.type(" ")
        try shell.wait(for: "q leaves, this is the end")
        shell.type("q")
        try shell.wait(for: "a prompt") { screen in screen.lines.last { !$0.isEmpty } == "#1 >" }
        #expect(!shell.screen.modes.contains(1))
        shell.type("tree #1/3" + Keys.enter)
        try shell.wait(for: "\"row 3\"")
    }

    @Test("where no shell can continue the program, less goes on after Ctrl-Z", .enabled(if: hasLess))
    func stoppingAlone() throws {
        let program = try session(pager: "less")
        program.type("tree --all" + Keys.enter)
        try program.wait(for: Self.lastRow)
        let before = program.screen.bytesReceived
        program.type(Keys.suspend)
        try program.wait(for: "the page again") { $0.bytesReceived > before + 500 && $0.currentLine == Self.lastRow }
        program.type("q")
        try program.wait(for: "a prompt") { screen in screen.lines.last { !$0.isEmpty } == "#1 >" }
    }

    @Test("a signal that ends the program ends less, and switches its keys off", .enabled(if: hasLess))
    func ending() throws {
        let program = try session(pager: "less")
        program.type("tree --all" + Keys.enter)
        try program.wait(for: Self.lastRow)
        #expect(program.screen.modes.contains(1))
        program.signal(SIGTERM)
        #expect(try program.exitCode() == 128 + SIGTERM)
        try program.waitUntilCooked(true)
        #expect(!program.screen.modes.contains(1))
    }

    @Test("a signal that comes while less is stopped leaves the terminal to the shell", .enabled(if: hasLess))
    func endingWhileStopped() throws {
        let shell = try session(pager: "less", in: Self.shell)
        shell.type("tree --all" + Keys.enter)
        try shell.wait(for: Self.lastRow)
        shell.type(Keys.suspend)
        try shell.wait(for: "the shell") { $0.text.contains("Stopped") && $0.currentLine.hasSuffix("$") }
        shell.type("kill %1; fg; echo ended" + Keys.enter)
        try shell.wait(for: "\nended\n")
        try shell.waitUntilCooked(true)
        try shell.wait(for: "the keys of a shell") { !$0.modes.contains(1) }
    }

    @Test("a pager that is killed leaves nothing behind")
    func killed() throws {
        // It sets what less does, and is then killed.
        let pager = home.folder + "/killed-pager"
        let lines = "cat > /dev/null; printf '\\033[?1h\\033[?1049h\\033[?1002h\\033[?25l'; stty raw; kill -9 $$\n"
        try lines.write(toFile: pager, atomically: true, encoding: .utf8)
        let program = try session(pager: "sh \(pager)")
        try program.run("tree --all")
        #expect(program.written.contains("\u{1b}[?1049h"))
        #expect(!program.screen.isAlternate && program.screen.isCursorVisible)
        #expect(program.screen.modes.isDisjoint(with: [1, 1002]))
        program.type("tree #1/3" + Keys.enter)
        try program.wait(for: "\"row 3\"")
    }

    @Test("is not needed")
    func missing() throws {
        let program = try session(pager: "no-such-pager")
        program.type("tree --all" + Keys.enter)
        try program.wait(for: "› Label 30 ■")
    }
}
