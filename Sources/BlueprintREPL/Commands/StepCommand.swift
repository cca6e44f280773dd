/// Goes to the next step of the trace, or n steps further.
struct StepCommand: Command {
    let name = "step"
    let aliases = ["s"]
    let group = CommandGroup.step
    let syntax = "[N]"
    let summary = "Goes to the next step of the trace, or n steps further."
    let details = """
        The first step command goes to step 1. At a terminal an empty line repeats
        the last one.
        """
    let example = "step"
    let repeats = true

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        let count = try arguments.stepCount(usage: usage)
        let start = context.cursor?.position ?? 0
        return try context.step(remark: context.remark(steppingBy: count, from: start)) { $0.step(count) }
    }
}
