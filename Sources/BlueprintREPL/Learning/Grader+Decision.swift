import BlueprintInspector

/// Answers that name the element, or the step, that decided a number.
extension Grader {
    /// The decision that the exercise asks for, in words and as it was recorded.
    private struct Decision {
        /// The number: `the width of Label #2`.
        let name: String
        /// The deciding element, by its position; nil for the viewport.
        let decider: Int?
        let step: Int?
    }

    func gradeDecision(_ typed: String) throws -> Grade {
        let fillers: Set = ["blame", "step", "by", "in", "the", "and", "element", "decided"]
        let words = Word.split(typed).filter { !fillers.contains($0.text.lowercased()) }
        guard !words.isEmpty else { return .none }
        var (elements, steps): ([Int?], [Int]) = ([], [])
        for (index, word) in words.enumerated() {
            if let step = Int(word.text, radix: 10) {
                steps.append(step)
            } else if word.text.lowercased() == "viewport" {
                elements.append(nil)
            } else if index + 1 < words.count, words[index + 1].text.hasPrefix("#") {
                // The type before a number only reads well.
                continue
            } else if let target = try? context.resolver.target(word), let element = target.elements.first {
                elements.append(element)
            } else {
                return .none
            }
        }
        guard elements.count <= 1, steps.count <= 1 else { return .none }
        return try grade(elements.first, steps.first)
    }

    private func grade(_ element: Int??, _ step: Int?) throws -> Grade {
        let decision = try decision()
        var faults: [String] = []
        if let element, element != decision.decider {
            faults.append("\(name(element)) does not decide \(decision.name)")
        }
        if let step, step != decision.step { faults.append("step \(step) does not decide \(decision.name)") }
        guard faults.isEmpty else { return .wrong(faults.map { Grade.Fault(sentence: $0) }) }
        let place = decision.step.map { " in step \($0)" } ?? ""
        return .right("\(name(decision.decider)) decides \(decision.name)\(place)")
    }

    private func name(_ element: Int?) -> String { element.map { context.labels[$0].full } ?? "the viewport" }

    /// Returns the decision that the `blame` line asks for.
    private func decision() throws -> Decision {
        let words = Word.split(exercise.questions.first?.text ?? "").dropFirst()
        guard words.count == 2, let subject = words.first,
            let measure = words.last.flatMap({ FrameMeasure(rawValue: $0.text) })
        else { throw InputError("the question is not clear", fix: "an author types blame #1 width") }
        let target = try context.resolver.target(subject)
        guard let element = target.elements.first, target.elements.count == 1 else {
            throw InputError("\(subject.text) names \(target.elements.count) elements, not one")
        }
        let scene = reasons.scene(of: context)
        guard let clause = scene.clause(for: element, measure) else {
            throw InputError("\(context.labels[element].full) is not placed")
        }
        let name = "the \(measure.rawValue) of \(context.labels[element].full)"
        return Decision(name: name, decider: clause.decider, step: clause.event)
    }
}
