import Foundation
import TerminalPrograms
import TestTiers
import Testing

/// The config file, and commands about the typed lines.
@Suite("Config file and typed lines on a terminal", .onOwnThreads, .merge)
struct ConfigTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    private func configure(_ text: String, in folder: String) throws {
        let path = home.folder + "/" + folder
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/config"))
    }

    @Test("a session begins with the lines of the config file, and says where an error in it is")
    func config() throws {
        try configure("viewport 200x48\nzoomm 2\nalias b break\n", in: ".config/blueprint")
        let program = try home.start()
        try program.wait(for: "~/.config/blueprint/config:2:1: error: there is no command 'zoomm'")
        try program.run("Label(text: \"Hi\")")
        try program.run("settings")
        try program.wait(for: "line 1 of ~/.config/blueprint/config")
        program.type("b #1 place\r")
        try program.wait(for: "1 is break #1 place")
        try program.waitForPrompt()
        program.type("reset all\r" + "q\r")
        #expect(try program.exitCode() == 0)
        let safe = try home.start(["--safe"])
        #expect(!safe.screen.text.contains("zoomm"))
    }

    @Test("a pipe in the place of the config file is said, and not waited for")
    func pipe() throws {
        try configure("", in: ".config/blueprint")
        let path = home.folder + "/.config/blueprint/config"
        #expect(unlink(path) == 0 && mkfifo(path, 0o600) == 0)
        let program = try home.start()
        try program.wait(for: "~/.config/blueprint/config: error: is a pipe or a device, not a file")
        #expect(try ProgramRun("doctor", at: home).output.contains("not a file"))
    }

    @Test("XDG_CONFIG_HOME names the folder of the config file")
    func folder() throws {
        try configure("viewport 200x48\n", in: "other/blueprint")
        let program = try home.start(environment: ["XDG_CONFIG_HOME": home.folder + "/other"])
        try program.run("settings")
        try program.wait(for: "line 1 of ~/other/blueprint/config")
    }

    @Test("history numbers the lines, rerun runs one again, clear clears the screen")
    func lines() throws {
        let program = try home.start()
        try program.run("Label(text: \"Hi\")")
        try program.run("inset 4")
        try program.run("history")
        try program.wait(for: "1  Label(text: \"Hi\")\n2  inset 4\n3  history\n")
        program.type("rerun 2\r")
        try program.wait(for: "Inset #3 wraps Inset #2")
        try program.waitForPrompt()
        program.type(Keys.up)
        try program.waitForLine("> inset 4")
        program.type(Keys.interrupt)
        try program.waitForPrompt()
        program.type("clear\r")
        try program.wait(for: "a clear screen") { screen in
            screen.lines.dropFirst().joined().filter { !$0.isWhitespace } == "#3>" && screen.text.contains("reset")
        }
    }
}
