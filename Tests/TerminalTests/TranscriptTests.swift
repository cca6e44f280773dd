import Foundation
import TerminalPrograms
import Testing

@Suite("Transcripts", .onOwnThreads)
struct TranscriptTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    private var path: String { home.folder + "/a.md" }

    @Test("a difference is shown, updated on request, and then gone")
    func update() throws {
        let text = "# A\n\n```\n> Label(text: \"A\")\n> swift\nsomething else\n```\n\nProse.\n"
        try text.write(toFile: path, atomically: true, encoding: .utf8)

        let failing = try ProgramRun("check", "a.md", at: home)
        #expect(failing.exitCode == 1)
        #expect(failing.output.contains("- something else\n"))
        #expect(failing.output.contains("+ Label(text: \"A\")\n"))

        let updating = try ProgramRun("check", "--update", "a.md", at: home)
        #expect(updating.exitCode == 0)
        let updated = try String(contentsOfFile: path, encoding: .utf8)
        #expect(updated.hasPrefix("# A\n\n```\n> Label(text: \"A\")\n"))
        #expect(updated.hasSuffix("> swift\nLabel(text: \"A\")\n```\n\nProse.\n"))

        let passing = try ProgramRun("check", "a.md", at: home)
        #expect(passing.exitCode == 0)
        #expect(passing.output == "a.md: 2 inputs as recorded\n")
    }

    @Test("JSON has the counts and the differences of each file, and the reason of one that cannot be read")
    func json() throws {
        try "```\n> print(1)\n1\n> print(2)\n3\n```\n".write(toFile: path, atomically: true, encoding: .utf8)
        let run = try ProgramRun("check", "--json", "a.md", "none.md", at: home)
        #expect(run.exitCode == 1)
        let lines = run.output.split(separator: "\n")
        try #require(lines.count == 2, "\(run.output)")
        #expect(lines[0].contains(#""file":"a.md","passed":false,"inputs":2,"exercises":0,"differing":1,"faults":0"#))
        #expect(lines[0].contains(#"[{"line":4,"input":"print(2)","expected":["3"],"actual":["2"]}]"#), "\(lines[0])")
        #expect(lines[1].contains(#""error":"no such file","file":"none.md","kind":"error""#), "\(lines[1])")
        #expect(run.errors.isEmpty)
    }

    @Test("an update keeps the line breaks of a file, and the absence of one at its end")
    func lineBreaks() throws {
        let text = "# A\n\n- one\n\n  ```\n  > Label(text: \"A\")\n  wrong\n  ```\n\nThe end."
        for text in [text, text.replacing("\n", with: "\r\n")] {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            #expect(try ProgramRun("check", "--update", "a.md", at: home).exitCode == 0)
            let updated = try String(contentsOfFile: path, encoding: .utf8)
            #expect(updated.contains("\n  Label #1 is the root") && !updated.contains("wrong"))
            #expect(updated.hasSuffix("The end.") && updated.contains("\r\n") == text.contains("\r\n"))
        }
    }

    @Test("a folder is checked with all its pages; recorded failures are counted")
    func folder() throws {
        let pages = home.folder + "/pages/inside"
        try FileManager.default.createDirectory(atPath: pages, withIntermediateDirectories: true)
        let text = "```\n> expect views 1\nexpected views 1, but there are no views\n```\n"
        try text.write(toFile: pages + "/a.md", atomically: true, encoding: .utf8)
        let run = try ProgramRun("check", "pages", at: home)
        #expect(run.exitCode == 0)
        #expect(run.output == "pages/inside/a.md: 1 input as recorded; 1 expectation in it does not hold\n")
        // A page without transcripts is no mistake in a folder.
        try "# Notes\n".write(toFile: pages + "/notes.md", atomically: true, encoding: .utf8)
        #expect(try ProgramRun("check", "pages", at: home).output == run.output)
        #expect(try ProgramRun("check", "pages/inside/notes.md", at: home).exitCode == 1)
        try FileManager.default.removeItem(atPath: pages + "/a.md")
        let without = try ProgramRun("check", "pages", at: home)
        #expect(without.errors == "pages: error: no page of the folder contains a transcript\n")
        #expect(try ProgramRun("check", home.folder + "/pages/inside/nothing", at: home).exitCode == 1)
    }

    @Test("an update says how many inputs fail that did not fail before")
    func newFailures() throws {
        let path = home.folder + "/a.md"
        let text = "```\n> Spacer(8)\n> Label(txt: \"A\")\n> expect views 3\n```\n"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        let update = try ProgramRun("check", "--update", "a.md", at: home)
        #expect(update.output == "a.md: 3 of 3 inputs updated; 2 of them fail now\n")
        #expect(update.exitCode == 1)
        // What is written down is recorded; what … hides is not.
        #expect(try ProgramRun("check", "a.md", at: home).exitCode == 0)
        try "```\n> expect views 3\n…\n```\n".write(toFile: path, atomically: true, encoding: .utf8)
        let hidden = try ProgramRun("check", "a.md", at: home)
        #expect(hidden.exitCode == 1 && hidden.output.contains("expected views 3"), "\(hidden.output)")
        let line = "Label(text: \"" + String(repeating: "long ", count: 20) + "\")"
        try "```\n> \(line)\n```\n".write(toFile: path, atomically: true, encoding: .utf8)
        let heading = try ProgramRun("check", "a.md", at: home).output.prefix { $0 != "\n" }
        #expect(heading.hasPrefix("a.md:2: > Label(text: \"long") && heading.hasSuffix("…"))
    }

    @Test("a recorded session agrees with itself, and its lines print the same again")
    func recordAndCheck() throws {
        let lines = ["record a.md", "Label(text: \"A\")", "inset 4", "tree", "step 3", "back", "record stop"]
        let recording = try ProgramRun("run", "-", input: lines.joined(separator: "\n") + "\n", at: home)
        #expect(recording.exitCode == 0, "\(recording.errors)")
        let check = try ProgramRun("check", "a.md", at: home)
        #expect(check.exitCode == 0, "\(check.output)")
    }
}
