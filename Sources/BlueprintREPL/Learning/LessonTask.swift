import BlueprintInspector

/// The task of a lesson's page in a few rows, as the inspector shows it beside the tree.
struct LessonTask {
    /// The title of the lesson, the page, and the solved exercises.
    let title: String
    /// The last paragraph before the question, with the prompt before it.
    let prose: StyledText
    /// The question; empty if the prose asks.
    let question: StyledText
    /// The sentence that says what can be typed.
    let invitation: String
    /// True if an answer is expected.
    let isAsking: Bool
    /// The frames of a goal that is not reached yet.
    let goals: [ProposedFrame]

    /// Returns the task in at most some rows; what has no room is left out, from the prose first.
    func rows(atMost count: Int, ellipsis: String) -> [StyledText.Line] {
        let asked = question.lines.prefix(max(0, count - 1))
        let told = prose.lines.prefix(count - asked.count)
        guard var last = told.last, told.count < prose.lines.count else { return Array(told + asked) }
        last.append(" " + ellipsis)
        return Array(told.dropLast()) + [last] + asked
    }
}

extension LessonRun {
    /// Returns the task of the page in lines of some columns.
    func task(columns: Int) -> LessonTask {
        var narrow = sessions
        narrow.columns = columns
        let text = LessonText(narrow)
        // The mark of omitted rows needs two columns.
        narrow.columns = columns - 2
        let words = isAsking ? exercise?.parts.lastProse ?? shownParts.lastProse : nil
        let told = words ?? (exercise?.kind == .free ? "Try it." : "Nothing is asked here.")
        return LessonTask(
            title: text.said(title),
            prose: LessonText(narrow).wrapped(prompt + LessonText.plain(told)),
            question: isAsking ? question(text) : StyledText(),
            invitation: text.said(invitation),
            isAsking: isAsking,
            goals: isAsking ? goals : []
        )
    }

    /// Returns the question; the options of a choice one after the other.
    private func question(_ text: LessonText) -> StyledText {
        guard let exercise else { return StyledText() }
        guard exercise.kind == .choice else { return text.question(of: exercise) }
        let options = exercise.options.enumerated().map { "\($0 + 1) \(LessonText.plain($1))" }
        return text.wrapped(options.joined(separator: "   "), style: .source)
    }
}

extension [LessonPart] {
    /// The last paragraph.
    fileprivate var lastProse: String? {
        lazy.compactMap { if case .prose(let text) = $0 { text } else { nil } }.last
    }
}
