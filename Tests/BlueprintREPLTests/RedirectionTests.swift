import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// Answers that are written to files: `frames > FILE`.
@Suite struct RedirectionTests {
    private let label = "Label(text: \"a\")"

    @Test(
        "what a command that answers prints is written, and nothing else is printed",
        arguments: [
            "frames", "tree", "why #1", "why #1 width", "views", "swift", "export svg hierarchy", "export json",
            "help expect", "settings", "trace layout", "where", "warnings", "pictures", "sweep width 100...200",
        ]
    )
    func written(line: String) throws {
        let files = MemoryFiles()
        let printed = try run([label, line, line + " > answer.txt"], files: files)
        #expect(printed[2] == "answer.txt written")
        let answer = try #require(files.texts["answer.txt"])
        #expect(answer == printed[1] + "\n" && answer.count > 5)
    }

    @Test("the file is as in a script, whatever the terminal: 80 columns, all rows, without signs of styles")
    func sizes() throws {
        let files = MemoryFiles()
        let (script, terminal) = try onBigStack {
            let other = MemoryFiles()
            let script = Session.sharing(files: other)
            let lines = ["viewport 320x640", "Column { for i in 0..<20 { Label(text: \"\\(i)\") } }", "frames > a.txt"]
            for line in lines { _ = script.run(line: line) }
            let wide = SessionOptions(isInteractive: true, columns: 200, rows: 24)
            let session = Session.sharing(files: files, options: wide)
            for line in lines { _ = session.run(line: line) }
            return (other.texts["a.txt"], files.texts["a.txt"])
        }
        #expect(script == terminal && script?.isEmpty == false)
        #expect(script?.split(separator: "\n").allSatisfy { $0.count <= 80 } == true)
        #expect((script?.split(separator: "\n").count ?? 0) > 60)
    }

    @Test("in words, the file has the same sentences, in lines of 80 columns")
    func words() throws {
        let files = MemoryFiles()
        let printed = try run([label, "style text", "frames", "frames > a.txt"], files: files)
        #expect(files.texts["a.txt"] == printed[2] + "\n")
        #expect(printed[2].contains("view-backed; 300 wide and 160 high at x 0, y 0"), "\(printed[2])")
    }

    @Test("a file is replaced unasked only by the command that wrote it in this session")
    func replacing() throws {
        let files = MemoryFiles(["old.txt": "old"])
        let printed = try run(
            [
                label, "tree > old.txt", "tree > old.txt --force", "tree > old.txt", "views > old.txt",
                "views > old.txt --force",
            ],
            files: files
        )
        let refusal = "error: old.txt exists, and tree has not written it in this session"
        #expect(printed[1].hasPrefix(refusal) && printed[1].contains("type tree > old.txt --force"), "\(printed[1])")
        #expect(printed[2] == "old.txt written" && printed[3] == "old.txt written")
        #expect(printed[4].contains("views has not written it") && printed[5] == "old.txt written")
        #expect(files.texts["old.txt"]?.contains("BlueprintView v1") == true)
    }

    @Test("in Swift, and in commands that take Swift or claims, the sign compares")
    func comparisons() throws {
        let files = MemoryFiles()
        let lines = [
            "Label(text: 3 > 2 ? \"yes\" : \"no\")", "let n = 4", "n > 3", "print n > 3", "expect #1.width > 90",
            "let frames = 5", "frames > n", "why \"a > b\"",
        ]
        let printed = try run(lines, files: files)
        #expect(files.texts.isEmpty)
        #expect(printed[2] == "true" && printed[3] == "true" && printed[4] == "" && printed[6] == "true", "\(printed)")
        #expect(printed[7].contains("a > b"), "\(printed[7])")
        #expect(try lastOutput(lines[0], "tree").contains("yes"))
    }

    @Test(
        "a wrong line says what to type, and writes nothing",
        arguments: [
            ("frames >", "the name of the file is missing", "type frames > FILE"),
            ("frames > a b", "the file has more than one word", "type frames > \"a b\""),
            ("frames >> a", "'>>' is not known here", "type frames > FILE"),
            ("frames #9 > a", "there is no #9", "the only element with a number is #1"),
            ("frames>a.txt", "a space is missing before '>'", "type frames > a.txt"),
            ("export svg a.svg > b.svg", "'export' prints nothing here", "type export"),
            ("inset 8 > a", "unexpected '>'", "type inset"),
        ]
    )
    func wrong(line: String, message: String, fix: String) throws {
        let files = MemoryFiles()
        let printed = try lastOutput(label, line, files: files)
        #expect(printed.contains("error: ") && printed.contains(message) && printed.contains(fix), "\(printed)")
        #expect(files.texts.isEmpty)
    }

    @Test("in safe mode, no answer is written")
    func safe() throws {
        let files = MemoryFiles()
        let printed = try onBigStack {
            let session = Session.sharing(files: files, options: SessionOptions(isSafe: true))
            return [label, "frames > a.txt"].flatMap { session.run(line: $0).map(\.text.plain) }.last
        }
        #expect(printed?.contains("'>' writes a file, which is refused in safe mode") == true && files.texts.isEmpty)
    }

    @Test("help > asks about the sign, and paths with control characters are shown as symbols")
    func helpAndPaths() throws {
        #expect(try lastOutput("help >").hasPrefix("redirect "))
        #expect(try lastOutput("help >") == lastOutput("help redirect"))
        let files = MemoryFiles()
        #expect(try lastOutput(label, "tree > \"a\\nb.txt\"", files: files) == "a␊b.txt written")
        #expect(files.texts.keys.first == "a\nb.txt")
    }

    @Test("a transcript takes such a line, and a script that writes an answer has looked")
    func transcripts() throws {
        let files = MemoryFiles()
        let page =
            "```\n> Label(text: \"a\")\nLabel #1 is the root · views: created 1 (v2 UILabel)\n> tree > t.txt\nt.txt written\n```\n"
        try onBigStack {
            let check = TranscriptCheck.sharing(page, name: "page.md", files: files)
            #expect(check.passed && files.texts["t.txt"]?.contains("Label") == true, "\(check.difference.plain)")
            var outputs: [String] = []
            _ = ScriptRunner.sharing(files: MemoryFiles()).run(label + "\ntree > t.txt\n", name: "a.bp") {
                outputs.append($0.text.plain)
            }
            #expect(outputs.last == "t.txt written")
        }
    }
}
