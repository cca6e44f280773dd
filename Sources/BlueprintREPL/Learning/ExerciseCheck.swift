import BlueprintInspector
import Foundation

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

/// A drawing of the learner's tree, with the frames of the goal as dotted frames beside the actual ones.
struct GoalDrawing {
    /// The frames of the goal; none once it is reached.
    let goals: [ProposedFrame]
    let session: Session
    /// The width and the characters of the drawing.
    let style: LessonSessions

    /// The drawing; nil without a tree.
    var text: StyledText? {
        let context = session.context
        guard context.hasTree else { return nil }
        var options = context.drawingOptions
        if style.style == .text { return said() }
        options.proposals = goals
        let drawing = FramesDrawing(context.snapshot, labels: context.labels, options: options).text
        return style.style == .ascii ? drawing.inASCII : drawing
    }

    /// Returns the frames in words, and those of the goal.
    private func said() -> StyledText {
        let text = LessonText(style)
        let frames = session.run(line: "frames").map(\.text).reduce(StyledText(), +)
        return goals.reduce(frames) { result, goal in
            result + text.wrapped("\(goal.title): \(Phrasing(.text).rect(goal.frame)) in the viewport", hanging: 2)
        }
    }
}

/// The frames of the elements that a goal speaks of.
struct GoalFrames {
    /// The goal.
    let exercise: Exercise
    /// The lines before the learner's.
    let lines: [String]

    /// Returns the frames as the author's answer places them.
    ///
    /// - Parameter session: one of the lesson's sessions, whose table of names is used.
    func found(in sessions: LessonSessions, sharingNamesOf session: Session) -> [ProposedFrame] {
        guard exercise.kind == .goal else { return [] }
        let lines = lines + exercise.answers.map(\.text)
        let context = sessions.session(after: lines, sharingNamesOf: session).context
        let frames = context.screen.snapshot.absoluteFrames
        var seen: Set<Int> = []
        return exercise.questions.compactMap { line in
            guard let expectation = try? Grader.expectation(line.text), case .frame = expectation.claim,
                let word = expectation.subject,
                let element = try? context.resolver.target(word).elements.first,
                frames.indices.contains(element), seen.insert(element).inserted
            else { return nil }
            return ProposedFrame(
                frame: frames[element],
                title: exercise.questions.count == 1 ? "goal" : "goal \(word.text)"
            )
        }
    }
}
