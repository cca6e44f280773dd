import BlueprintInspector

/// Limits drawings and reports to one subtree.
struct FocusCommand: Command {
    let name = "focus"
    let group = CommandGroup.move
    let syntax = "[REF]"
    let summary = "Limits drawings and reports to one subtree."
    let details = """
        focus alone shows the whole tree again.
        """
    let example = "focus #2"

    func completions(after words: [String], in session: Session) -> [Completion] {
        session.referenceCompletions(words)
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(1, usage: usage)
        guard let word = arguments.words.first else {
            session.focus = nil
            return [Output(.note, StyledText("the whole tree is shown"))]
        }
        let target = try session.target(word)
        guard let selection = session.selection(of: target), let element = target.element else {
            throw InputError("\(word.text) has no element in this tree", at: word.offset)
        }
        session.focus = selection
        return [
            Output(
                .note,
                StyledText("only \(session.labels[element].full) and its subtree are shown; focus alone shows all")
            )
        ]
    }
}
