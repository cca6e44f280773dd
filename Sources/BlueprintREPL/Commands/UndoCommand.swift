/// Undoes the last lines that changed the tree or a setting.
struct UndoCommand: Command {
    let name = "undo"
    let group = CommandGroup.build
    let syntax = "[N]"
    let summary = "Undoes the last line that changed the tree or a setting, or the last N."
    let details = """
        It brings back everything: the document, the settings, the focus, the
        breakpoints, and the selection as it was before that line. Moves of the
        selection are no lines to undo; select brings one back. Stepping and written
        files are not undone. redo does it again.
        """
    let example = "undo"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        .undo(count: try arguments.stepCount(of: self, usage: usage))
    }
}

extension CommandArguments {
    /// Returns the number of lines to undo or redo; 1 if it is left out.
    func stepCount(of command: any Command, usage: String) throws -> Int {
        guard let word = words.first else { return 1 }
        try atMost(1, usage: usage)
        guard let count = Int(word.text, radix: 10), count > 0 else {
            throw InputError(
                "'\(word.text)' is not a number of lines",
                fix: "type \(command.name), or \(command.name) 2 for two lines",
                at: word.offset
            )
        }
        return count
    }
}
