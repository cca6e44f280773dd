import BigStack
import BlueprintInspector
import BlueprintREPL
import Foundation
import Testing

/// Random questions: each known mistake is recognised when it is made on purpose, and a right answer never is one.
@Suite("Lessons: known mistakes")
struct MistakeTests {
    /// The number of questions; 1,000 take some minutes.
    private static let count = ProcessInfo.processInfo.environment["QUESTIONS"].flatMap { Int($0, radix: 10) } ?? 120

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
            let session = LessonSessions(rows: nil).session(after: tree.settings + [tree.source])
            #expect(session.run(line: "expect elements > 1").isEmpty, "\(tree.source)")
            let questions = PracticeQuestion.all(in: session).shuffled(using: &numbers).prefix(3)
            guard !questions.isEmpty else { continue }
            asked += questions.count
            let plan = Quiz.lesson(asking: Array(questions), about: tree)
            let run = LessonRun(plan, in: LessonSessions(rows: nil))
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

    @Test("the difficulty is the number of decisions", arguments: Difficulty.allCases)
    func difficulty(_ difficulty: Difficulty) throws {
        try onBigStack {
            var quiz = Quiz(seed: 3)
            let run = LessonRun(quiz.questions(1, difficulty: difficulty), in: LessonSessions())
            let question = try #require(run.plan.exercises.first?.questions.first?.text)
            let found = PracticeQuestion.all(in: run.session).first {
                question == "expect \($0.reference).\($0.measure.rawValue) = ?"
            }
            #expect(found.map { Difficulty(decisions: $0.decisions) } == difficulty)
        }
    }
}
