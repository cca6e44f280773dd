import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// Lines that mean something else in a lesson than in a session, and lines that mean nothing.
@Suite("Lessons: words and answers")
struct LessonLineTests {
    private func take(_ work: @escaping (LessonRun) throws -> Void) throws {
        try onBigStack { try work(try Lessons.run(Lessons.row)) }
    }

    @Test("no step of the time line turns the page, and the page names the word that does")
    func back() throws {
        try take { run in
            run.type("skip", "", "skip")
            #expect(run.page.plain.contains("previous · leave"))
            run.type("step 2", "back", "back", "back")
            #expect(run.prompt.hasPrefix("2/5"))
            run.type("step 4")
            #expect(run.type("previous").contains("page 1 of 5"))
        }
    }

    @Test(
        "help explains the words of the lesson",
        arguments: ["next", "previous", "hint", "skip", "again", "keep", "leave"]
    )
    func help(word: String) throws {
        try take { run in
            let said = run.type("help \(word)")
            #expect(said.hasPrefix("\(word): "), "\(said)")
            #expect(said.contains("in a session of its own") == ["next", "previous"].contains(word), "\(said)")
        }
    }

    @Test("try and other commands have their own help")
    func otherHelp() throws {
        try take { run in
            #expect(run.type("help try").contains("try LINE: Runs a line and undoes it."))
            #expect(run.type("help inset").contains("inset"))
        }
    }

    @Test("the list of lessons has the progress in this one and in others")
    func list() throws {
        try onBigStack {
            let title = Lesson.all[1].title
            let plan = try LessonPlan(Lesson.all[0].source)
            var sessions = LessonSessions()
            sessions.marks = [title: LessonMark(solved: 2, isFinished: true)]
            let run = LessonRun(plan, in: sessions, sharingNamesOf: .namesOfThread)
            let list = run.type("lesson")
            #expect(list.contains("\(title) (finished, 2 solved)"), "\(list)")
            #expect(list.contains("\(plan.title) (begun, 0 solved)"), "\(list)")
        }
    }

    @Test(
        "a lesson has neither files nor a history, and says so",
        arguments: ["history", "sessions", "rerun 2", "resume", "save a.swift", "load a.swift", "source a.bp"]
    )
    func files(line: String) throws {
        try take { run in
            let said = run.type(line)
            #expect(said.contains("error: a lesson has neither files nor a history"), "\(said)")
            #expect(said.contains("leave ends it"), "\(said)")
            #expect(!said.contains("safe mode"))
        }
    }

    @Test(
        "words that are no answer are answered with the form that one takes",
        arguments: [
            ("half of it", "type the number"), ("24px", "type the number"), ("#24, #25", "type the number"),
        ]
    )
    func forms(line: String, form: String) throws {
        try take { run in
            let said = run.type(line)
            #expect(said.contains("'\(line)' is no answer here, and no line either"), "\(said)")
            #expect(said.contains(form), "\(said)")
            #expect(run.attempts["width"]?.misses == [])
        }
    }

    @Test("so are those of a choice and of a decision; a line of Swift keeps its error")
    func otherForms() throws {
        try take { run in
            #expect(run.type("Label(txt: 1)").contains("incorrect argument label"))
            #expect(run.type("inset foo").contains("'foo'"))
            #expect(run.type("tre").contains("did you mean tree?"))
            run.type("skip", "")
            #expect(run.type("120x24").contains("type a number from 1 to"))
            run.type("skip", "")
            #expect(run.page.plain.contains("? which element or step decided the width of \"AB\""), "\(run.page.plain)")
            #expect(run.type("120x24").contains("type the element or the step that decided it"))
        }
    }

    @Test("an answered question shows its answer, and says it again for a number")
    func answered() throws {
        try take { run in
            run.type("138")
            #expect(run.page.plain.contains("the answer: 138"))
            #expect(run.type("130").contains("the answer: 138; again asks once more"))
            run.type("", "previous")
            #expect(run.page.plain.contains("the answer: 138"))
            run.type("again")
            #expect(!run.page.plain.contains("the answer"))
        }
    }

    @Test("another lesson is a command of the session, or of the shell where there is none", arguments: [true, false])
    func otherLessons(canKeep: Bool) throws {
        try onBigStack {
            let run = try Lessons.run(Lessons.row, canKeep: canKeep)
            let shell = canKeep ? "" : "blueprint learn "
            #expect(run.type("lesson 3").contains(canKeep ? "then type lesson 3" : "then type \(shell)3"))
            #expect(run.type("quiz 4").contains(canKeep ? "then type quiz 4" : "then type \(shell)--quiz 4"))
        }
    }

    @Test("a handout has whole outputs and the settings that a reader must know")
    func handout() throws {
        let text = """
            # The gap

            <!-- run viewport 100x40 -->
            <!-- predict gap -->
            ```
            > Row { Label(text: "AB"); Label(text: "CDEF") }
            …
            > expect "CDEF".x = ?
            ```
            <!-- answer 68 -->
            """
        let handout = try onBigStack { LessonHandout.markdown(of: try LessonPlan(text)) }
        #expect(handout.contains("(`viewport 100x40`)"), "\(handout)")
        #expect(handout.contains("\nRow #1 is the root"), "\(handout)")
        #expect(!handout.contains("\n…\n"), "\(handout)")
    }

    @Test("a lesson can begin with a page", arguments: [(1, 1), (3, 3), (99, 5), (0, 1)])
    func page(number: Int, shown: Int) throws {
        try onBigStack {
            let run = LessonRun(
                try LessonPlan(Lessons.row),
                page: number,
                in: LessonSessions(),
                sharingNamesOf: .namesOfThread
            )
            #expect(run.page.plain.contains("page \(shown) of 5"))
        }
    }
}
