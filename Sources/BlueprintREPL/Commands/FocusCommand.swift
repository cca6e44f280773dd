import BlueprintInspector

/// Shows only one subtree in drawings and reports; without REF all again.
struct FocusCommand: Command {
    let name = "focus"
    let group = CommandGroup.move
    let syntax = "[REF]"
    let summary = "shows only one subtree in drawings and reports; without REF all again"
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
            throw InputError("'\(word.text)' makes no element", at: word.offset)
        }
        session.focus = selection
        return [
            Output(
                .note,
                StyledText("only \(session.labels[element].full) and what is in it is shown; focus alone shows all")
            )
        ]
    }
}
