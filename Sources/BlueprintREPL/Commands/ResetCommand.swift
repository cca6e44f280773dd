/// Clears the tree; reset all clears declarations too.
struct ResetCommand: Command {
    let name = "reset"
    let group = CommandGroup.build
    let syntax = "[all]"
    let summary = "Clears the tree; reset all clears declarations too."
    let details = """
        Numbers begin at 1 again, or after those of elements in declarations that are
        kept, so that breakpoints on numbered elements are deleted, too.
        undo restores all of it.
        """
    let example = "reset"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        [Completion("all", summary: "Clears declarations, too.")]
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(1, usage: usage)
        if let word = arguments.words.first, word.text != "all" {
            throw InputError("unexpected '\(word.text)'", fix: .usage(usage), at: word.offset)
        }
        context.workspace.focus = nil
        context.workspace.breakpoints.removeNumbered()
        return .edit(try context.editor.clearing(everything: !arguments.isEmpty))
    }
}
