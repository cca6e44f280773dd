import Foundation
import TerminalPrograms
import TestTiers
import Testing

@Suite("A file that is watched", .onOwnThreads, .merge)
struct WatchingTests {
    let home: HomeFolder
    private let path: String

    init() throws {
        home = try HomeFolder()
        path = home.folder + "/card.swift"
        try write("Label(text: \"one\")\n")
    }

    private func write(_ text: String) throws {
        try text.write(toFile: path, atomically: false, encoding: .utf8)
    }

    private func watch(_ arguments: [String] = [], term: String = "xterm") throws -> TerminalProgram {
        let program = try TerminalProgram(
            TerminalProgram.blueprint,
            arguments: ["watch", "card.swift"] + arguments,
            environment: home.environment.merging(["TERM": term]) { $1 },
            folder: home.folder,
            columns: 80,
            rows: 30
        )
        try program.wait(for: "1 node")
        return program
    }

    @Test("a change is drawn over the previous drawing, and its view is reused")
    func changes() throws {
        let program = try watch()
        #expect(program.screen.text.contains("one"))
        try write("Label(text: \"two\")\n")
        try program.wait(for: "views: reused 1")
        #expect(program.screen.lines[0].hasPrefix("┏Label #1━"))
        #expect(program.screen.text.contains("\"one\" → \"two\""))
        #expect(program.screen.text.components(separatedBy: "one").count == 2)
    }

    @Test("an editor that writes by renaming, or empties the file first, is followed")
    func editors() throws {
        let program = try watch()
        try "Label(text: \"two\")\n".write(toFile: path, atomically: true, encoding: .utf8)
        try program.wait(for: "two")
        try write("")
        try program.wait(for: "error: the file")
        #expect(program.screen.text.contains("two"))
        try write("Label(text: \"three\")\n")
        try program.wait(for: "three")
        try FileManager.default.removeItem(atPath: path)
        try program.wait(for: "error: no such")
        try write("Label(text: \"four\")\n")
        try program.wait(for: "four")
        try program.wait(for: "no error") { !$0.text.contains("error") }
    }

