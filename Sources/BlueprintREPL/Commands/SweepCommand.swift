import BlueprintInspector

/// Finds the values of a width, a height or an argument at which the layout changes in kind.
struct SweepCommand: Command {
    let name = "sweep"
    let group = CommandGroup.look
    let syntax = "width, height or REF.ARGUMENT A...B"
    let summary = "finds the values at which the layout changes in kind, and says what changes"
    let details = """
        width and height are those of the viewport; of an argument, REF may be left
        out if it is the selection's. It looks at 33 values at least and halves the
        way between those that differ, so what comes and goes between two of them
        may be missed. A change in kind is another number of lines, text cut or
        whole, an element that sticks out, is clipped, has no size, comes or goes, or
        stands on another side of its sibling. Everything stays as it is.
        """
    let example = "sweep width 80...400"

    func completions(after words: [String], in session: Session) -> [Completion] {
        guard words.count <= 1 else { return [] }
        return ["width", "height"].map { Completion($0, leadsOn: true) } + session.argumentCompletions([])
            + session.referenceCompletions(words)
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(2, usage: usage)
        try session.needTree()
        guard arguments.words.count == 2 else {
            throw InputError("the quantity and its range are missing", fix: "type \(example)", at: arguments.end)
        }
        return [try session.sweep(arguments.words[0], over: arguments.words[1])]
    }
}
