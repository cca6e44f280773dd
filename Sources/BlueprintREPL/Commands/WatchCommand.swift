import BlueprintInspector

/// Sets a watchpoint at the steps that decide a number of a frame.
struct WatchCommand: Command {
    let name = "watch"
    let group = CommandGroup.step
    let syntax = "REF.width, .height, .x or .y"
    let summary = "Sets a watchpoint at the steps that decide a number of a frame."
    let details = """
        The number is decided when the element is placed, when flattening turns that
        frame into the frame of a view, and when the frame is rounded to pixels.
        Steps that do not change it are skipped. break list lists watchpoints, too;
        delete BREAKPOINT deletes them.
        """
    let example = "watch #1.width"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        if words.last?.contains(".") == true { return context.completer.frameMeasures }
        return context.completer.references
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        guard !arguments.isEmpty else { return .say(context.steps.breakpointList) }
        try context.needTree()
        return context.stop(at: try context.steps.watched(arguments, usage: usage))
    }
}
