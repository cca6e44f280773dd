/// Goes on to the next event of the render, or by n events.
struct StepCommand: Command {
    let name = "step"
    let aliases = ["s"]
    let group = CommandGroup.step
    let syntax = "[n]"
    let summary = "goes on to the next event of the render, or by n events"
    let details = """
        The first step begins at the first event. At a terminal an empty line
        repeats the last one.
        """
    let example = "step"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        let count = try session.count(arguments, usage: usage)
        return try session.step { $0.step(count) }
    }
}
