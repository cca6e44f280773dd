import BigStack
import BlueprintREPL
import TestSessions
import Testing

@Suite("Lessons: taking one")
struct LessonRunTests {
    /// Does work with a run on a thread with a big stack.
    private func take(
        _ text: String = Lessons.row,
        canKeep: Bool = false,
        _ work: @escaping (LessonRun) throws -> Void
    ) throws {
        try onBigStack { try work(try Lessons.run(text, canKeep: canKeep)) }
    }

    @Test("a page shows what is asked, and no answer")
    func page() throws {
        try take { run in
            let page = run.page.plain
            #expect(page.contains("Extra width · page 1 of 5 · 0 of 4 solved"))
            #expect(page.contains("? expect \"AB\" is ?x16 at 0,0"))
            #expect(page.contains("Type the number · hint · skip · leave"))
            #expect(!page.contains("138") && !page.contains("<!--") && !page.contains("viewport 300x40"))
            #expect(run.prompt == "1/5 ? ")
        }
    }

    @Test("a wrong number is answered with the author's remark, then the mistake, and hints; the right one with why")
    func predicting() throws {
        try take { run in
            let remark = run.type("130")
            #expect(remark.contains("✗ the width of Label #2 is not 130: This is half of the row, less the spacing."))
            #expect(remark.contains("hint: The children measure 16 and 32, the spacing is 8."))
            let mistake = run.type("142")
            #expect(mistake.contains("142: that leaves out minimumSpacing"))
            #expect(mistake.contains("hint: Uniformly"))
            #expect(mistake.contains("skip shows the answer"))
            #expect(!remark.contains("138") && !mistake.contains("138"))
            let right = run.type("138")
            #expect(right.contains("✓ right: the width of Label #2 is 138"))
            #expect(right.contains("> why \"AB\" width\nLabel #2 is 138 wide: Row #1 decided that"))
            #expect(run.prompt == "1/5 > ")
            let attempt = run.attempts["width"]
            #expect(attempt?.misses == ["130", "142"])
            #expect(attempt?.hints == 2)
            #expect(attempt?.result == .right)
            #expect(attempt?.mistakes.contains("forgot minimumSpacing") == true)
        }
    }

    @Test("a prediction is about the author's tree, whatever was edited since")
    func editsBeforeTheAnswer() throws {
        try take { run in
            run.type("set minimumSpacing 20", "viewport 100x40")
            #expect(run.type("32").contains("the question is about the tree of the page; again brings it back"))
            #expect(run.type("138").contains("✓ right: the width of Label #2 is 138"))
        }
    }

    @Test("a number can be typed as the whole line; too many are refused")
    func forms() throws {
        try take { run in
            #expect(run.type("138 16").contains("2 numbers typed, and 1 number asked for"))
            #expect(run.attempts["width"]?.misses == [])
            #expect(run.type("expect \"AB\" is 138×16 at 0,0").contains("✓ right"))
        }
    }

    @Test("an empty line waits for an answer; skip shows it")
    func skipping() throws {
        try take { run in
            #expect(run.type("").contains("this page asks something"))
            #expect(run.type("next").contains("this page asks something"))
            #expect(run.type("skip").contains("the answer: 138"))
            #expect(run.attempts["width"]?.result == .skipped)
            #expect(run.type("").contains("page 2 of 5"))
        }
    }

    @Test("a choice is its number or its words")
    func choosing() throws {
        try take { run in
            run.type("skip", "")
            #expect(run.page.plain.contains("  2  two, one for each label"))
            #expect(run.type("3").contains("✗ The row only lays out."))
            #expect(run.type("9").contains("there is no answer 9"))
            #expect(run.type("one").contains("✗ not 1, one"))
            #expect(run.type("two").contains("✓ right: 2, two, one for each label"))
        }
    }

    @Test(
        "an explanation names the element, the step, or both",
        arguments: ["#1", "Row #1", "10", "step 10", "#1 step 10"]
    )
    func explaining(answer: String) throws {
        try take { run in
            run.type("skip", "", "skip", "")
            #expect(run.type("#3").contains("✗ Label #3 does not decide the width of Label #2"))
            #expect(run.type("step 2").contains("✗ step 2 does not decide the width of Label #2"))
            #expect(run.type(answer).contains("✓ right: Row #1 decides the width of Label #2 in step 10"))
        }
    }

