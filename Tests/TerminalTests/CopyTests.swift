import Foundation
import TerminalPrograms
import Testing

/// `copy` at a terminal: the escape sequence, and the sentence about it.
@Suite("Copying at a terminal", .onOwnThreads)
struct CopyTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    /// Returns the texts that a program has sent to the clipboard.
    private func copied(_ program: TerminalProgram) -> [String] {
        program.written.components(separatedBy: "\u{1b}]52;c;").dropFirst().map { rest in
            let encoded = rest.prefix { $0 != "\u{7}" }
            return Data(base64Encoded: String(encoded)).map { String(decoding: $0, as: UTF8.self) } ?? "not base64"
        }
    }

    @Test("the output of the last line is sent, and the sentence says what to do if it is not there")
    func lastOutput() throws {
        let program = try home.start()
        try program.run("viewport 40x16")
        try program.run("autoshow off")
        try program.run("Label(text: \"é\")")
        try program.run("copy")
        try program.wait(for: "1 line sent to the clipboard; if the text is not there,")
        #expect(copied(program) == ["Label #1 is the root · views: created 1 (v2 UILabel)\n"])
        // What was copied last is copied again, and not the sentence about it.
        try program.run("tree")
        try program.run("copy")
        try program.run("copy")
        #expect(copied(program).count == 3 && copied(program)[1] == copied(program)[2])
        #expect(copied(program)[1].hasSuffix("\"é\"\n") && !copied(program)[1].contains("\u{1b}"))
    }

    @Test("the answer of a command is what it would write to a file, at a coloured terminal, too")
    func answer() throws {
        let program = try home.start(
            environment: ["TERM": "xterm-256color", "NO_COLOR": ""],
            folder: home.folder,
            columns: 120
        )
        try program.run("Label(text: \"a\")")
        try program.run("copy frames")
        try program.run("frames > frames.txt")
        let file = try String(contentsOfFile: home.folder + "/frames.txt", encoding: .utf8)
        #expect(copied(program) == [file] && file.contains("┏Label"))
    }

    @Test("y in the inspector of a file copies the drawing, and then the reason")
    func inspector() throws {
        try "Label(text: \"Ada\")\n".write(toFile: home.folder + "/a.swift", atomically: true, encoding: .utf8)
        let program = try TerminalProgram(
            TerminalProgram.blueprint,
            arguments: ["inspect", "a.swift"],
            environment: home.environment.merging(["TERM": "xterm"]) { $1 },
            folder: home.folder,
            columns: 90,
            rows: 24
        )
        try program.wait(for: "? keys")
        program.type("y")
        try program.wait(for: "lines sent to the clipboard")
        program.type("w")
        try program.wait(for: "each decision from the viewport")
        program.type("y")
        program.type("q")
        program.type("q")
        #expect(try program.exitCode() == 0)
        let texts = copied(program)
        #expect(texts.count == 2 && texts[0].hasPrefix("┏Label") && texts[1].contains("fills the viewport"), "\(texts)")
    }

    @Test(
        "what cannot be copied is an error with a way out",
        arguments: [
            ("copy", "the last line has no output to copy"), ("copy inset", "'inset' is no command that answers"),
            ("copy print 1", "'print' is no command that answers"), ("copy frames #9", "there is no"),
        ]
    )
    func errors(line: String, message: String) throws {
        let program = try home.start()
        try program.run(line)
        try program.wait(for: "error: " + message)
        #expect(copied(program).isEmpty)
    }

    @Test("a terminal that takes no text says so, and so does a script")
    func refusals() throws {
        let program = try home.start(environment: ["TERM": "linux"])
        try program.run("copy")
        try program.wait(for: "nothing can be copied: the Linux console has no clipboard")
        #expect(!program.written.contains("]52;"))
        let script = try ProgramRun("run", "-c", "Label(text: \"a\")", "-c", "copy", at: home)
        #expect(script.exitCode == 1 && script.errors.contains("copy needs the prompt of a session at a terminal"))
        #expect(script.errors.contains("type frames > FILE") && !script.output.contains("]52;"))
    }

    @Test("a text that tmux would not take is refused, and one that it takes is sent whole")
    func long() throws {
        let program = try home.start(environment: ["TMUX": "/tmp/tmux-0/default,1,0"])
        try program.run("autoshow off")
        try program.run("Label(text: String(repeating: \"x\", count: 780_000))")
        try program.run("copy swift")
        try program.wait(for: "1 line sent to the clipboard")
        try program.run("copy export json")
        try program.wait(for: "the output is longer than 767 KiB")
        #expect(copied(program).count == 1)
    }
}
