import BlueprintInspector

/// Sets a breakpoint at the matching steps.
struct BreakCommand: Command {
    let name = "break"
    let aliases = ["b"]
    let group = CommandGroup.step
    let syntax = "[REF or TYPE] [PHASE] [KIND], list or delete BREAKPOINT"
    let summary = "Sets a breakpoint at the matching steps."
    let details = """
        PHASE is layout, flatten, round or update. KIND is
        \(TraceEvent.Verb.allCases.map(\.rawValue).joined(separator: ", ")).
        All the words must match: break #4 place stops where #4 is placed. A
        breakpoint stays when the tree changes; if its element is deleted, it waits
        for undo.
        """
    let example = "break #1 place"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        if words.count > 1, words.first == "delete" { return DeleteCommand().completions(after: [], in: context) }
        let own = [
            Completion("list", summary: "Lists the breakpoints and watchpoints."),
            Completion("delete", summary: "Deletes one by its number.", leadsOn: true),
        ]
        return (words.count <= 1 ? own : []) + context.steps.conditionWords
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        guard let first = arguments.words.first else { return .say(context.steps.breakpointList) }
        switch first.text {
        case "list":
            try arguments.atMost(1, usage: "break list")
            return .say(context.steps.breakpointList)
        case "delete": return try context.deleteBreakpoint(arguments.dropping(1), usage: "break delete BREAKPOINT")
        default: return context.stop(at: .event(try context.steps.condition(arguments.words, usage: usage)))
        }
    }
}
