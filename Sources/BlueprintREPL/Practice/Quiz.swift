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

/// A question about one number of a frame, with the decisions that one must follow to answer it.
package struct PracticeQuestion: Hashable, Sendable {
    /// The element as a line names it.
    package let reference: String
    /// The number.
    package let measure: FrameMeasure
    /// The number in points.
    package let answer: Double
    /// The number of decisions behind it: those that neither fill the parent nor start at its origin.
    package let decisions: Int
    /// The types of the elements that decide it, outermost first.
    let deciders: [String]
    /// True if the number is rounded to pixels last.
    let isRounded: Bool

    /// The rule of the last decision, with the type that decides: `Row gives it its measured width`; nil if the layout
    /// does not explain itself.
    let rule: String?

    /// The hints, in the order in which they are given: who decides, by which rule, then where the rules can be read.
    var hints: [String] {
        let isOne = decisions == 1
        let who = (deciders + (isRounded ? ["the rounding to pixels"] : [])).joined(separator: ", then ")
        var seen: Set<String> = []
        let pages = deciders.filter { seen.insert($0).inserted }.map { "help \($0)" }
        let first = isOne ? "one decision leads to it: \(who)" : "\(decisions) decisions lead to it: \(who)"
        let rules = rule.map { isOne ? "the rule: \($0)" : "the rule of the last element: \($0)" }
        let last = "to read how they lay out: \(pages.joined(separator: ", "))"
        return [first, rules, last].compactMap { $0 }
    }

    /// The `expect` line with a question mark.
    var line: String { "expect \(reference).\(measure.rawValue) = ?" }

    /// The difficulty.
    var difficulty: Difficulty { Difficulty(decisions: decisions) }

    /// Returns the questions about the tree of a session that a decision leads to.
    package static func all(in session: Session) -> [PracticeQuestion] { all(in: session.context) }

    /// Returns the known mistakes about the number, as a session recorded its layout.
    package func mistakes(in session: Session) -> [Mistake] {
        let context = session.context
        guard let element = try? context.resolver.target(Word(reference, at: 0)).elements.first else { return [] }
        let scene = WhyScene(context.lastRender, labels: context.traceLabels)
        return MistakeFinder(scene, scale: context.settings.scale).mistakes(about: element, measure)
    }

    /// Returns the same for the context of a line.
    static func all(in context: CommandContext) -> [PracticeQuestion] {
        let scene = WhyScene(context.lastRender, labels: context.traceLabels)
        let elements = context.screen.snapshot.elements.indices.prefix(mostElements)
        return elements.dropFirst().flatMap { element -> [PracticeQuestion] in
            guard let reference = reference(to: element, in: context), let place = scene.place(of: element) else {
                return []
            }
            return FrameMeasure.allCases.compactMap { measure in
                let chain = scene.chain(to: element, measure, depth: .none)
                let decided = chain.filter { $0.decider != nil && !$0.isFilling && !$0.isAtOrigin }
                let rounds = place.rounding.map { measure.value(in: $0.before) != measure.value(in: $0.after) } ?? false
                let answer = Double(measure.value(in: place.frame))
                // A view of a negative length shows it as a positive one, which is the matter of a lesson.
                guard !decided.isEmpty, answer.isFinite, answer >= 0 || !measure.isLength else { return nil }
                return PracticeQuestion(
                    reference: reference,
                    measure: measure,
                    answer: answer,
                    decisions: decided.count + (rounds ? 1 : 0),
                    deciders: decided.compactMap { $0.decider.map { context.labels[$0].type } },
                    isRounded: rounds,
                    rule: decided.last.flatMap { clause in
                        let decider = clause.decider.map { context.labels[$0].type }
                        return decider.flatMap { name in clause.reason.map { "\(name) \($0.rule)" } }
                    }
                )
            }
        }
    }

    /// The number of elements among which questions are looked for.
    private static let mostElements = 200

    /// Returns a name that a reader of the source understands: a text or a type, if it is the only one.
    private static func reference(to element: Int, in context: CommandContext) -> String? {
        let record = context.screen.snapshot.elements[element]
        let candidates = [record.content?.text.map { Quoted.literal($0) }, context.labels[element].type].compactMap {
            $0
        }
        return candidates.first { candidate in
            let found = try? context.resolver.target(Word(candidate, at: 0)).elements
            return found == [element]
        }
    }
}

/// The kinds of trees that a quiz asks about.
package enum PracticeTopic: String, CaseIterable, Sendable {
    /// Insets, alignment, boxes and constraints around a label.
    case wrappers
    /// Rows and columns with underflow.
    case extra
    /// Rows and columns with overflow.
    case missing
    /// Rows and columns with priorities.
    case priorities
    /// Text that wraps or is truncated.
    case text
    /// Overlays, equal stacks, flows and grid rows.
    case containers
    /// Frames that are rounded to pixels.
    case rounding
}
