import BlueprintInspector

/// Lists the elements with their frames.
struct TreeCommand: Command {
    let name = "tree"
    let group = CommandGroup.look
    let syntax = "[constraints] [--inside] " + Answers.scopeSyntax
    let summary = "Lists the elements with their frames."
    let details = """
        tree constraints lists, for each element, the proposed constraint, the
        measured size and the placed size.
        x,y are relative to the parent element, before rounding to pixels. why and
        expect name what theirs are relative to: the nearest view around, as in
        views.
        \(Answers.scopeDetails)
        A component is one line, unless all is inside of it; --inside lists what is
        in it, too, and so does its reference, as in tree #3.
        \(Answers.insideDetails)
        """
    let example = "tree"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        let scope = context.answers.scopeCompletions(after: words)
        // A number follows.
        let flags = words.dropLast().last == "--depth" ? scope : scope + [Answers.insideCompletion]
        guard words.count <= 1, words.last?.hasPrefix("--") != true else { return flags }
        return [Completion("constraints", summary: "The proposed constraint, the measured and the placed size.")]
            + flags
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try context.needTree()
        let isAboutConstraints = arguments.words.first?.text == "constraints"
        var words = Array(arguments.words.dropFirst(isAboutConstraints ? 1 : 0))
        let showsInside = Answers.takeInside(&words) || isAboutConstraints
        var options = try context.answers.scope(words, usage: usage)
        if showsInside { options.list.inside = true }
        guard isAboutConstraints else {
            return .say(
                context.look(
                    name,
                    TreeReport(context.snapshot, labels: context.labels, options: options).text,
                    context.answers.elementMembers(options)
                )
            )
        }
        let trace = context.renderSoFar
        try context.screen.goOn()
        let report = ConstraintsReport(trace, labels: context.traceLabels, options: options)
        return .say(
            context.look(
                "tree constraints",
                report.text,
                context.answers.elementMembers(options) + context.answers.eventMembers(.layout)
            )
        )
    }
}
