import BlueprintInspector

/// Shows the changes that the last edit made to the tree and its views.
struct DiffCommand: Command {
    let name = "diff"
    let group = CommandGroup.look
    let syntax = ""
    let summary = "Shows the changes that the last edit made to the tree and its views."
    let details = """
        + marks a new element, - a deleted one, ~ another frame. For each view that
        was created or removed, diff says why: a view is reused only if an element
        with the same class of view is at the same path (see help path).
        """
    let example = "diff"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        let difference = context.answers.difference
        return .say(context.look(name, difference.text, context.answers.membersBeforeAndAfter + difference.members))
    }
}
