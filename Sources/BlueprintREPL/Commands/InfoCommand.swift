import BlueprintInspector

/// Shows all the facts about one element.
struct InfoCommand: Command {
    let name = "info"
    let group = CommandGroup.look
    let syntax = "[REF] [--verbose]"
    let summary = "Shows all the facts about one element."
    let details = """
        The table follows the frame through the render: the proposed constraint, the
        measured size, the placed frame, and the frame after flattening, rounding
        and the update, each with its step. Below, a sum leads from the measured
        width and height to those of the view; each term names the element that
        added it. --verbose lists every proposal and every property written to the
        view. A warning names an element that one render measures more than 1,000
        times. A Row or Column measures each child twice or more: for its width,
        then for its height at the width it gets. In nested lists that overflow,
        this multiplies by two or more for each level. A fixed size on both axes
        (constrained 100 50) around one of them prevents this: the layout outside
        does not measure the list inside.
        """
    let example = "info #1"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        let flag = Completion("--verbose", summary: "Lists every proposal.")
        return words.count <= 1 ? context.completer.references + [flag] : [flag]
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        let words = arguments.words.filter { $0.text != "--verbose" }
        if words.count > 1 {
            throw InputError("unexpected '\(words[1].text)'", fix: .usage(usage), at: words[1].offset)
        }
        try context.needTree()
        let target = try context.resolver.targetOrSelection(words.first)
        guard !target.elements.isEmpty else {
            let subject = words.first?.text ?? "the selection"
            throw InputError("\(subject) has no element in this tree", at: words.first?.offset)
        }
        return .say(try context.answers.info(target.elements, isVerbose: words.count < arguments.words.count))
    }
}
