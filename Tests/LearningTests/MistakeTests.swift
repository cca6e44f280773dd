import BigStack
import BlueprintInspector
import BlueprintREPL
import Foundation
import TestSessions
import TestTiers
import Testing

/// Random questions: each known mistake is recognised when it is made on purpose, and a right answer never is one.
@Suite("Lessons: known mistakes")
struct MistakeTests {
    /// The number of questions; 1,000 take some minutes.
    private static let count = TestTier.choice(fast: 20, merge: 60, all: 1_000)

    @Test("of random questions", arguments: 0..<4)
    func random(seed: UInt64) throws {
        try onBigStack { try Self.ask(Self.count / 4, seed: seed) }
    }

    private static func ask(_ count: Int, seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        var (asked, recognised) = (0, 0)
        while asked < count {
            guard let topic = PracticeTopic.allCases.randomElement(using: &numbers) else { return }
            let tree = PracticeTree(topic, using: &numbers)
            let session = LessonSessions(rows: nil).session(
                after: tree.settings + [tree.source],
                sharingNamesOf: .namesOfThread
            )
            #expect(session.run(line: "expect elements > 1").map(\.kind) == [.met], "\(tree.source)")
            let questions = PracticeQuestion.all(in: session).shuffled(using: &numbers).prefix(3)
            guard !questions.isEmpty else { continue }
            asked += questions.count
            let plan = Quiz.lesson(asking: Array(questions), about: tree)
            let run = LessonRun(plan, in: LessonSessions(rows: nil), sharingNamesOf: .namesOfThread)
            for (question, exercise) in zip(questions, plan.exercises) {
                recognised += try answer(question, exercise.name, of: tree, in: run, session)
            }
        }
        #expect(recognised > count)
    }

    /// Makes each mistake on purpose, then answers; returns the number of mistakes.
    private static func answer(
        _ question: PracticeQuestion,
        _ name: String,
        of tree: PracticeTree,
        in run: LessonRun,
        _ session: Session
    ) throws -> Int {
        // Numbers are compared to one decimal, so closer mistakes are no mistakes.
        let mistakes = question.mistakes(in: session).filter { abs($0.value - question.answer) > 0.06 }
        for mistake in mistakes {
            let answer = run.type(Phrasing.number(mistake.value))
            #expect(answer.contains("✗"), "\(tree.source) \(question) \(mistake)")
            #expect(run.attempts[name]?.mistakes.contains(mistake.name) == true, "\(mistake)")
            #expect(answer.contains(": that "), "\(answer)")
        }
        #expect(run.type(Phrasing.number(question.answer)).contains("✓"), "\(tree.source) \(question)")
        run.type("")
        return mistakes.count
    }

    private static let card = "Row { Label(text: \"A\"); Label(text: \"B\").inset(uniform: 4).box(background: .blue) }"
    private static let centred = "Row(minimumSpacing: 8) { Label(text: \"AB\"); Label(text: \"CD\") }.centered()"

    private static let counts: [(tree: String, question: String, wrong: Int, words: String)] = [
        (card, "expect views ?", 5, "that counts all elements"),
        (card, "expect views ?", 4, "that counts BlueprintView, too"),
        (card, "expect views ?", 2, "that counts the flattened elements"),
        (card, "expect views ?", 2, "or that leaves out the view-backed elements that have children"),
        ("Label(text: \"A\").box()", "expect views ?", 1, "or that leaves out the view of Box #2"),
        (card, "expect elements ?", 3, "that counts only the view-backed elements"),
        (card, "expect elements ?", 6, "that counts BlueprintView, too"),
        (card, "expect elements ?", 2, "that counts only the flattened elements, or that leaves out the elements"),
        (card, "expect elements ?", 4, "that leaves out the root, Row #1"),
        ("Label(text: \"A\").inset(uniform: 4)", "expect #1 measured ? times", 1, "Inset #2 places Label #1 without"),
        ("Label(text: \"A\").centered()", "expect #1 measured ? times", 2, "that counts its placement, too"),
        ("Label(text: \"A\").centered()", "expect #2 measured ? times", 1, "that counts its placement"),
        (centred, "expect #2 measured ? times", 1, "that counts one proposal"),
        (centred, "expect #2 measured ? times", 5, "that counts its placement, too"),
        (centred, "expect #2 measured ? times", 8, "that counts the proposals to all children of Row #1"),
        (centred, "expect #2 measured ? times", 2, "that counts one proposal each time that Row #1 measures"),
        (centred, "expect #2 measured ? times", 2, "or that leaves out the proposals made while Row #1 was measured"),
    ]

