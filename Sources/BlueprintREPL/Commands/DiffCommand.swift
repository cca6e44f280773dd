import BlueprintInspector

/// Shows the changes that the last edit made to the tree and its views.
struct DiffCommand: Command {
    let name = "diff"
    let group = CommandGroup.look
    let syntax = "[--all]"
    let summary = "Shows the changes that the last edit made to the tree and its views."
    let details = """
        + marks a new element, - a deleted one, ~ one of which something differs: its
        frame, its text, its place in the tree, or a property such as fill or alpha.
        For each view that was created or removed, diff says why: a view is reused only
        if an element with the same class of view is at the same path (see help path).
        In a long list, changes that are alike share a line; --all lists each.
        """
    let example = "diff"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        words.count <= 1 ? [Answers.allCompletion] : []
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        var words = arguments.words
        let folds = !Answers.takeAll(&words)
        if let extra = words.first {
            throw InputError("unexpected '\(extra.text)'", fix: .usage(usage), at: extra.offset)
        }
        let difference = context.answers.difference(folds: folds)
        return .say(context.look(name, difference.text, context.answers.membersBeforeAndAfter + difference.members))
    }
}
