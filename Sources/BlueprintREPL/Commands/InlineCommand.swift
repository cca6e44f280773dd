/// Replaces uses of a component by its body.
struct InlineCommand: Command {
    let name = "inline"
    let group = CommandGroup.build
    let syntax = "[REF or NAME]"
    let summary = "Replaces a component by its body, with its arguments in it."
    let details = """
        A component is a struct that is a ProxyElement, or a function that makes an
        element. inline #8 replaces one use; inline SettingsRow replaces all uses
        and deletes the declaration. Everything stays as it is on the screen. A
        component with state, with several statements or with other members is
        refused, with the reason.
        """
    let example = "inline #2"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        guard words.count <= 1 else { return [] }
        let components = context.document.outline.declarations.filter(\.makesElement).map {
            Completion($0.name, summary: "\($0.keyword) of the document", group: "declarations")
        }
        return components + context.completer.references
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(1, usage: usage)
        if let word = arguments.words.first, word.text.allSatisfy(\.isPartOfName),
            context.document.outline.declarations.contains(where: { $0.name == word.text && $0.keyword != "extension" })
        {
            return .edit(try context.editor.inliningAll(word.text))
        }
        let number = try context.resolver.number(arguments.words.first, to: "inline")
        return .edit(try context.editor.inlining(number))
    }
}
