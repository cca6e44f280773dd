/// Deletes a wrapper and keeps the element that it wraps.
struct UnwrapCommand: Command {
    let name = "unwrap"
    let group = CommandGroup.build
    let syntax = "[REF]"
    let summary = "Deletes a wrapper and keeps the element that it wraps."
    let example = "unwrap #2"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        context.completer.references
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(1, usage: usage)
        let number = try context.resolver.number(arguments.words.first, to: "unwrap")
        return .edit(try context.editor.unwrapping(number))
    }
}
