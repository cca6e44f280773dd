import BlueprintInspector

/// Makes continue and reverse stop where a number of a frame is decided.
struct WatchCommand: Command {
    let name = "watch"
    let group = CommandGroup.step
    let syntax = "REF.width, .height, .x or .y"
    let summary = "makes continue and reverse stop where a number of a frame is decided"
    let details = """
        It is decided where the element is placed, where flattening makes that the
        frame of a view, and where it is rounded; events that leave the number as it
        is are passed over. break list lists watchpoints too, delete N deletes them.
        """
    let example = "watch #1.width"

    func completions(after words: [String], in session: Session) -> [Completion] {
        if words.last?.contains(".") == true { return FrameMeasure.allCases.map { Completion($0.rawValue) } }
        return session.referenceCompletions(words)
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        guard !arguments.isEmpty else { return session.listBreakpoints() }
        try session.needTree()
        return try session.watch(arguments, usage: usage)
    }
}
