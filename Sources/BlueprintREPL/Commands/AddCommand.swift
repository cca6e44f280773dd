/// Adds an element to the selected list, or to an empty Box.
struct AddCommand: Command {
    let name = "add"
    let group = CommandGroup.build
    let syntax = "ELEMENT"
    let summary = "Adds an element to the selected list, or to an empty Box."
    let details = """
        An element alone on a line is added to a list, too. Only add fills an empty
        Box.
        """
    let example = "add Label(text: \"Hello\")"
    let takesSwift = true

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        context.completer.elements(words)
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        let typed = try arguments.element(in: context, usage: usage)
        if let filled = try context.editor.filling(typed) { return .edit(filled) }
        return try context.editor.adding(typed)
    }
}
