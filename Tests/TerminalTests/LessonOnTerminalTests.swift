import Foundation
import TerminalPrograms
import TestTiers
import Testing

/// Lessons in the real program: on a terminal, and with lines from a file.
@Suite("Lessons on a terminal", .onOwnThreads, .merge)
struct LessonOnTerminalTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    private static let lesson = """
        # The gap

        Rule: the rest becomes gaps.

        <!-- run viewport 100x40 -->
        <!-- predict gap -->
        ```
        > Row { Label(text: "AB"); Label(text: "CDEF") }
        …
        > expect "CDEF".x = ?
        ```
        <!-- hint The children measure 16 and 32. -->
        <!-- answer 68 -->

        The end.
        """

    private func write(_ text: String = lesson, _ name: String = "gap.md") throws {
        let path = home.folder + "/" + name
        let folder = (path as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// Starts the lesson, which has a prompt of its own.
    private func learn(_ options: String...) throws -> TerminalProgram {
        try TerminalProgram(
            TerminalProgram.blueprint,
            arguments: ["learn", "gap.md"] + options,
            environment: home.environment,
            folder: home.folder
        )
    }

    @Test("a page takes the place of the one before; leaving goes back to the prompt, and on there the next time")
    func pages() throws {
        let program = try home.start()
        program.type("Label(text: \"mine\")" + Keys.enter)
        try program.wait(for: "Label #1 is the root")
        program.type("lesson 1" + Keys.enter)
        try program.wait(for: "Lesson 1: Values · page 1 of")
        #expect(program.screen.lines.first?.hasPrefix("Lesson 1") == true)
        try program.wait(for: "1/")
        program.type("1" + Keys.enter)
        try program.wait(for: "✓ right: 1, none")
        program.type(Keys.enter)
        try program.wait(for: "page 2 of") { $0.lines.first?.contains("page 2 of") ?? false }
        program.type("leave" + Keys.enter)
        try program.wait(for: "back in your session")
        program.type("lesson" + Keys.enter)
        try program.wait(for: "1  Values (begun, 1 solved)")
        program.type("tree" + Keys.enter)
        try program.wait(for: "\"mine\"")
        program.type("lesson 1" + Keys.enter)
        try program.wait(for: "page 2 again") { $0.lines.first?.contains("page 2 of") ?? false }
        program.type("leave" + Keys.enter)
        program.type(Keys.endOfInput)
        #expect(try program.exitCode() == 0)
    }

    @Test("an answer is kept before it is shown, so that no kill loses it")
    func killed() throws {
        let program = try home.start()
        program.type("lesson 1" + Keys.enter)
        try program.wait(for: "1/")
        program.type("1" + Keys.enter)
        try program.wait(for: "✓ right: 1, none")
        program.signal(SIGKILL)
        #expect(try program.exitCode() == 128 + SIGKILL)
        let progress = try String(contentsOfFile: home.folder + "/state/blueprint/lessons.json", encoding: .utf8)
        #expect(progress.contains("\"declared\""))
    }

    @Test("keep takes the lesson's tree to the session, where undo takes it back")
    func keeping() throws {
        let program = try home.start()
        program.type("Label(text: \"mine\")" + Keys.enter)
        try program.wait(for: "Label #1 is the root")
        program.type("lesson 5" + Keys.enter)
        try program.wait(for: "Lesson 5: Extra room")
        program.type("keep" + Keys.enter)
        try program.wait(for: "back in your session")
        program.type("clear" + Keys.enter + "swift" + Keys.enter)
        try program.wait(for: "Label(text: \"CDEF\")")
        program.type("undo" + Keys.enter + "expect \"mine\" there" + Keys.enter)
        try program.wait(for: "holds: ")
        program.type(Keys.endOfInput)
        #expect(try program.exitCode() == 0)
    }

    @Test("the inspector shows the lesson's tree, and comes back to the page")
    func inspecting() throws {
        try write()
        let program = try learn()
        try program.wait(for: "Type the number")
        program.type("inspect" + Keys.enter)
        try program.wait(for: "the inspector") { $0.isAlternate && $0.text.contains("Label #3") }
        program.type("q")
        try program.wait(for: "the lesson") { !$0.isAlternate }
        program.type("68" + Keys.enter)
        try program.wait(for: "✓ right: the x of Label #3 is 68")
        program.type("leave" + Keys.enter)
        #expect(try program.exitCode() == 0)
    }

    @Test("in the inspector, the lesson goes on to its end")
    func learningInTheInspector() throws {
        try write()
        let program = try learn()
        try program.wait(for: "Type the number")
        program.type("inspect" + Keys.enter)
        try program.wait(for: "the question") { $0.isAlternate && $0.text.contains("? expect \"CDEF\".x = ?") }
        program.type(":60" + Keys.enter)
        try program.wait(for: "✗ the x of Label #3 is not 60")
        program.type(":68" + Keys.enter)
        try program.wait(for: "✓ right: the x of Label #3 is 68")
        program.type(Keys.enter)
        try program.wait(for: "page 2 of 2") { $0.isAlternate && $0.text.contains("The end.") }
        program.type("e")
        try program.wait(for: "the tree") { $0.isAlternate && $0.text.contains("viewport 100×40") }
        program.type("q")
        try program.wait(for: "the lesson's page") {
            !$0.isAlternate && $0.text.contains("page 2 of 2 · 1 of 1 solved")
        }
        program.type("inspect" + Keys.enter)
        try program.wait(for: "the inspector") { $0.isAlternate && $0.text.contains("2/2 >") }
        program.type("e" + Keys.enter)
        try program.wait(for: "the end") {
            !$0.isAlternate && $0.text.contains("1 of 1 exercise solved, 0 at the first try")
        }
        #expect(try program.exitCode() == 0)
        let progress = try String(contentsOfFile: home.folder + "/state/blueprint/lessons.json", encoding: .utf8)
        #expect(progress.contains("\"isFinished\" : true"))
    }

    @Test("a quiz asks about random trees, predict about one's own")
    func asking() throws {
        let program = try home.start()
        program.type("predict" + Keys.enter)
        try program.wait(for: "there is no tree yet")
        program.type("Label(text: \"mine\").inset(uniform: 10)" + Keys.enter)
        try program.wait(for: "is the root")
        program.type("predict" + Keys.enter)
        try program.wait(for: "A prediction · question 1 of 1")
        program.type("skip" + Keys.enter)
        try program.wait(for: "the answer: ")
        program.type(Keys.enter)
        try program.wait(for: "back in your session")
        program.type("quiz 3 easy seed 4" + Keys.enter)
        try program.wait(for: "A quiz of 3 questions · question 1 of 3")
        program.type("leave" + Keys.enter)
        try program.wait(for: "back in your session")
        program.type(Keys.endOfInput)
        #expect(try program.exitCode() == 0)
    }

    @Test("answers from a file: pages one below the other, a report, and progress")
    func piping() throws {
        try write()
        let run = try ProgramRun(
            "learn",
            "gap.md",
            "--report",
            "report.json",
            input: "60\n68\n\n\n",
            at: home,
            environment: home.environment
        )
        #expect(run.exitCode == 0)
        #expect(run.output.contains("✗ the x of Label #3 is not 60") && run.output.contains("✓ right"))
        #expect(run.output.contains("The end of The gap\n1 of 1 exercise solved, 0 at the first try"))
        let report = try String(contentsOfFile: home.folder + "/report.json", encoding: .utf8)
        #expect(report.contains("\"exercise\":\"gap\",\"kind\":\"predict\",\"result\":\"right\",\"misses\":[\"60\"]"))
        let progress = try String(contentsOfFile: home.folder + "/state/blueprint/lessons.json", encoding: .utf8)
        #expect(progress.contains("\"isFinished\" : true"))
    }

    @Test("a report has each answer at once; without its file no lesson begins")
    func reportKeptUp() throws {
        try write()
        let none = try ProgramRun("learn", "gap.md", "--report", "gap.md/r.json", input: "68\n", at: home)
        #expect(none.exitCode == 1 && none.output.isEmpty)
        #expect(none.errors.contains("gap.md/r.json: a part of the path is not a folder"))
        try "{}\n".write(toFile: home.folder + "/r.json", atomically: false, encoding: .utf8)
        let program = try learn("--report", "r.json")
        try program.waitForLine("1/2 ?")
        for (answer, shown) in [("60", "is not 60"), ("61", "is not 61")] {
            program.type(answer + Keys.enter)
            try program.wait(for: shown)
            try program.waitForLine("1/2 ?")
        }
        let lines = try String(contentsOfFile: home.folder + "/r.json", encoding: .utf8).split(separator: "\n")
        #expect(lines.count == 2 && lines[0] == "{}" && lines[1].contains("\"misses\":[\"60\",\"61\"]"), "\(lines)")
    }

    @Test("progress that cannot be read is set aside and said, and what a lesson adds is kept")
    func damagedProgress() throws {
        try write()
        let folder = home.folder + "/state/blueprint"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (text, name) in [("{\"asked\":-1", "unreadable"), ("[]", "unreadable-2")] {
            let file = folder + "/lessons.json"
            try text.write(toFile: file, atomically: false, encoding: .utf8)
            let run = try ProgramRun("learn", "gap.md", input: "68\n\n\n", at: home, environment: home.environment)
            #expect(run.exitCode == 0)
            #expect(run.errors.contains("lessons.json: is not the progress of lessons, or of a later version: "))
            #expect(run.errors.contains("it is kept as"))
            #expect(try String(contentsOfFile: "\(file).\(name)", encoding: .utf8) == text)
            #expect(try String(contentsOfFile: file, encoding: .utf8).contains("\"isFinished\" : true"))
        }
    }

    @Test("a folder of lessons is given in order, checked and printed")
    func folder() throws {
        try write(Self.lesson, "course/1.md")
        try write(Self.lesson.replacing("The gap", with: "Another"), "course/2.md")
        let run = try ProgramRun(
            "learn",
            "course",
            input: "skip\n\n\n\nleave\n",
            at: home,
            environment: home.environment
        )
        #expect(run.exitCode == 0)
        #expect(run.output.contains("next: Another") && run.output.contains("Another · page 1 of 2"))
        let handout = try ProgramRun("learn", "course", "--handout", "h.md", "--answers", at: home)
        #expect(handout.output == "h.md: 2 lessons written\n")
        let text = try String(contentsOfFile: home.folder + "/h.md", encoding: .utf8)
        #expect(text.contains("# The gap") && text.contains("**Exercise 1.**") && text.contains("1. 68"))
        #expect(!text.contains("<!--") && text.contains("viewport"))
        let unasked = try ProgramRun("learn", "course", "--handout", "h.md", at: home)
        #expect(unasked.exitCode == 1 && unasked.errors.contains("h.md exists; to replace it, add --force"))
        #expect(try String(contentsOfFile: home.folder + "/h.md", encoding: .utf8) == text)
        let plain = try ProgramRun("learn", "course", "--handout", "h.md", "--force", at: home)
        #expect(plain.exitCode == 0)
        #expect(try !String(contentsOfFile: home.folder + "/h.md", encoding: .utf8).contains("68"))
        let check = try ProgramRun("check", "course/1.md", "course/2.md", at: home)
        #expect(check.output.contains("course/1.md: 2 inputs as recorded, 1 exercise right"))
    }

    @Test("input that is no text is an error")
    func binaryInput() throws {
        try write()
        let run = try ProgramRun(["learn", "gap.md"], input: Data([0xff, 0x0a]), folder: home.folder)
        #expect(run.exitCode == 1)
        #expect(run.errors == "blueprint: error: not UTF-8 text at byte 1 of the line\n")
    }

    @Test("a signal before the first prompt gives the terminal back")
    func signalAhead() throws {
        let program = try TerminalProgram(
            TerminalProgram.blueprint,
            arguments: ["learn", "1"],
            environment: home.environment
        )
        try program.waitUntilCooked(false)
        program.signal(SIGTERM)
        #expect(try program.exitCode() == 128 + SIGTERM)
        try program.waitUntilCooked(true)
    }

    @Test(
        "wrong usage and wrong files are said",
        arguments: [
            (["learn", "99"], Int32(1), "there is no lesson 99; there are 14"),
            (["learn", "none.md"], 1, "none.md"),
            (["learn", "empty"], 1, "empty has no lessons: no file whose name ends in .md"),
            (
                ["learn", "bad.md"], 1,
                "bad.md:2: the exercise needs a name of one word; type <!-- predict row-grows -->"
            ),
            (["learn", "empty.md"], 1, "empty.md has no lesson: a lesson begins with # and its title"),
            (["learn", "title.md"], 1, "title.md has no lesson"),
            (["learn", "card.blueprint"], 1, "its title; to run it: blueprint run card.blueprint"),
            (["learn", "--answers"], 2, "--answers belongs to --handout FILE."),
            (["learn", "--quiz", "0"], 2, "A quiz has 1 to 100 questions."),
            (["learn", "--seed", "1"], 2, "--seed belongs to --quiz NUMBER."),
            (["run", "-c", "quiz"], 1, "'quiz' asks questions at a terminal"),
        ]
    )
    func faults(arguments: [String], exitCode: Int32, message: String) throws {
        try FileManager.default.createDirectory(atPath: home.folder + "/empty", withIntermediateDirectories: true)
        try write("# Bad\n<!-- predict -->\n", "bad.md")
        try write("", "empty.md")
        try write("# Title\n", "title.md")
        try write("Label(text: \"A\")\ncentered\n", "card.blueprint")
        let run = try ProgramRun(arguments, folder: home.folder, environment: home.environment)
        #expect(run.exitCode == exitCode)
        #expect((run.output + run.errors).contains(message), "\(run.output)\(run.errors)")
    }
}
