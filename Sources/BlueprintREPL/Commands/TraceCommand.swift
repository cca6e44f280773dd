import BlueprintInspector

/// Lists the events of the last render.
struct TraceCommand: Command {
    let name = "trace"
    let group = CommandGroup.step
    let syntax = "[PHASE, KIND, TYPE or REF]"
    let summary = "lists the events of the last render"
    let details = """
        KIND is ask, answer, place, keep, vanish, round, create, reuse, move,
        remove, write, transition, appear or disappear.
        """
    let example = "trace layout"

    func completions(after words: [String], in session: Session) -> [Completion] {
        TracePhase.allCases.map { Completion($0.rawValue) } + session.referenceCompletions(words)
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(1, usage: usage)
        return try session.listTrace(arguments.words.first)
    }
}
