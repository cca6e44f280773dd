/// Gives a declaration another name in all its uses.
struct RenameCommand: Command {
    let name = "rename"
    let group = CommandGroup.build
    let syntax = "NAME NEWNAME"
    let summary = "Gives a declaration another name, in the declaration and all its uses."
    let details = """
        NAME is a type, a variable or a function that the document declares. Labels,
        members and texts that are spelled alike stay as they are, and so does a name
        that a closure or a function declares again.
        """
    let example = "rename Card Tile"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        words.count <= 1 ? context.declarationNames(leadsOn: true) : []
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        let (old, new) = try arguments.two("name of a declaration", "new name", usage: usage)
        return .edit(try context.editor.renaming(old, to: new))
    }
}
