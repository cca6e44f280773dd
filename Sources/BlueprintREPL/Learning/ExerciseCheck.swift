import BlueprintInspector

/// A check of an exercise by its author's answers: each must be graded right, and each expected mistake wrong.
struct ExerciseCheck {
    let exercise: Exercise
    /// The session of the lesson, up to the exercise; a goal's answers are run in it.
    let session: Session
    /// The lines of that session so far.
    let lines: [String]

    /// Plays the answers; returns the faults, each with the line of the file.
    func faults() -> [Exercise.Line] {
        switch exercise.kind {
        case .predict: return predictionFaults() + remarkFaults() + afterwardsFaults()
        case .goal: return goalFaults() + afterwardsFaults()
        case .choice, .explain: return answerFaults() + remarkFaults() + afterwardsFaults()
        case .free: return afterwardsFaults()
        }
    }

    private var grader: Grader { Grader(exercise: exercise, context: session.context) }

    private func predictionFaults() -> [Exercise.Line] {
        var rest = exercise.answeredNumbers[...]
        let claims = exercise.questions.map { question in
            let count = ExpectationQuestion.blankCount(in: question.text)
            defer { rest = rest.dropFirst(count) }
            return Exercise.Line(
                text: ExpectationQuestion.filling(question.text, with: Array(rest.prefix(count))),
                number: question.number
            )
        }
        let unmet = claims.flatMap { faults(running: $0, in: session) }
        guard unmet.isEmpty else { return unmet }
        return faults(grading: exercise.answeredNumbers.joined(separator: " "), at: exercise.answers.first?.number)
    }

    private func goalFaults() -> [Exercise.Line] {
        let before = grader
        if exercise.questions.allSatisfy({ before.holds($0.text) }) {
            return [Exercise.Line(text: "the goal is reached before the answer", number: exercise.line)]
        }
        return exercise.answers.flatMap { faults(running: $0, in: session) }
            + exercise.questions.flatMap { faults(running: $0, in: session) }
    }

    private func answerFaults() -> [Exercise.Line] {
        exercise.answers.flatMap { faults(grading: $0.text, at: $0.number) }
    }

    private func faults(grading answer: String, at line: Int?) -> [Exercise.Line] {
        let number = line ?? exercise.line
        switch grader.grade(answer) {
        case .right: return []
        case .none: return [Exercise.Line(text: "the answer \(answer) is not understood", number: number)]
        case .wrong(let faults):
            let sentences = faults.map(\.sentence).joined(separator: "; ")
            return [Exercise.Line(text: "the answer is wrong: \(sentences)", number: number)]
        case .unclear(let error): return [Exercise.Line(text: error.message, number: number)]
        }
    }

    private func remarkFaults() -> [Exercise.Line] {
        exercise.remarks.compactMap { remark in
            if case .wrong = grader.grade(remark.answer) { return nil }
            return Exercise.Line(text: "\(remark.answer) is not a wrong answer", number: exercise.line)
        }
    }

    private func afterwardsFaults() -> [Exercise.Line] {
        guard !exercise.afterwards.isEmpty else { return [] }
        let answers = exercise.kind == .goal ? exercise.answers.map(\.text) : []
        let copy = LessonSessions().session(after: lines + answers, sharingNamesOf: session)
        return exercise.afterwards.flatMap { faults(running: $0, in: copy) }
    }

    private func faults(running line: Exercise.Line, in session: Session) -> [Exercise.Line] {
        session.run(line: line.text).filter(\.isFailure).map { output in
            let message = output.error?.message ?? output.text.lines.map(\.plain).joined(separator: " ")
            return Exercise.Line(text: "\(line.text): \(message)", number: line.number)
        }
    }
}
