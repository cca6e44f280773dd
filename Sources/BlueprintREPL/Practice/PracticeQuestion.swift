import BlueprintInspector

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
