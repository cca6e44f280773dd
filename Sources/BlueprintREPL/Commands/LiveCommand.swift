import BlueprintInspector

/// Leaves stepping: the look commands show the whole render again.
struct LiveCommand: Command {
    let name = "live"
    let group = CommandGroup.step
    let syntax = ""
    let summary = "Leaves stepping: the look commands show the whole render again."
    let details = """
        Breakpoints and marks stay. An edit leaves stepping, too.
        """
    let example = "live"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        guard let cursor = context.cursor else {
            return .say(Output(.note, context.wrapped(["not stepping; step goes to the first step"])))
        }
        context.workspace.stepper.cursor = nil
        let parts = ["left step \(cursor.position) of \(cursor.count)", "goto \(cursor.position) returns to it"]
        return .say(Output(.note, context.wrapped(parts)))
    }
}
