/// An exercise of a lesson: a question, the lines that prepare it, and what its author wrote for hints and answers.
package struct Exercise: Sendable {
    /// The kind of an exercise: what the learner does, and what is graded.
    package enum Kind: String, Sendable, CaseIterable {
        /// The learner types the numbers at the question marks of `expect` lines.
        case predict
        /// The learner edits the tree until all `expect` lines hold.
        case goal
        /// The learner picks one of several answers.
        case choice
        /// The learner names the element, or the step, that decided a number.
        case explain
        /// The learner tries things; nothing is graded.
        case free
    }

    /// A line of the author with its number in the file.
    package struct Line: Hashable, Sendable {
        /// The text.
        package var text: String
        /// The number of its first line in the file, counted from 1.
        package var number: Int
    }

    /// A remark on a wrong answer that the author expected.
    package struct Remark: Hashable, Sendable {
        /// The wrong answer; for a prediction of several numbers, all of them or one.
        package var answer: String
        /// The remark.
        package var text: String
    }

    /// The name, which is unique in its lesson.
    package var name: String
    /// The kind.
    package var kind: Kind
    /// The number of the line in the file that begins the exercise.
    package var line: Int
    /// The prose and the sessions before the question.
    var parts: [LessonPart] = []
    /// The questions: `expect` lines, or one `blame` line.
    package var questions: [Line] = []
    /// The answers to pick from.
    package var options: [String] = []
    /// The hints, in the order in which they are given.
    package var hints: [String] = []
    /// The answers; for a goal, the lines that reach it.
    package var answers: [Line] = []
    /// Remarks on wrong answers.
    package var remarks: [Remark] = []
    /// The lines that are run after the right answer, such as `why`.
    package var afterwards: [Line] = []
}

/// The kind of an exercise, and what each kind must have.
extension Exercise {
    /// Sets the kind that the exercise's sessions show, and finds its questions.
    mutating func findKind() {
        let inputs = parts.compactMap { part in
            if case .exchange(let exchange) = part { Line(text: exchange.input, number: exchange.line) } else { nil }
        }
        let asked = inputs.filter { $0.text.hasPrefix("expect ") && ExpectationQuestion.blankCount(in: $0.text) > 0 }
        let blamed = inputs.filter { $0.text.hasPrefix("blame ") }
        let expected = inputs.filter { $0.text.hasPrefix("expect ") }
        if !options.isEmpty {
            kind = .choice
        } else if !asked.isEmpty {
            (kind, questions) = (.predict, asked)
        } else if !blamed.isEmpty {
            (kind, questions) = (.explain, blamed)
        } else if !expected.isEmpty {
            (kind, questions) = (.goal, expected)
        }
        let numbers = Set(questions.map(\.number))
        parts.removeAll { part in
            if case .exchange(let exchange) = part { numbers.contains(exchange.line) } else { false }
        }
    }

    /// Splits each remark into the wrong answer and the words about it.
    ///
    /// The answer is the first word; for a question of several numbers, it may be all of them.
    mutating func splitRemarks() {
        remarks = remarks.map { remark in
            let words = remark.text.split(separator: " ")
            let numbers = words.prefix(blankCount).prefix { TypedNumber(String($0)) != nil }
            let count = numbers.count == blankCount ? max(1, blankCount) : 1
            return Remark(
                answer: words.prefix(count).joined(separator: " "),
                text: words.dropFirst(count).joined(separator: " ")
            )
        }
    }

    /// The numbers that the answers of a prediction give, in the order of the question marks.
    var answeredNumbers: [String] {
        answers.flatMap { $0.text.split { $0.isWhitespace || $0 == "," }.map(String.init) }
    }

    /// The number of question marks.
    var blankCount: Int { questions.reduce(0) { $0 + ExpectationQuestion.blankCount(in: $1.text) } }

    /// Throws an error if something is missing.
    func check(among parts: [LessonPart]) throws(LessonFault) {
        let names = parts.compactMap { part in
            if case .exercise(let exercise) = part { exercise.name } else { nil }
        }
        if names.contains(name) {
            throw LessonFault("two exercises have the name '\(name)'", fix: "give one another name", line: line)
        }
        switch kind {
        case .predict: try checkPrediction()
        case .goal:
            try need(!questions.isEmpty, "has no expect line", "add > expect #1 is 96x16 in a fence")
            try need(!answers.isEmpty, "has no answer", "add the lines that reach it: <!-- answer inset 20 -->")
        case .choice: try checkChoice()
        case .explain:
            try need(questions.count == 1, "needs one blame line", "add > blame #1 width in a fence")
        case .free: break
        }
    }

    private func checkPrediction() throws(LessonFault) {
        try need(blankCount > 0, "has no question mark", "add > expect #1 is ?x16 in a fence")
        let given = answeredNumbers.count
        try need(
            given == blankCount,
            "asks for \(blankCount) \(blankCount == 1 ? "number" : "numbers") and answers \(given)",
            "add <!-- answer 96 -->, with a number for each question mark"
        )
    }

    private func checkChoice() throws(LessonFault) {
        try need(options.count > 1, "has fewer than two answers to pick from", "add lines that begin with - ")
        let answer = answers.count == 1 ? Int(answers[0].text, radix: 10) : nil
        try need(
            answer.map { (1...options.count).contains($0) } ?? false,
            "needs one answer from 1 to \(options.count)",
            "add <!-- answer 1 -->"
        )
    }

    private func need(_ condition: Bool, _ fault: String, _ fix: String) throws(LessonFault) {
        guard !condition else { return }
        throw LessonFault("the exercise '\(name)' (\(kind.rawValue)) \(fault)", fix: fix, line: line)
    }
}