    @Test("a goal is reached by edits; its frames are drawn until then")
    func reaching() throws {
        try take { run in
            run.type("skip", "", "skip", "", "skip", "")
            #expect(run.page.plain.contains("·goa·"))
            let before = run.type("select #1")
            #expect(before.contains("0 of 1 goal reached") && before.contains("┊"))
            #expect(run.type("set underflow .justifyToMiddle").contains("error"))
            // Elements that only the dots of a goal leave without a title are not listed.
            #expect(!run.page.plain.contains("no title fits") && !before.contains("no title fits"))
            let reached = run.type("set underflow .justifyToEnd")
            #expect(reached.contains("✓ right: the goal is reached") && !reached.contains("┊"))
        }
    }

    @Test("the next page begins with the author's tree, whatever was typed")
    func authorsTree() throws {
        try take { run in
            run.type("skip", "", "skip", "", "skip", "", "select #1", "set underflow .justifyToStart", "skip")
            #expect(run.type("").contains("Now the first label stands at 244."))
            #expect(run.type("expect \"AB\" at 244,0").hasPrefix("holds: "))
        }
    }

    @Test("an exercise longer than a page begins on the page before, with the tree that its lines made there")
    func longExercise() throws {
        let text = """
            # Long
            <!-- run viewport 100x40 -->
            <!-- predict width -->
            First a label.

            ```
            > Label(text: "AB")
            …
            > frames
            …
            ```

            Then a margin.

            ```
            > inset 4
            …
            > expect "AB".width = ?
            ```
            <!-- answer 92 -->
            """
        try onBigStack {
            let run = try Lessons.run(text, rows: 18)
            #expect(run.page.plain.contains("page 1 of 2") && run.page.plain.contains("> frames"))
            #expect(!run.page.plain.contains("> inset 4"))
            #expect(run.type("swift") == "Label(text: \"AB\")")
            let next = run.type("next")
            #expect(next.contains("> inset 4") && next.contains("? expect \"AB\".width = ?"))
            #expect(run.type("92").contains("✓ right"))
        }
    }

    @Test("lines that are no answers run in the lesson's session")
    func lines() throws {
        try take { run in
            #expect(run.type("tree").contains("Row >#1<"))
            #expect(run.type("138").contains("✓"))
            #expect(run.attempts["width"]?.hasLooked == true)
        }
    }

    @Test("try undoes its line; again begins the page anew")
    func trying() throws {
        try take { run in
            #expect(run.type("try set minimumSpacing 20").contains("that was a try: undone"))
            #expect(run.type("swift").contains("minimumSpacing: 8"))
            run.type("set minimumSpacing 20")
            #expect(run.type("swift").contains("minimumSpacing: 20"))
            run.type("1", "again")
            #expect(run.type("swift").contains("minimumSpacing: 8"))
            #expect(run.attempts["width"]?.misses == [])
        }
    }

