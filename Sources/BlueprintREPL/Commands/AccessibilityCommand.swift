import BlueprintInspector

/// Lists the elements that VoiceOver reads, in its order, with their words.
struct AccessibilityCommand: Command {
    let name = "accessibility"
    let group = CommandGroup.look
    let syntax = "[REF] [--all]"
    let summary = "Lists the elements that VoiceOver reads, in its order, with their words."
    let details = """
        Each line has the words that are read: label, value, traits and hint; then
        the element and its frame in the viewport. An element that is read as one
        contains elements that are merged into it; these and hidden ones are listed
        below, with the element that merges or hides them.
        It warns of elements that can be tapped but have no label, groups inside an
        element that is read as one, and areas under 44×44 that can be tapped.
        With a reference, only that element and those inside it are listed. In a
        long list, elements that are alike share a line; --all lists each.
        """
    let example = "accessibility"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        (words.count <= 1 ? context.completer.references : []) + [Answers.allCompletion]
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        var words = arguments.words
        let folds = !Answers.takeAll(&words)
        if let extra = words.dropFirst().first {
            throw InputError("unexpected '\(extra.text)'", fix: .usage(usage), at: extra.offset)
        }
        try context.needTree()
        var options = try context.answers.part(words.first)
        options.list.folds = folds
        return .say(try context.answers.accessibility(options))
    }
}
