import Foundation
import TerminalPrograms
import Testing

@Suite("History on a terminal", .onOwnThreads)
struct HistoryOnTerminalTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    @Test("arrow keys recall lines, also in the next session, from a file that only the owner can read")
    func recall() throws {
        let first = try home.start()
        first.type("Label(text: \"one\")" + Keys.enter)
        try first.wait(for: "Label #1 is the root")
        first.type("help" + Keys.enter)
        try first.waitForPrompt()
        first.type(Keys.up)
        try first.waitForLine("> help")
        first.type(Keys.up)
        try first.waitForLine("> Label(text: \"one\")")
        first.type(Keys.down)
        try first.waitForLine("> help")
        first.type(Keys.interrupt)
        try first.wait(for: "> help^C")
        try first.waitForPrompt()
        first.type(Keys.endOfInput)
        #expect(try first.exitCode() == 0)

        let mode = try FileManager.default.attributesOfItem(atPath: home.history)[.posixPermissions] as? Int
        #expect(mode == 0o600)

        let second = try home.start()
        second.type(Keys.up + Keys.up)
        try second.waitForLine("> Label(text: \"one\")")
    }

    @Test("Ctrl-R finds a line by a part of it")
    func search() throws {
        let program = try home.start()
        program.type("Label(text: \"needle\")" + Keys.enter)
        try program.wait(for: "Label #1 is the root")
        program.type("help" + Keys.enter)
        try program.waitForPrompt()
        program.type(Keys.searchBack + "eedl")
        try program.wait(for: "> Label(text: \"needle\")\nbck:eedl")
    }

    @Test("a safe session stores no history")
    func safe() throws {
        let program = try home.start(["--safe"])
        program.type("Label(text: \"one\")" + Keys.enter)
        try program.wait(for: "Label #1 is the root")
        program.type(Keys.endOfInput)
        #expect(try program.exitCode() == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: home.folder).isEmpty)
    }

    @Test("an interrupted session is resumed")
    func resume() throws {
        let first = try home.start()
        first.type("Label(text: \"kept\")" + Keys.enter)
        try first.wait(for: "Label #1 is the root")
        try first.waitForPrompt()
        first.signal(SIGKILL)
        #expect(try first.exitCode() == 128 + SIGKILL)

        let second = try home.start()
        try second.wait(for: "to resume it: type resume")
        second.type(Keys.endOfInput)
        #expect(try second.exitCode() == 0)

        let third = try home.start(["--resume"])
        third.type("swift" + Keys.enter)
        try third.wait(for: "\nLabel(text: \"kept\")\n")
        try third.run("reset all")
        third.type(Keys.endOfInput)
        #expect(try third.exitCode() == 0)

        let fourth = try home.start()
        #expect(!fourth.screen.text.contains("to resume it"))
    }
}