    /// Moves a file over the watched one, as it was written long ago.
    private func move(_ bytes: [UInt8]) throws {
        let other = home.folder + "/other"
        try Data(bytes).write(to: URL(fileURLWithPath: other))
        try FileManager.default.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: other)
        #expect(rename(other, path) == 0)
    }

    /// The bytes of files that cannot be drawn, with what is said about them.
    private static let faulty: [(bytes: [UInt8], words: String)] = [
        ([], "the file is empty"),
        (Array("Label(\0)\n".utf8), "binary input: NUL"),
        ([0xff, 0x0a], "not UTF-8"),
        (Array(repeating: 0x61, count: 2 << 20), "the line is longer than"),
    ]

    @Test("a bad file that is moved over a good one is said, however old it is, and the drawing stays")
    func moving() throws {
        let program = try watch()
        for (bytes, words) in Self.faulty {
            try move(bytes)
            try program.wait(for: words)
            #expect(program.screen.text.contains("one"))
        }
        try move(Array("Label(text: \"two\")\n".utf8))
        try program.wait(for: "\"one\" → \"two\"")
    }

    @Test("a bad file is said when the program begins, however old it is", arguments: ["watch", "inspect"])
    func beginning(command: String) throws {
        for (bytes, words) in Self.faulty {
            try move(bytes)
            let program = try TerminalProgram(
                TerminalProgram.blueprint,
                arguments: [command, "card.swift"],
                environment: home.environment,
                folder: home.folder
            )
            try program.wait(for: words)
        }
    }

    @Test("an empty file of a folder does not keep the others from being drawn", arguments: ["watch", "inspect"])
    func emptyFile(command: String) throws {
        let folder = home.folder + "/module"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        try write("Label(text: \"drawn\")\n")
        #expect(rename(path, folder + "/a.swift") == 0)
        try move([])
        #expect(rename(path, folder + "/b.swift") == 0)
        let program = try TerminalProgram(
            TerminalProgram.blueprint,
            arguments: [command, folder],
            environment: home.environment
        )
        try program.wait(for: "drawn")
    }

    @Test("a pipe in the place of the file is said, and followed until it is a file")
    func pipe() throws {
        let other = home.folder + "/other"
        #expect(mkfifo(other, 0o600) == 0 && rename(path, home.folder + "/first") == 0 && rename(other, path) == 0)
        let program = try TerminalProgram(
            TerminalProgram.blueprint,
            arguments: ["watch", "card.swift"],
            environment: home.environment,
            folder: home.folder
        )
        let words = "is a pipe or a device, not a file"
        try program.wait(for: words)
        #expect(rename(home.folder + "/first", path) == 0)
        try program.wait(for: "the drawing") { $0.text.contains("┏Label #1━") && !$0.text.contains(words) }
    }

    @Test("for an incomplete file, the last good drawing stays, with the error below")
    func halfSaved() throws {
        let program = try watch()
        try write("Label(text: \"tw")
        try program.wait(for: "card.swift:1:")
        #expect(program.screen.text.contains("one"))
        #expect(program.screen.text.contains("^"))
        try write("Label(text: \"two\")")
        try program.wait(for: "two")
    }

    @Test("an evaluation that does not end is interrupted when the file is saved again")
    func endless() throws {
        let program = try watch()
        try write(EndlessLine.text + "\nLabel(text: \"never\")\n")
        try program.wait(for: "working for")
        try write("Label(text: \"two\")\n")
        try program.wait(for: "\"one\" → \"two\"")
        #expect(!program.screen.text.contains("stopped"))
    }

    @Test("a file that is written in two steps shows the second")
    func twoSteps() throws {
        let program = try watch()
        let file = try #require(FileHandle(forWritingAtPath: path))
        try file.truncate(atOffset: 0)
        try file.write(contentsOf: Data("Column {\n    Label(text: \"first\")\n".utf8))
        try program.wait(for: "error")
        try file.write(contentsOf: Data("    Label(text: \"second\")\n}\n".utf8))
        try file.close()
        try program.wait(for: "second")
        try program.wait(for: "no error") { !$0.text.contains("error") }
    }

    @Test("after a suspension, the drawing replaces other programs' output")
    func stopping() throws {
        let program = try watch()
        program.signal(SIGSTOP)
        try program.waitUntilStopped()
        let before = program.written.count
        program.signal(SIGCONT)
        try program.wait(for: "another drawing") { screen in
            program.written.dropFirst(before).contains("\u{1b}[2J") && screen.text.contains("one")
        }
    }

    @Test("stubs in the file take the place of missing types")
    func stubs() throws {
        try write("// stub Chip 60x20 view\nChip(kind: .big)\n")
        let program = try watch()
        #expect(program.screen.text.contains("stub"))
        try write("// stub Chip 80x20 view\nChip(kind: .big).centered()\n")
        try program.wait(for: "~ Chip #1")
    }

    @Test("a changed window size draws it again")
    func resizing() throws {
        let program = try watch()
        program.resize(columns: 40, rows: 20)
        try program.wait(for: "a narrow drawing") { screen in
            screen.lines[0].hasSuffix("┓") && screen.lines.allSatisfy { $0.count <= 40 }
        }
    }

    @Test("Ctrl-C ends it, and gives the terminal back")
    func interrupting() throws {
        let program = try watch()
        #expect(!program.isCooked)
        program.type(Keys.interrupt)
        #expect(try program.exitCode() == 130)
        #expect(program.isCooked)
    }

    @Test("if drawings cannot be replaced, every change prints a block")
    func dumbTerminal() throws {
        let program = try watch(term: "dumb")
        try write("Label(text: \"two\")\n")
        try program.wait(for: "views: reused 1")
        #expect(!program.written.contains("\u{1b}"))
        program.type(Keys.interrupt)
        #expect(try program.exitCode() == 130)
    }

    @Test("settings are applied first, and the shown element can be selected")
    func options() throws {
        try write(
            "struct A: ProxyElement {\n    var t: String\n    var elementRepresentation: any Element { Label(text: t) }\n}\n"
        )
        let program = try watch(["--show", "A(t: \"shown\")", "-c", "style ascii"])
        try program.wait(for: "+A #1")
        #expect(program.screen.text.contains("shown"))
    }

    @Test("wrong usage is reported", arguments: [["watch"], ["watch", "-"], ["watch", "--safe", "a.swift"]])
    func usage(_ arguments: [String]) throws {
        #expect(try ProgramRun(arguments, folder: home.folder).exitCode == 2)
    }
}
