import BlueprintInspector

/// Lists the steps of the last render.
struct TraceCommand: Command {
    let name = "trace"
    let group = CommandGroup.step
    let looks = true
    let syntax = "[REF or TYPE] [PHASE] [KIND], or --measures"
    let summary = "Lists the steps of the last render."
    let details = """
        KIND is \(TraceEvent.Verb.allCases.map(\.rawValue).joined(separator: ", ")).
        All the words must match: trace #4 place. A repeated proposal whose size
        comes from the cache is counted with the first one. --measures lists the
        elements that are measured most often. As JSON, trace alone is the whole
        render: all steps, and the state before them.
        """
    let answers = true
    let example = "trace layout"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        let measures = Completion("--measures", summary: "Lists the elements that are measured most often.")
        return context.steps.conditionWords + (words.count <= 1 ? [measures] : [])
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        if arguments.words.first?.text == "--measures" {
            try arguments.atMost(1, usage: "trace --measures")
            return .say(try context.steps.measures())
        }
        return .say(try context.steps.list(arguments.words, usage: usage))
    }
}
