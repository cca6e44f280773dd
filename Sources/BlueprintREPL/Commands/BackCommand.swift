/// Goes back one step, or n steps.
struct BackCommand: Command {
    let name = "back"
    let aliases = ["b"]
    let group = CommandGroup.step
    let syntax = "[N]"
    let summary = "Goes back one step, or n steps."
    let example = "back"
    let repeats = true

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        let count = try arguments.stepCount(usage: usage)
        return try context.step(fromEnd: true) { $0.back(count) }
    }
}
