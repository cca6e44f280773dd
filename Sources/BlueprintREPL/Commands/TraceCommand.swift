/// Lists the events of the last render.
struct TraceCommand: Command {
    let name = "trace"
    let group = CommandGroup.step
    let syntax = "[REF or TYPE] [PHASE] [KIND], or --measures"
    let summary = "lists the events of the last render"
    let details = """
        KIND is ask, answer, place, keep, vanish, round, create, reuse, move,
        remove, write, transition, appear or disappear. Several words must all hold:
        trace #4 place. A question that is asked again and answered at once is folded
        into its first asking. --measures lists the elements that were measured most.
        As JSON, trace alone is the whole render: all events, and what they began with.
        """
    let example = "trace layout"

    func completions(after words: [String], in session: Session) -> [Completion] {
        // Dashes end a word for completion, so what follows them is all there is of it.
        if words.last?.hasPrefix("--") == true { return [Completion("measures")] }
        return session.conditionCompletions(words) + (words.count <= 1 ? [Completion("--measures")] : [])
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        if arguments.words.first?.text == "--measures" {
            try arguments.atMost(1, usage: "trace --measures")
            return try session.listMeasures()
        }
        return try session.listTrace(arguments.words, usage: usage)
    }
}