    @Test("in counting views, elements and measurements", arguments: counts)
    func counting(tree: String, question: String, wrong: Int, words: String) throws {
        try onBigStack {
            let right = try Self.answer(to: question, about: [tree])
            let run = LessonRun(
                try LessonPlan(Self.lesson(asking: question, right, [tree])),
                in: LessonSessions(),
                sharingNamesOf: .namesOfThread
            )
            let answer = run.type("\(wrong)").replacing("\n  ", with: " ")
            #expect(answer.contains("✗") && answer.contains(words), "\(right): \(answer)")
            #expect(run.attempts["count"]?.mistakes.isEmpty == false)
            #expect(run.type("\(right)").contains("✓"))
        }
    }

    @Test("in counting, a right answer is never a mistake, whatever the tree", arguments: 0..<4)
    func countingRandomly(seed: UInt64) throws {
        try onBigStack {
            var numbers = SeededNumbers(seed: seed)
            for _ in 0..<(Self.count / 20) {
                let topic = try #require(PracticeTopic.allCases.randomElement(using: &numbers))
                let tree = PracticeTree(topic, using: &numbers)
                let lines = tree.settings + [tree.source]
                for question in ["views ?", "elements ?", "#1 measured ? times", "#2 measured ? times"] {
                    let right = try Self.answer(to: "expect \(question)", about: lines)
                    let plan = try LessonPlan(Self.lesson(asking: "expect \(question)", right, lines))
                    let run = LessonRun(plan, in: LessonSessions(rows: nil), sharingNamesOf: .namesOfThread)
                    for wrong in [right + 1, right - 1, 0] where wrong != right {
                        #expect(run.type("\(wrong)").contains("✗"), "\(tree.source) \(question)")
                    }
                    #expect(run.type("\(right)").contains("✓"), "\(tree.source) \(question)")
                }
            }
        }
    }

    /// Returns the number for which an `expect` line with a question mark holds.
    private static func answer(to question: String, about lines: [String]) throws -> Int {
        let session = LessonSessions(rows: nil).session(after: lines, sharingNamesOf: .namesOfThread)
        let right = (0...200).first { number in
            let line = question.replacing("?", with: "\(number)")
            return !session.run(line: line).contains { $0.isFailure }
        }
        return try #require(right)
    }

    private static func lesson(asking question: String, _ answer: Int, _ lines: [String]) -> String {
        """
        # Counting
        <!-- predict count -->
        \(lines.map { "<!-- run \($0) -->" }.joined(separator: "\n"))
        ```
        > \(question)
        ```
        <!-- answer \(answer) -->
        """
    }

    @Test("a quiz with a seed is the same everywhere, and another one with another seed")
    func seeds() throws {
        func text(_ seed: UInt64) throws -> String {
            try onBigStack {
                var quiz = Quiz(seed: seed)
                return LessonHandout.markdown(of: quiz.questions(5), withAnswers: true)
            }
        }
        #expect(try text(1) == text(1))
        #expect(try text(1) != text(2))
    }

    @Test("a topic that was missed often costs no more than another one")
    func manyMissed() throws {
        let plan = try onBigStack {
            var quiz = Quiz(seed: 1)
            return quiz.questions(4, weights: [.text: 1 << 40])
        }
        #expect(plan.exercises.map(\.name) == ["text-1", "text-2", "text-3", "text-4"])
    }

    @Test("the difficulty is the number of decisions", arguments: Difficulty.allCases)
    func difficulty(_ difficulty: Difficulty) throws {
        try onBigStack {
            var quiz = Quiz(seed: 3)
            let run = LessonRun(
                quiz.questions(1, difficulty: difficulty),
                in: LessonSessions(),
                sharingNamesOf: .namesOfThread
            )
            let question = try #require(run.plan.exercises.first?.questions.first?.text)
            let found = PracticeQuestion.all(in: run.session).first {
                question == "expect \($0.reference).\($0.measure.rawValue) = ?"
            }
            #expect(found.map { Difficulty(decisions: $0.decisions) } == difficulty)
        }
    }
}
