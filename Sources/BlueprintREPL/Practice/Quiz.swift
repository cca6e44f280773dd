import BlueprintInspector

/// Makes lessons of questions: about random trees, or about one tree.
package struct Quiz {
    /// The sessions in which questions are looked for.
    private let sessions: LessonSessions
    /// The first of them, whose table of names the others use.
    private var first: Session?
    private var numbers: SeededNumbers

    /// A quiz whose questions are the same for the same seed.
    package init(seed: UInt64, in sessions: LessonSessions = LessonSessions()) {
        numbers = SeededNumbers(seed: seed)
        self.sessions = sessions
    }

    /// Returns a lesson of questions about random trees.
    ///
    /// - Parameters:
    ///   - count: the number of questions.
    ///   - difficulty: the difficulty; nil for all.
    ///   - weights: how often each topic comes, in proportion; 1 for a topic that is not named.
    package mutating func questions(
        _ count: Int,
        difficulty: Difficulty? = nil,
        weights: [PracticeTopic: Int] = [:]
    ) -> LessonPlan {
        var parts: [LessonPart] = []
        for number in 1...max(1, count) {
            let (tree, question) = question(of: difficulty, weights)
            let name = "\(tree.topic.rawValue)-\(number)"
            parts.append(.exercise(Self.exercise(name, tree.settings, tree.source, question)))
        }
        let title = count == 1 ? "A prediction" : "A quiz of \(count) questions"
        return LessonPlan(title: title, parts: parts, isGenerated: true)
    }

    /// Returns a lesson of one question about a tree; nil if no decision leads to any number in it.
    ///
    /// - Parameters:
    ///   - lines: the lines that make the tree, the last of which is its source.
    ///   - numbering: the numbers that its nodes keep; nil to number them as they are typed.
    package mutating func question(about lines: [String], numbered numbering: NodeNumbering? = nil) -> LessonPlan? {
        let context = session(after: lines).context
        guard let question = PracticeQuestion.all(in: context).randomElement(using: &numbers) else { return nil }
        let exercise = Self.exercise("tree", Array(lines.dropLast()), lines.last ?? "", question)
        var plan = LessonPlan(title: "A prediction", parts: [.exercise(exercise)], isGenerated: true)
        plan.numbering = numbering
        return plan
    }

    private mutating func session(after lines: [String]) -> Session {
        let result = sessions.session(after: lines, sharingNamesOf: first)
        if first == nil { first = result }
        return result
    }

    private mutating func question(
        of difficulty: Difficulty?,
        _ weights: [PracticeTopic: Int]
    ) -> (PracticeTree, PracticeQuestion) {
        var attempts = 0
        while true {
            let tree = PracticeTree(topic(weights), using: &numbers)
            let context = session(after: tree.settings + [tree.source]).context
            attempts += 1
            let isFree = difficulty == nil || attempts > Self.patience
            let questions = PracticeQuestion.all(in: context).filter { isFree || $0.difficulty == difficulty }
            if let question = questions.randomElement(using: &numbers) { return (tree, question) }
        }
    }

    /// The number of trees after which a question of another difficulty is taken.
    private static let patience = 200

    private mutating func topic(_ weights: [PracticeTopic: Int]) -> PracticeTopic {
        let all = PracticeTopic.allCases.map { (topic: $0, weight: max(1, weights[$0] ?? 1)) }
        var place = Int.random(in: 0..<all.reduce(0) { $0 + $1.weight }, using: &numbers)
        for (topic, weight) in all {
            if place < weight { return topic }
            place -= weight
        }
        return .wrappers
    }

    /// Returns a lesson of questions about a tree.
    package static func lesson(asking questions: [PracticeQuestion], about tree: PracticeTree) -> LessonPlan {
        let parts = questions.enumerated().map { index, question in
            let name = "\(tree.topic.rawValue)-\(index + 1)"
            return LessonPart.exercise(exercise(name, tree.settings, tree.source, question))
        }
        return LessonPlan(title: "Predictions", parts: parts, isGenerated: true)
    }

    /// The number of lines up to which a source is shown.
    private static let longestSource = 12

    private static func exercise(
        _ name: String,
        _ settings: [String],
        _ source: String,
        _ question: PracticeQuestion
    ) -> Exercise {
        var exercise = Exercise(name: name, kind: .predict, line: 0)
        // The lines say nothing when they run: a warning would give the answer away.
        let lines = settings + source.split(separator: "\n").map(String.init)
        let isShort = lines.count <= longestSource
        exercise.parts =
            [isShort ? .code(lines) : .prose("The tree is that of your session.")]
            + (["reset all"] + settings + [source]).map { .hidden(Exercise.Line(text: $0, number: 0)) }
        exercise.questions = [Exercise.Line(text: question.line, number: 0)]
        exercise.answers = [Exercise.Line(text: Phrasing.number(question.answer), number: 0)]
        exercise.hints = question.hints
        exercise.afterwards = [
            Exercise.Line(text: "why \(question.reference) \(question.measure.rawValue)", number: 0)
        ]
        return exercise
    }
}
