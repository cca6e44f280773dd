import BlueprintInspector

/// Limits drawings and reports to one subtree.
struct FocusCommand: Command {
    let name = "focus"
    let group = CommandGroup.move
    let syntax = "[REF]"
    let summary = "Limits drawings and reports to one subtree."
    let details = """
        focus alone shows the whole tree again.
        """
    let example = "focus #2"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        context.completer.references
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(1, usage: usage)
        guard let word = arguments.words.first else {
            context.workspace.focus = nil
            return .say(Output(.note, StyledText("the whole tree is shown")))
        }
        let target = try context.resolver.target(word)
        guard let selection = context.resolver.selection(of: target), let element = target.element else {
            throw InputError("\(word.text) has no element in this tree", at: word.offset)
        }
        context.workspace.focus = selection
        let label = context.labels[element].full
        return .say(
            Output(.note, StyledText("only \(label) and its subtree are shown; focus alone shows all"))
        )
    }
}