    @Test("skip says that it shows the tree of the page, if there is another one")
    func skippingAfterEdits() throws {
        try take { run in
            run.type("inset 4")
            let skipped = run.type("skip")
            let remark = "in the tree of the page, without your edits:"
            #expect(skipped.contains(remark + "\n> why \"AB\" width"), "\(skipped)")
        }
        try take { run in #expect(!run.type("skip").contains("in the tree of")) }
    }

    @Test("previous turns to the page before, next to the one after; the last page ends")
    func turning() throws {
        try take { run in
            #expect(run.type("previous").contains("this is the first page"))
            run.type("skip", "", "skip", "", "skip", "", "skip", "")
            #expect(run.type("previous").contains("page 4 of 5"))
            #expect(run.type("next").contains("Try another spacing."))
            #expect(run.prompt == "5/5 > ")
            let end = run.type("")
            #expect(end.contains("The end of Extra width") && end.contains("0 of 4 exercises solved"))
            #expect(end.contains("Rule: a stack measures"))
            #expect(run.end == .finished)
        }
    }

    @Test("back goes back a step, and says the word that turns the page")
    func steppingBack() throws {
        try take { run in
            run.type("skip", "", "step 3")
            #expect(run.type("back").contains("2 of "))
            #expect(run.type("back").contains("previous turns to the page before"))
            #expect(run.prompt.hasPrefix("2/5"))
            #expect(run.type("previous").contains("page 1 of 5"))
        }
    }

    @Test("the last hint is said again")
    func hints() throws {
        try take { run in
            run.type("hint", "hint")
            let again = run.type("hint")
            #expect(again.contains("hint: Uniformly") && again.contains("there are no more hints"))
        }
    }

    @Test("what was missed before leaving, or before trying again, is not solved at the first try")
    func missed() throws {
        try take { run in
            run.type("130", "again", "138", "", "1", "leave")
            var progress = LessonProgress()
            progress.note(run)
            let read = try #require(LessonProgress(reading: progress.text()))
            let again = LessonRun(
                run.plan,
                from: read[run.plan.title],
                in: LessonSessions(),
                sharingNamesOf: .namesOfThread
            )
            let end = again.type("2", "", "skip", "", "skip", "", "")
            #expect(end.contains("2 of 4 exercises solved, 0 at the first try"), "\(end)")
        }
    }

    @Test("keep takes the tree along; without a session to keep it in, it says so")
    func keeping() throws {
        try take(canKeep: true) { run in
            run.type("keep")
            guard case .kept(let source)? = run.end else {
                Issue.record("not kept: \(String(describing: run.end))")
                return
            }
            #expect(source.contains("Row(underflow: .growUniformly"))
        }
        try take { run in
            #expect(run.type("keep").contains("swift prints it"))
            #expect(run.end == nil)
        }
    }

    @Test("leave and quit end the lesson; a lesson within a lesson does not begin", arguments: ["leave", "quit"])
    func leaving(line: String) throws {
        try take { run in
            #expect(run.type("lesson 1").contains("leave ends it"))
            run.type(line)
            #expect(run.end == .left)
        }
    }

    @Test("a lesson goes on where it was left, and what was solved stays solved")
    func progress() throws {
        try take { run in
            run.type("138", "", "2", "", "leave")
            var progress = LessonProgress()
            progress.note(run)
            let read = try #require(LessonProgress(reading: progress.text()))
            #expect(read == progress)
            let again = LessonRun(
                run.plan,
                from: read[run.plan.title],
                in: LessonSessions(),
                sharingNamesOf: .namesOfThread
            )
            #expect(again.page.plain.contains("page 3 of 5 · 2 of 4 solved"))
        }
    }

    @Test(
        "progress that is damaged, or counts nothing, is not taken for none",
        arguments: [
            "", "{", #"{"asked":1,"lessons":{"#, #"{"asked":"1","lessons":{},"missed":{}}"#,
            #"{"asked":-1,"lessons":{},"missed":{}}"#, #"{"asked":9223372036854775807,"lessons":{},"missed":{}}"#,
            #"{"asked":1,"lessons":{},"missed":{"rows":1000000000000000}}"#,
            #"{"asked":1,"lessons":{"a":{"part":-1,"isFinished":false,"solved":[]}},"missed":{}}"#,
        ]
    )
    func damagedProgress(text: String) {
        #expect(LessonProgress(reading: text) == nil)
    }

    @Test("keys that a later version writes stay in the file")
    func unknownKeys() throws {
        let record = #"{"part":2,"isFinished":true,"solved":["b"],"days":3}"#
        let text = #"{"asked":1,"lessons":{"a":\#(record)},"missed":{},"new":[1]}"#
        let progress = try #require(LessonProgress(reading: text))
        let written = progress.text(over: text)
        #expect(LessonProgress(reading: written) == progress)
        #expect(written.contains("\"days\" : 3") && written.contains("\"new\" : ["))
        #expect(!progress.text().contains("days"))
    }

    @Test("completion offers the lesson's commands first in a line, and the session's")
    func completing() throws {
        try take { run in
            #expect(run.complete("hi", cursor: 2).candidates.map(\.word).contains("hint"))
            #expect(run.complete("fr", cursor: 2).candidates.map(\.word).contains("frames"))
            #expect(run.complete("tree l", cursor: 6).candidates.contains { $0.word == "leave" } == false)
        }
    }

    @Test("the report has a line for each exercise that was tried")
    func report() throws {
        try take { run in
            run.type("130", "138", "", "2", "", "leave")
            let lines = LessonReport.lines(of: run).map(\.text)
            #expect(lines.count == 2)
            #expect(lines[0].contains("\"exercise\":\"width\"") && lines[0].contains("\"misses\":[\"130\"]"))
            #expect(lines[1].contains("\"result\":\"right\""))
        }
    }
}
