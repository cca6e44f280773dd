/// Clears the tree; reset all clears declarations too.
struct ResetCommand: Command {
    let name = "reset"
    let group = CommandGroup.build
    let syntax = "[all]"
    let summary = "Clears the tree; reset all clears declarations too."
    let details = """
        undo restores both.
        """
    let example = "reset"

    func completions(after words: [String], in session: Session) -> [Completion] {
        [Completion("all", summary: "Clears declarations, too.")]
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(1, usage: usage)
        if let word = arguments.words.first, word.text != "all" {
            throw InputError("unexpected '\(word.text)'", fix: "type \(usage)", at: word.offset)
        }
        return try session.reset(everything: !arguments.isEmpty)
    }
}
