import Foundation
import TerminalPrograms
import Testing

@Suite("Transcripts")
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

    @Test("a recorded session agrees with itself, and its lines print the same again")
    func recordAndCheck() throws {
        let lines = ["record a.md", "Label(text: \"A\")", "inset 4", "tree", "step 3", "back", "record stop"]
        let recording = try ProgramRun("run", "-", input: lines.joined(separator: "\n") + "\n", at: home)
        #expect(recording.exitCode == 0, "\(recording.errors)")
        let check = try ProgramRun("check", "a.md", at: home)
        #expect(check.exitCode == 0, "\(check.output)")
    }
}
