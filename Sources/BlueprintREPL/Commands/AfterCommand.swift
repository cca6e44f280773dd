/// Adds an element after the selected child of a list.
struct AfterCommand: Command {
    let name = "after"
    let group = CommandGroup.build
    let syntax = "ELEMENT"
    let summary = "Adds an element after the selected child of a list."
    let example = "after Label(text: \"Hello\")"
    let takesSwift = true

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        context.completer.elements(words)
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        let typed = try arguments.element(in: context, usage: usage)
        return .edit(try context.editor.addingNext(typed) { .after($0) })
    }
}
