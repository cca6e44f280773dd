import Foundation
import TerminalPrograms
import TestTiers
import Testing

@Suite("Every key on a half-typed line", .onOwnThreads, .merge)
struct EveryKeyTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    /// A file of settings for the keys.
    private func settings(_ text: String) throws -> [String: String] {
        let path = home.folder + "/.editrc"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return ["EDITRC": path]
    }

    /// Bytes that terminals send for a key, or that nobody sends: every control byte, and every byte and many sequences
    /// after Escape; before the last tier a third of those.
    private static let keys: [String] = {
        let controls = (0x00...0x1f).map { String(Unicode.Scalar(UInt8($0))) }
        let escaped = (0x00...0x7f).map { "\u{1b}" + String(Unicode.Scalar(UInt8($0))) }
        let finals = (0x40...0x7e).map { "\u{1b}[" + String(Unicode.Scalar(UInt8($0))) }
        let numbered = (0...35).map { "\u{1b}[\($0)~" }
        let modified = "ABCDFHPQRS".flatMap { last in (2...8).map { "\u{1b}[1;\($0)\(last)" } }
        let function = "ABCDFHPQRSjklmnopqrstuvwxyMX".map { "\u{1b}O\($0)" }
        return controls + TestTier.sample(of: escaped + finals + numbered + modified + function, fast: 9, merge: 3)
    }()

    /// Keys of the terminal driver, which discard what was typed before: Ctrl-C, Ctrl-Z and Ctrl-\.
    private static func isForDriver(_ keys: String) -> Bool {
        keys.contains("\u{1a}") || keys.contains("\u{1c}") || keys.contains(Keys.interrupt)
    }

    /// Types the keys, each on a half-typed line of its own, then runs a line.
    private func type(_ keys: [String], in program: TerminalProgram, before: String = "") throws {
        for (number, key) in keys.enumerated() where !Self.isForDriver(key) {
            program.type("x\(number)y")
            try program.waitForLine("> x\(number)y")
            // Ctrl-Q continues the output that Ctrl-S stopped. A key that waits for another takes the first Return.
            program.type(before + key + "\u{11}'" + Keys.enter + Keys.enter + Keys.enter)
            program.type("marker\(number)" + Keys.enter)
            try program.wait(for: "the next line after the keys \(key.debugDescription)") {
                $0.lines.contains("error: there is no command 'marker\(number)'")
            }
        }
        program.type("let answer = 40 + 2" + Keys.enter + "answer" + Keys.enter)
        try program.wait(for: "42") { $0.lines.contains { $0.hasPrefix("42") } }
        try program.waitForPrompt()
    }

    @Test("no key ends the session with the keys of Emacs")
    func emacs() throws {
        let prefixed = (0x01...0x7f).map { "\u{18}" + String(Unicode.Scalar(UInt8($0))) }
        try type(Self.keys + prefixed, in: try home.start(rows: 200))
    }

    @Test("no key ends the session in vi's insert mode")
    func viInsert() throws {
        try type(Self.keys, in: try home.start(environment: try settings("bind -v\n"), rows: 200))
    }

    @Test("no key ends the session in vi's command mode")
    func viCommand() throws {
        let printable = (0x20...0x7e).map { String(Unicode.Scalar(UInt8($0))) }
        let environment = try settings("bind -v\n")
        try type(printable + Self.keys, in: try home.start(environment: environment, rows: 200), before: "\u{1b}h")
    }

    private static let longBinding = "bind \(String(repeating: "a", count: 3000)) ed-newline"

    @Test("libedit's own commands cannot be reached", arguments: ["bind -e\n", "bind -v\n"])
    func ownCommands(mode: String) throws {
        let bindings = ["ed-command", "vi-histedit"].map { "bind ^X \($0)\nbind -a ^X \($0)\nbind ^G \($0)\n" }
        for binding in bindings {
            let program = try home.start(environment: try settings(mode + binding))
            program.type("x\u{18}\"" + Keys.enter + Keys.enter)
            program.type("y\u{7}edit off" + Keys.enter + Keys.enter)
            program.type("Label(text: \"A\")" + Keys.enter)
            try program.wait(for: "Label #1 is the root")
        }
    }

    @Test(
        "a wrong file of settings has no effect, and what is right in it is followed",
        arguments: [
            "bind \"^X\" \"open", "'", "\\", "bind", "edit off", "bind -s", "bind -k", "x:", "[:bind", "setty",
            longBinding,
        ]
    )
    func wrongSettings(line: String) throws {
        let program = try home.start(environment: try settings(line + "\nbind ^X ed-move-to-beg\n"))
        program.type("abel(text: \"A\")\u{18}L")
        try program.waitForLine("> Label(text: \"A\")")
        program.type(Keys.enter)
        try program.wait(for: "Label #1 is the root")
    }

    @Test("a file of settings that never ends is not read", arguments: ["/dev/zero", "/", "/dev/stdin"])
    func endlessSettings(path: String) throws {
        let program = try home.start(environment: ["EDITRC": path])
        program.type("Label(text: \"A\")" + Keys.enter)
        try program.wait(for: "Label #1 is the root")
    }

    @Test("a paste while a pattern is typed is text, and the session continues")
    func pasteInPattern() throws {
        let program = try home.start(environment: try settings("bind -v\n"))
        program.type("Label(text: \"A\")" + Keys.enter)
        try program.wait(for: "Label #1 is the root")
        try program.waitForPrompt()
        for (number, key) in ["/", "?", "f", "r", ":"].enumerated() {
            program.type("ab\u{1b}")
            program.type(key)
            program.paste("XY\(number)")
            try program.wait(for: "XY\(number)")
            program.type(Keys.interrupt)
            try program.waitForPrompt()
        }
        program.type("swift" + Keys.enter)
        try program.wait(for: "\nLabel(text: \"A\")\n")
    }

    @Test("after Ctrl-V the next key is text, and a paste is only the paste")
    func quoting() throws {
        let program = try home.start()
        program.type("a\u{16}\u{1}b")
        try program.waitForLine("> a^Ab")
        program.type("\u{16}")
        program.paste("XY")
        try program.waitForLine("> a^AbXY")
        program.type(Keys.lineStart + "c")
        try program.waitForLine("> ca^AbXY")
    }
}
