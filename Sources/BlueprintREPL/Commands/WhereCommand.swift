/// Shows the current step and the open proposals.
struct WhereCommand: Command {
    let name = "where"
    let group = CommandGroup.step
    let syntax = ""
    let summary = "Shows the current step and the open proposals."
    let details = """
        The innermost proposal comes first. Placing, flattening and updating have no
        open proposals.
        """
    let answers = true
    let example = "where"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        return .say(try context.steps.whereabouts())
    }
}
