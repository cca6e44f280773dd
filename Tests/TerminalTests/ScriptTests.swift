import Foundation
import TerminalPrograms
import Testing

@Suite("Scripts", .onOwnThreads)
struct ScriptTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    private func write(_ text: String, to name: String) throws {
        try text.write(toFile: home.folder + "/" + name, atomically: true, encoding: .utf8)
    }

    @Test("a file without look commands or expectations ends with the drawing in 80 columns")
    func drawsAtTheEnd() throws {
        try write("// a comment\n\nLabel(text: \"Hello\")\ncentered\n", to: "a.blueprint")
        let run = try ProgramRun("run", "a.blueprint", at: home)
        #expect(run.exitCode == 0)
        #expect(run.errors.isEmpty)
        #expect(run.output.contains("Hello"))
        #expect(run.output.contains("Centered #2"))
        #expect(!run.output.contains("\u{1b}"))
        #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test("a file with look commands prints only their output")
    func looks() throws {
        let run = try ProgramRun("run", "-c", "Label(text: \"Hello\")", "-c", "swift", at: home)
        #expect(run.exitCode == 0)
        #expect(run.output.hasSuffix("Label(text: \"Hello\")\n"))
    }

    @Test("a line of the command line runs after each file, and the last line counts")
    func linesAfterFiles() throws {
        try write("Label(text: \"A\")\n", to: "a.swift")
        try write("Label(text: \"B\")\nexpect views 1\n", to: "b.blueprint")
        let run = try ProgramRun("run", "a.swift", "b.blueprint", "-c", "expect #1 text \"A\"", at: home)
        #expect(run.exitCode == 1)
        #expect(run.errors.hasPrefix("<command line>:1:1: error: expected #1 text \"A\", but Label #1 shows \"B\"\n"))
        #expect(run.output.hasSuffix("\n2 files: 1 of 3 expectations does not hold\n"))
    }

    @Test("without a file and without input there is nothing to run")
    func nothing() throws {
        let run = try ProgramRun("run", input: "", at: home)
        #expect(run.exitCode == 2 && run.errors.contains("there is nothing to run"))
        #expect(try ProgramRun("run", "-", input: "", at: home).exitCode == 0)
    }

    @Test("standard input that is not a terminal is a script")
    func standardInput() throws {
        let script = "Label(text: \"Hello\")\nswift\n"
        let bare = try ProgramRun([], input: Data(script.utf8), folder: home.folder)
        let named = try ProgramRun("run", "-", input: script, at: home)
        #expect(bare.exitCode == 0)
        #expect(bare.output == named.output)
        #expect(!bare.output.contains("> "))
    }

    @Test("an error has a place, shows the line with a caret, and ends its file")
    func error() throws {
        try write("Label(text: \"Hello\")\ncentred\nswift\n", to: "a.blueprint")
        let run = try ProgramRun("run", "a.blueprint", at: home)
        #expect(run.exitCode == 1)
        #expect(run.errors.hasPrefix("a.blueprint:2:1: error: "))
        #expect(run.errors.contains("centred\n"))
        #expect(run.errors.contains("^"))
        #expect(run.errors.contains("did you mean"))
        #expect(!run.output.contains("Label(text: \"Hello\")\n"))
    }

    @Test("an error in an input of several lines has the place within it")
    func errorWithinEntry() throws {
        try write("Row {\n    Label(text: \"A\")\n    Lable(text: \"B\")\n}\n", to: "a.blueprint")
        let run = try ProgramRun("run", "a.blueprint", at: home)
        #expect(run.exitCode == 1)
        #expect(run.errors.hasPrefix("a.blueprint:3:5: error: "))
    }

    @Test("an incomplete expression is one error")
    func cutOff() throws {
        let run = try ProgramRun("run", "-", input: "Row {\n    Label(text: \"A\")\n", at: home)
        #expect(run.exitCode == 1)
        #expect(run.errors.hasPrefix("<stdin>:"))
        #expect(run.errors.components(separatedBy: "error: ").count == 2)
    }

    @Test("a script can continue after an error, and still fails")
    func keepGoing() throws {
        try write("nonsense one\nLabel(text: \"Hello\")\nnonsense two\nswift\n", to: "a.blueprint")
        let run = try ProgramRun("run", "--keep-going", "a.blueprint", at: home)
        #expect(run.exitCode == 1)
        #expect(run.errors.contains("a.blueprint:1:1: error: "))
        #expect(run.errors.contains("a.blueprint:3:1: error: "))
        #expect(run.output.hasSuffix("Label(text: \"Hello\")\n"))
    }

    @Test("a drawing that failed does not replace the one at the end")
    func failedLook() throws {
        let run = try ProgramRun("run", "--keep-going", "-", input: "frames\nLabel(text: \"Hello\")\n", at: home)
        let alone = try ProgramRun("run", "-", input: "Label(text: \"Hello\")\n", at: home)
        #expect(run.exitCode == 1 && alone.exitCode == 0)
        #expect(run.output == alone.output && run.output.contains("Hello"))
    }

    @Test("a failed expectation is reported, and the file continues")
    func unmetExpectation() throws {
        try write("Label(text: \"Hello\")\nexpect #1 is 1×1\nswift\n", to: "a.blueprint")
        let run = try ProgramRun("run", "a.blueprint", at: home)
        #expect(run.exitCode == 1)
        #expect(run.errors.hasPrefix("a.blueprint:2:"))
        #expect(run.output.hasSuffix("Label(text: \"Hello\")\n1 of 1 expectation does not hold\n"))
    }

    @Test("every file runs in a new session, even if another one fails")
    func severalFiles() throws {
        try write("Label(text: \"One\")\nnonsense\n", to: "a.blueprint")
        try write("Label(text: \"Two\")\nexpect #1 is 24×16\ntree\n", to: "b.blueprint")
        let run = try ProgramRun("run", "a.blueprint", "missing.blueprint", "b.blueprint", at: home)
        #expect(run.exitCode == 1)
        #expect(run.errors.contains("missing.blueprint: error: no such file"))
        #expect(run.output.contains("\"Two\""))
        #expect(run.output.hasPrefix("a.blueprint:\n") && run.output.contains("\nb.blueprint:\n"))
    }

    @Test("an empty script says so")
    func emptyFile() throws {
        try write("", to: "a.blueprint")
        let run = try ProgramRun("run", "a.blueprint", at: home)
        #expect(run.exitCode == 0 && run.output == "a.blueprint: nothing to run\n", "\(run.output)")
    }

    @Test("JSON is one document per line, also for errors")
    func json() throws {
        let script = "Label(text: \"Hello\")\ntree\nnonsense\n"
        let run = try ProgramRun("run", "--json", "-", input: script, at: home)
        #expect(run.exitCode == 1)
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 2)
        for line in lines {
            let document = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            #expect(document?["version"] != nil)
        }
    }

    @Test("an export that is printed is in the JSON, too")
    func exportedJSON() throws {
        let script = "Spacer(8)\nexport swift\nexport json\n"
        let lines = try ProgramRun("run", "--json", "-", input: script, at: home).output.split(separator: "\n")
        #expect(lines.first?.hasSuffix(#""format":"swift","text":"Spacer(8)"}"#) == true)
        #expect(lines.contains { $0.contains(#""format":"json","text":"{\"version\""#) })
    }

    @Test("safe scripts read and write no files")
    func safe() throws {
        let run = try ProgramRun("run", "--safe", "-", input: "Label(text: \"A\")\nsave out.swift\n", at: home)
        #expect(run.exitCode == 1)
        #expect(try FileManager.default.contentsOfDirectory(atPath: home.folder).isEmpty)
    }

    @Test("a saved file can be loaded")
    func saveAndLoad() throws {
        let saving = try ProgramRun(
            "run",
            "-c",
            "Label(text: \"A\").inset(uniform: 4)",
            "-c",
            "save out.swift",
            at: home
        )
        #expect(saving.exitCode == 0)
        let loading = try ProgramRun("run", "-c", "load out.swift", "-c", "expect views 1", at: home)
        #expect(loading.exitCode == 0, "\(loading.errors)")
    }

    @Test("a failing file gives exit code 1 even if the output is closed")
    func closedPipe() throws {
        try write("Label(text: \"Hello\")\nframes\nswift\n", to: "a.blueprint")
        let run = try ProgramRun(["run", "a.blueprint"], folder: home.folder, closesOutput: true)
        #expect(run.exitCode == 1)
        #expect(run.errors.isEmpty)
    }
}
