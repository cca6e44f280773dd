import BlueprintInspector

extension Exercise {
    /// The sentence that says what answers the exercise.
    var invitation: String {
        switch kind {
        case .predict: "Type the \(blankCount == 1 ? "number" : "\(blankCount) numbers")"
        case .choice: "Type a number from 1 to \(options.count)"
        case .explain: "Type the element or the step that decided it, such as #1 or step 7"
        case .goal: "Type lines until the goal is reached"
        case .free: "Try it"
        }
    }

    /// The answer in words, for a learner who skips the exercise.
    var answerWords: String {
        let texts = answers.map(\.text)
        switch kind {
        case .choice:
            guard let number = texts.first.flatMap({ Int($0, radix: 10) }), options.indices.contains(number - 1) else {
                return "there is no answer"
            }
            return "the answer: \(number), \(LessonText.plain(options[number - 1]))"
        case .explain, .free: return texts.isEmpty ? "the reason:" : "the answer: \(texts.joined(separator: ", "))"
        case .predict, .goal: return "the answer: \(texts.joined(separator: "; "))"
        }
    }
}
