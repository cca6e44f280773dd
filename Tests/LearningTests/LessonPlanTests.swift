import BigStack
import BlueprintREPL
import TestSessions
import Testing

@Suite("Lessons: the format")
struct LessonPlanTests {
    @Test("a lesson has a title, rules and exercises")
    func reading() throws {
        let plan = try LessonPlan(Lessons.row)
        #expect(plan.title == "Extra width")
        #expect(plan.rules == ["a stack measures its children first; only then it shares what is left over."])
        #expect(plan.exercises.map(\.kind) == [.predict, .choice, .explain, .goal, .free])
        #expect(plan.exercises.map(\.name) == ["width", "views", "decider", "right", "play"])
        let first = plan.exercises[0]
        #expect(first.questions.map(\.text) == ["expect \"AB\" is ?x16 at 0,0"])
        #expect(first.hints.count == 2)
        #expect(first.hints[1] == "Uniformly: each child gets the same amount, whatever it measured.")
        #expect(first.remarks.map(\.answer) == ["130"])
        #expect(first.remarks.map(\.text) == ["This is half of the row, less the spacing."])
        #expect(plan.exercises[1].options == ["one", "two, one for each label", "three"])
        #expect(plan.exercises[3].answers.map(\.text) == ["select #1", "set underflow .justifyToEnd"])
    }

    @Test("an exercise without a kind has that of its questions")
    func kinds() throws {
        let text = Lessons.row.replacing("<!-- predict ", with: "<!-- exercise ")
            .replacing("<!-- choice ", with: "<!-- exercise ").replacing("<!-- explain ", with: "<!-- exercise ")
            .replacing("<!-- goal ", with: "<!-- exercise ").replacing("<!-- free ", with: "<!-- exercise ")
        #expect(try LessonPlan(text).exercises.map(\.kind) == [.predict, .choice, .explain, .goal, .free])
        #expect(try LessonPlan(text).exercises.map(\.questions.count) == [1, 0, 1, 1, 0])
    }

    @Test(
        "a fault has its line and a fix",
        arguments: [
            ("# A\n<!-- hint Think. -->", "'hint' belongs to an exercise, and none has begun", 2),
            ("# A\n<!-- predict -->", "the exercise needs a name of one word", 2),
            ("# A\n<!-- predict a b -->", "the exercise needs a name of one word", 2),
            ("# A\n<!-- free a -->\n<!-- hnt Think. -->", "'hnt' begins no comment of a lesson", 3),
            ("# A\n<!-- free a -->\n<!-- hint -->", "the text after 'hint' is missing", 3),
            ("# A\n<!-- free a -->\nTry.\n\n<!-- free a -->\nTry.", "two exercises have the name 'a'", 5),
            ("# A\n\n<!-- predict a -->\nGuess.", "the exercise 'a' (predict) has no question mark", 3),
            (
                "# A\n<!-- predict a -->\n```\n> expect #1 is ?x?\n```\n<!-- answer 3 -->",
                "the exercise 'a' (predict) asks for 2 numbers and answers 1", 2
            ),
            (
                "# A\n<!-- choice a -->\n- one\n<!-- answer 1 -->",
                "the exercise 'a' (choice) has fewer than two answers to pick from", 2
            ),
            (
                "# A\n<!-- choice a -->\n- one\n- two\n<!-- answer 3 -->",
                "the exercise 'a' (choice) needs one answer from 1 to 2", 2
            ),
            ("# A\n<!-- explain a -->\nWho?", "the exercise 'a' (explain) needs one blame line", 2),
            ("# A\n<!-- predictt a -->\nWho?", "'predictt' begins no comment of a lesson", 2),
            (
                "# A\n<!-- choice a -->\n<!-- hint b\n<!-- answer 1 -->",
                "the comment does not end before the next one", 3
            ),
            ("# A\n<!-- goal a -->\nDo it.", "the exercise 'a' (goal) has no expect line", 2),
            ("# A\n<!-- goal a -->\n```\n> expect views 1\n```\nDo it.", "the exercise 'a' (goal) has no answer", 2),
            ("# A\n<!-- predict a\n", "the comment does not end", 2),
        ]
    )
    func faults(text: String, message: String, line: Int) {
        #expect(throws: LessonFault.self) { try LessonPlan(text) }
        do {
            _ = try LessonPlan(text)
        } catch {
            #expect(error.message == message)
            #expect(error.line == line)
        }
    }

    @Test("comments for readers of the file are left alone, and question marks in texts ask nothing")
    func otherComments() throws {
        let plan = try LessonPlan(
            "# A\n<!-- hence -->\n<!-- TODO: more -->\n<!-- predict a -->\n```\n> expect \"Ready?\" is ?x16\n```\n<!-- answer 48 -->"
        )
        #expect(plan.exercises.count == 1)
    }
}

@Suite("Lessons: check")
struct LessonCheckTests {
    private func check(_ text: String) throws -> TranscriptCheck {
        try onBigStack { TranscriptCheck.sharing(text, name: "a.md") }
    }

    @Test("the answers are played")
    func right() throws {
        let check = try check(Lessons.row)
        #expect(check.passed, "\(check.difference.plain)")
        #expect((check.inputCount, check.exerciseCount) == (4, 5))
        #expect(check.updatedText == Lessons.row)
    }

    @Test(
        "a wrong answer is found",
        arguments: [
            ("answer 138", "answer 139", "a.md:16: expect \"AB\" is 139x16 at 0,0: expected"),
            ("wrong 130", "wrong 138", "a.md:12: 138 is not a wrong answer"),
            ("answer #1", "answer #2", "the answer is wrong: Label #2 does not decide the width of Label #2"),
            ("answer 2", "answer 3", "3 is not a wrong answer"),
            ("justifyToEnd", "justifyToStart", "expect \"AB\" is 16x16 at 244,0: expected"),
            ("244,0", "0,0", "expected \"AB\" is 16x16 at 0,0"),
            ("then why", "then whi", "there is no command 'whi'"),
            ("run viewport", "run viewpart", "viewpart"),
            ("> blame \"AB\" width", "> blame \"AB\" size", "the question is not clear"),
            ("<!-- hint The", "<!-- hnt The", "a.md:18: 'hnt' begins no comment of a lesson; did you mean hint?"),
        ]
    )
    func wrong(part: String, other: String, message: String) throws {
        let check = try check(Lessons.row.replacing(part, with: other))
        #expect(!check.passed)
        #expect(check.difference.plain.contains(message), "\(check.difference.plain)")
    }

    @Test("the lesson of help is a lesson")
    func help() throws {
        let lines = try onBigStack { Session.sharing().run(line: "help lessons").map(\.text.plain).joined() }
            .split(separator: "\n").map(String.init)
        let start = try #require(lines.firstIndex(of: "A lesson of ten lines:"))
        let check = try check(lines[(start + 1)...(start + 10)].map { String($0.dropFirst(2)) }.joined(separator: "\n"))
        #expect(check.passed, "\(check.difference.plain)")
        #expect((check.inputCount, check.exerciseCount) == (2, 1))
    }

    @Test("a goal that is reached before its answer is no goal")
    func reached() throws {
        let text = Lessons.row.replacing("16x16 at 244,0", with: "138x16 at 0,0")
        #expect(try check(text).difference.plain.contains("the goal is reached before the answer"))
    }
}
