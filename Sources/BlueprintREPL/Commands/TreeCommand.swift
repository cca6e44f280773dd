import BlueprintInspector

/// Lists the elements with their frames.
struct TreeCommand: Command {
    let name = "tree"
    let group = CommandGroup.look
    let syntax = "[constraints]"
    let summary = "Lists the elements with their frames."
    let details = """
        tree constraints lists, for each element, the proposed constraint, the
        measured size and the placed size.
        """
    let example = "tree"

    func completions(after words: [String], in session: Session) -> [Completion] {
        [Completion("constraints", summary: "The proposed constraint, the measured and the placed size.")]
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(1, usage: usage)
        try session.needTree()
        guard let word = arguments.words.first else {
            let report = TreeReport(session.snapshot, labels: session.labels, options: session.drawingOptions)
            return [session.look(name, report.text, session.elementMembers)]
        }
        guard word.text == "constraints" else {
            throw InputError(
                "unexpected '\(word.text)'",
                fix: "type tree or tree constraints",
                at: word.offset
            )
        }
        let trace = session.renderSoFar
        let report = ConstraintsReport(trace, labels: session.traceLabels, options: session.drawingOptions)
        return [session.look("tree constraints", report.text, session.elementMembers + session.eventMembers(.layout))]
    }
}
