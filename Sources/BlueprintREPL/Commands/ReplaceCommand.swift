/// Replaces the selected element and its subtree with another element.
struct ReplaceCommand: Command {
    let name = "replace"
    let group = CommandGroup.build
    let syntax = "ELEMENT"
    let summary = "Replaces the selected element and its subtree with another element."
    let example = "replace Spacer(8)"
    let takesSwift = true

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        context.completer.elements(words)
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        .edit(try context.editor.replacing(with: arguments.element(in: context, usage: usage)))
    }
}
