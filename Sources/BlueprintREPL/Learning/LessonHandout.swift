/// A lesson as Markdown to print: its prose and sessions, with numbered exercises.
package struct LessonHandout {
    private let plan: LessonPlan
    /// True if the answers follow at the end.
    private let hasAnswers: Bool
    private var blocks: [String] = []
    private var exerciseCount = 0
    /// The session of the lesson, for outputs that the file leaves out.
    private let session: Session

    /// Returns the Markdown of a lesson, without answers or with them at its end.
    package static func markdown(of plan: LessonPlan, withAnswers hasAnswers: Bool = false) -> String {
        var handout = LessonHandout(plan: plan, hasAnswers: hasAnswers)
        return handout.text()
    }

    private init(plan: LessonPlan, hasAnswers: Bool) {
        (self.plan, self.hasAnswers) = (plan, hasAnswers)
        session = LessonSessions(rows: nil).session()
    }

    private mutating func text() -> String {
        blocks.append("# \(plan.title)")
        add(plan.parts)
        if hasAnswers, !plan.exercises.isEmpty { blocks.append(answers) }
        return blocks.joined(separator: "\n\n") + "\n"
    }

    private mutating func add(_ parts: [LessonPart]) {
        var session: [String] = []
        func end(_ blocks: inout [String]) {
            guard !session.isEmpty else { return }
            blocks.append(Self.fence(session))
            session = []
        }
        for part in parts {
            if case .exchange(let exchange) = part {
                session += Transcript.lines(ofInput: exchange.input) + output(of: exchange)
                continue
            }
            end(&blocks)
            switch part {
            case .heading(let text): blocks.append("## \(text)")
            case .prose(let text): blocks.append(text)
            case .rule(let text): blocks.append("**Rule: \(text)**")
            case .code(let lines): blocks.append(Self.fence(lines))
            case .exercise(let exercise): add(exercise)
            case .hidden(let line):
                _ = self.session.run(line: line.text)
                if Self.isSetting(line.text) { blocks.append("(`\(line.text)`)") }
            case .exchange: break
            }
        }
        end(&blocks)
    }

    /// Returns the output of an exchange: as it is in the file, or in full where that leaves something out.
    private func output(of exchange: Transcript.Exchange) -> [String] {
        let outputs = session.run(line: exchange.input)
        return exchange.expected.contains("…") ? Transcript.lines(ofOutput: outputs) : exchange.expected
    }

    /// Returns true for a line that changes what the reader must know to answer.
    private static func isSetting(_ line: String) -> Bool {
        ["viewport", "scale", "direction", "env", "zoom"].contains(String(line.prefix { !$0.isWhitespace }))
    }

    private mutating func add(_ exercise: Exercise) {
        exerciseCount += 1
        blocks.append("**Exercise \(exerciseCount).**")
        add(exercise.parts)
        switch exercise.kind {
        case .predict: blocks.append(Self.fence(exercise.questions.map { "? \($0.text)" }))
        case .explain:
            let questions = exercise.questions.map { "? \(LessonText.words(ofDecision: $0.text))" }
            blocks.append(Self.fence(questions))
        case .choice:
            blocks.append(exercise.options.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n"))
        case .goal:
            for answer in exercise.answers { _ = session.run(line: answer.text) }
        case .free: break
        }
    }

    private var answers: String {
        let lines = plan.exercises.enumerated().map { index, exercise in
            let words = exercise.answerWords
            let start = "the answer: "
            return "\(index + 1). " + (words.hasPrefix(start) ? String(words.dropFirst(start.count)) : words)
        }
        return "## Answers\n\n" + lines.joined(separator: "\n")
    }

    private static func fence(_ lines: [String]) -> String {
        (["```"] + lines + ["```"]).joined(separator: "\n")
    }
}
