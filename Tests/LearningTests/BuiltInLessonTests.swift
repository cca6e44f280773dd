import BigStack
import BlueprintInspector
import BlueprintREPL
import TestSessions
import TestTiers
import Testing

/// The lessons of the program, taken by somebody who errs first.
@Suite("Lessons: those of the program")
struct BuiltInLessonTests {
    static let numbers = Lesson.all.map(\.number)

    private static func plan(_ number: Int) throws -> LessonPlan { try LessonPlan(Lesson.all[number - 1].source) }

    @Test("each has one rule, and at least five exercises of several kinds", arguments: numbers)
    func contents(number: Int) throws {
        let plan = try Self.plan(number)
        let graded = plan.exercises.filter { $0.kind != .free }
        #expect(plan.rules.count == 1, "write one paragraph that begins with Rule:")
        #expect(graded.count >= 5, "write five exercises or more")
        #expect(Set(graded.map(\.kind)).isSuperset(of: [.predict, .goal]), "let one predict, and one be a goal")
        #expect(graded.contains { $0.kind == .choice || $0.kind == .explain }, "let one be a choice or explain")
    }

    @Test(
        "three wrong answers to each exercise are graded wrong, and the author's right",
        arguments: TestTier.sample(of: numbers, fast: 7, merge: 1)
    )
    func answers(number: Int) throws {
        try onBigStack {
            let run = LessonRun(try Self.plan(number), in: LessonSessions(), sharingNamesOf: .namesOfThread)
            var answered = 0
            while run.end == nil {
                if let exercise = run.plan.exercises.first(where: { run.isOn($0) }), exercise.kind != .free {
                    Self.answer(exercise, in: run)
                    answered += 1
                }
                run.type("")
            }
            #expect(run.end == .finished)
            #expect(answered == run.plan.exercises.count { $0.kind != .free })
            #expect(run.attempts.values.allSatisfy { $0.kind == .free || $0.result == .right })
        }
    }

    private static func answer(_ exercise: Exercise, in run: LessonRun) {
        for wrong in wrongAnswers(to: exercise) {
            let answer = run.type(wrong)
            #expect(!answer.contains("✓"), "\(exercise.name): \(wrong)")
            guard exercise.kind != .goal, wrong != "99" else { continue }
            #expect(answer.contains("✗"), "\(exercise.name): \(wrong): \(answer)")
        }
        let lines =
            exercise.kind == .predict
            ? [exercise.answers.map(\.text).joined(separator: " ")] : exercise.answers.map(\.text)
        if exercise.kind == .goal { run.type("again") }
        let right = lines.map { run.type($0) }.last ?? ""
        #expect(right.contains("✓"), "\(exercise.name): \(lines): \(right)")
    }

    private static func wrongAnswers(to exercise: Exercise) -> [String] {
        let answers = exercise.answers.map(\.text)
        switch exercise.kind {
        case .predict:
            let numbers = answers.flatMap { $0.split { " ,".contains($0) } }.compactMap { Double($0) }
            return [1, -2.5, 17].map { change in
                numbers.map { "\($0 + change)" }.joined(separator: " ")
            }
        case .choice:
            let wrong = (1...exercise.options.count).map(String.init).filter { $0 != answers.first }
            return Array((wrong + ["99"]).prefix(3))
        case .explain: return ["step 9999", "9998", "9997"]
        case .goal: return ["root", "tree", "inset 1"]
        case .free: return []
        }
    }

    /// The signs for which ASCII has others.
    private static let signs = Set("×·…≤≥→←−÷■▸├└│┃━╌╎✂✓✗")

    /// The styles in which the pages of a lesson are read: all, or one for each width.
    private static func styles(of number: Int, columns: Int) -> [DrawingStyle] {
        let all = DrawingStyle.allCases
        return TestTier.running == .all ? all : [all[(number + columns / 20) % all.count]]
    }

    @Test(
        "each page fits a screen of 24 rows, and 60 columns",
        arguments: TestTier.sample(of: numbers, fast: 7, merge: 1),
        [80, 60]
    )
    func pages(number: Int, columns: Int) throws {
        try onBigStack {
            for style in Self.styles(of: number, columns: columns) {
                let run = LessonRun(
                    try Self.plan(number),
                    in: LessonSessions(columns: columns, rows: 24, style: style),
                    sharingNamesOf: .namesOfThread
                )
                var last = ""
                while run.prompt != last {
                    last = run.prompt
                    let page = run.page
                    // The prompt has the last row.
                    #expect(page.lines.count < 24, "\(page.plain)")
                    #expect(page.lines.allSatisfy { $0.columns <= columns }, "\(page.plain)")
                    #expect(style == .unicode || Self.signs.isDisjoint(with: page.plain), "\(page.plain)")
                    run.type("skip", "next")
                    if run.end != nil { break }
                }
            }
        }
    }
}

extension LessonRun {
    /// Returns true if the page asks an exercise.
    func isOn(_ exercise: Exercise) -> Bool { self.exercise?.name == exercise.name }
}
