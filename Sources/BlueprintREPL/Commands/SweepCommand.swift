import BlueprintInspector

/// Finds the widths, heights or values at which the layout changes.
struct SweepCommand: Command {
    let name = "sweep"
    let group = CommandGroup.look
    let syntax = "width, height or REF.ARGUMENT A...B"
    let summary = "Finds the widths, heights or values at which the layout changes."
    let details = """
        width and height are those of the viewport. For an argument of the
        selection, leave out REF. sweep tries at least 33 values, fewer of a tree
        with more than 18,000 elements, and bisects between two whose layouts
        differ. It can miss a change that is reversed before the next value. It
        reports another number of lines, text that becomes truncated or no longer
        is, and an element that extends beyond its parent, is clipped, has no size,
        appears, disappears, or changes sides with a sibling.
        The document is not changed.
        """
    let example = "sweep width 80...400"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        guard words.count <= 1 else { return [] }
        if let word = words.last, word.contains(".") { return context.completer.numbers(word) }
        return ["width", "height"].map {
            Completion($0, summary: "of the viewport", group: "the viewport", leadsOn: true)
        }
            + context.completer.numbersOfSelection + context.completer.references
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        var words = arguments.words
        // Two numbers are the ends of a range.
        if words.count == 3, SizeText.number(words[1].text) != nil, SizeText.number(words[2].text) != nil {
            words = [words[0], Word("\(words[1].text)...\(words[2].text)", at: words[1].offset)]
        } else {
            try arguments.atMost(2, usage: usage)
        }
        try context.needTree()
        guard words.count == 2 else { throw try incompleteness(of: arguments, in: context) }
        return .say(try context.answers.sweep(words[0], over: words[1]))
    }

    private func incompleteness(of arguments: CommandArguments, in context: CommandContext) throws -> InputError {
        guard let word = arguments.words.first else {
            return InputError("the quantity and its range are missing", fix: "type \(example)", at: arguments.end)
        }
        guard let range = RangeText.range(word.text) else {
            return try context.answers.missingRange(of: word, at: arguments.end)
        }
        let text = RangeText.text(range)
        let fix: Fix = "type \(name) width \(text) or \(name) height \(text)"
        return InputError("the quantity is missing", fix: fix, at: word.offset)
    }
}
