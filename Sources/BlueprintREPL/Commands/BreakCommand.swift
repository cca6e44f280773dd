/// Makes continue and reverse stop at events of a kind.
struct BreakCommand: Command {
    let name = "break"
    let group = CommandGroup.step
    let syntax = "[REF or TYPE] [PHASE] [KIND], list or delete N"
    let summary = "makes continue and reverse stop at the events that are so"
    let details = """
        PHASE is layout, flatten, round or update. KIND is ask, answer, place, keep,
        vanish, create, reuse, move, remove, write, transition, appear or disappear.
        An element without a view vanishes, a view is removed. Several words must all
        hold: break #4 place, break Label answer. A breakpoint stays through edits;
        one whose node is gone waits until undo brings it back.
        """
    let example = "break #1 place"

    func completions(after words: [String], in session: Session) -> [Completion] {
        if words.count > 1, words.first == "delete" { return session.breakpointCompletions() + [Completion("all")] }
        let first = words.count <= 1 ? [Completion("list"), Completion("delete", leadsOn: true)] : []
        return first + session.conditionCompletions(words)
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        guard let first = arguments.words.first else { return session.listBreakpoints() }
        switch first.text {
        case "list":
            try arguments.atMost(1, usage: "break list")
            return session.listBreakpoints()
        case "delete": return try session.deleteBreakpoint(arguments.dropping(1), usage: "break delete N")
        default: return try session.breakAt(arguments.words, usage: usage)
        }
    }
}
