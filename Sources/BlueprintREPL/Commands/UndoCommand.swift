/// Undoes the last line that changed the tree, the selection or a setting.
struct UndoCommand: Command {
    let name = "undo"
    let group = CommandGroup.build
    let syntax = ""
    let summary = "Undoes the last line that changed the tree, the selection or a setting."
    let details = """
        It brings back everything: the document, the selection, the settings, the
        focus and the breakpoints. Successive moves of the selection are undone
        together. Stepping and written files are not undone. redo does it again.
        """
    let example = "undo"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        if let word = arguments.words.first, Int(word.text, radix: 10) != nil {
            throw InputError(
                "undo undoes one line at a time",
                fix: "type undo, and undo again for the line before",
                at: word.offset
            )
        }
        try arguments.atMost(0, usage: usage)
        return .undo
    }
}
