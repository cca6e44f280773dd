/// Replaces an element and its subtree with another element.
struct ReplaceCommand: Command {
    let name = "replace"
    let group = CommandGroup.build
    let syntax = "[#N] ELEMENT"
    let summary = "Replaces an element and its subtree with another element."
    let details = """
        #N is the element that is replaced, by default the selected one. edit puts
        such a line with the Swift of an element on the prompt.
        """
    let example = "replace Spacer(8)"
    let takesSwift = true

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        if words.count == 2, words[0].hasPrefix("#") { return context.completer.elements([words[1]]) }
        return context.completer.elements(words) + (words.count <= 1 ? context.completer.references : [])
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        guard let word = arguments.words.first, word.text.hasPrefix("#") else {
            return .edit(try context.editor.replacing(with: arguments.element(in: context, usage: usage)))
        }
        let resolver = context.resolver
        let number = try resolver.number(of: resolver.target(word))
        let element = try arguments.dropping(1).element(in: context, usage: usage)
        return .edit(try context.editor.replacing(number, with: element))
    }
}
