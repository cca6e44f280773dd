import Foundation
import TerminalPrograms
import TestTiers
import Testing

@Suite("Characters on a terminal that cannot be seen", .onOwnThreads, .merge)
struct HiddenCharacterTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    /// C1 controls, bidirectional controls, and other characters that only format.
    private static let hidden = [
        "\u{9b}", "\u{9d}", "\u{85}", "\u{202e}", "\u{2066}", "\u{200f}", "\u{2028}", "\u{feff}",
    ]

    private func expectNone(in program: TerminalProgram) {
        for character in Self.hidden {
            #expect(
                !program.written.unicodeScalars.contains { String($0) == character },
                "\(character.debugDescription)"
            )
        }
    }

    @Test("in every line of a paste they are written as Swift escapes, and mean the same")
    func paste() throws {
        let program = try home.start(columns: 100, rows: 100)
        program.type("autoshow off" + Keys.enter)
        try program.waitForPrompt()
        let text = Self.hidden.joined(separator: "-")
        program.paste("let a = \"\(text)\"\nlet b = \"\(text)\"\nlet c = \"\(text)\"")
        try program.waitForLine(
            #"> let c = "\u{9B}-\u{9D}-\u{85}-\u{202E}-\u{2066}-\u{200F}-\u{2028}-\u{FEFF}""#
        )
        program.type(Keys.enter)
        try program.waitForPrompt()
        try program.wait(for: #"> let b = "\u{9B}-\u{9D}-\u{85}-"#)
        program.type("a.count" + Keys.enter)
        try program.wait(for: "15")
        try program.waitForPrompt()
        program.type(Keys.up + Keys.up)
        try program.wait(for: #"> let c = "\u{9B}-"#)
        expectNone(in: program)
    }

    @Test("typed ones are escapes too")
    func typed() throws {
        let program = try home.start()
        program.type("a\u{202e}b\u{200f}" + Keys.left + "c")
        try program.waitForLine(#"> a\u{202E}b\u{200Fc}"#)
        expectNone(in: program)
    }

    @Test("entries of the history have them as escapes")
    func history() throws {
        try FileManager.default.createDirectory(
            atPath: (home.history as NSString).deletingLastPathComponent,
            withIntermediateDirectories: true
        )
        try "let a = \"\u{202e}\u{9b}\"\n".write(toFile: home.history, atomically: true, encoding: .utf8)
        let program = try home.start()
        program.type(Keys.up)
        try program.waitForLine(#"> let a = "\u{202E}\u{9B}""#)
        expectNone(in: program)
    }

    @Test("a file name with them is listed with symbols, and not inserted")
    func fileNames() throws {
        let folder = home.folder + "/files"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for name in ["a\u{9b}31m.swift", "a\u{202e}b.swift", "a\u{1b}]0;x\u{7}.swift", "only\u{1b}[2J.swift"] {
            #expect(FileManager.default.createFile(atPath: folder + "/" + name, contents: Data()))
        }
        let program = try home.start(columns: 200)
        program.type("load \(folder)/" + Keys.tab)
        try program.wait(for: "a␦31m.swift")
        try program.wait(for: "a⇄b.swift")
        try program.wait(for: "a␛]0;x␇.swift")
        try program.waitForLine("> load \(folder)/")
        program.type("on" + Keys.tab)
        try program.waitForLine("> load \(folder)/only")
        program.type(Keys.tab)
        try program.wait(for: "only␛[2J.swift  file")
        try program.waitForLine("> load \(folder)/only")
        #expect(!program.written.contains("\u{1b}]0;"))
        #expect(!program.written.contains("\u{1b}[2J"))
        expectNone(in: program)
    }
}
