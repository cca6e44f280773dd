import Foundation
import TerminalPrograms
import TestTiers
import Testing

@Suite("The pager", .onOwnThreads, .merge)
struct PagerTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    /// Starts a session with a tall tree.
    private func session(pager: String) throws -> TerminalProgram {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let program = try home.start(environment: ["PAGER": pager, "PATH": path], columns: 80)
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
            screen.text.contains("├─ Label #1/0 ■") && screen.lines.last { !$0.isEmpty } == "#1 >"
        }
        #expect(!program.screen.text.contains("Label #1/2 ■"))
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
        try program.wait(for: "Label #1/29 ■")
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

    @Test("less says how to leave it", .enabled(if: access("/usr/bin/less", X_OK) == 0))
    func leaving() throws {
        let program = try session(pager: "less")
        program.type("tree --all" + Keys.enter)
        try program.wait(for: "q leaves, space shows the next page")
        program.type("q")
        try program.wait(for: "a prompt") { screen in screen.lines.last { !$0.isEmpty } == "#1 >" }
    }

    @Test("is not needed")
    func missing() throws {
        let program = try session(pager: "no-such-pager")
        program.type("tree --all" + Keys.enter)
        try program.wait(for: "Label #1/29 ■")
    }
}
