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

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        [Completion("constraints", summary: "The proposed constraint, the measured and the placed size.")]
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(1, usage: usage)
        try context.needTree()
        guard let word = arguments.words.first else {
            let report = TreeReport(context.snapshot, labels: context.labels, options: context.drawingOptions)
            return .say(context.look(name, report.text, context.answers.elementMembers))
        }
        guard word.text == "constraints" else {
            throw InputError(
                "unexpected '\(word.text)'",
                fix: "type tree or tree constraints",
                at: word.offset
            )
        }
        let trace = context.renderSoFar
        let report = ConstraintsReport(trace, labels: context.traceLabels, options: context.drawingOptions)
        return .say(
            context.look(
                "tree constraints",
                report.text,
                context.answers.elementMembers + context.answers.eventMembers(.layout)
            )
        )
    }
}
