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
        try arguments.atMost(0, usage: usage)
        return .undo
    }
}
