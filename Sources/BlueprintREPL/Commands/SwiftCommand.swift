import BlueprintInspector

/// Prints the document, or one of its elements, as Swift.
struct SwiftCommand: Command {
    let name = "swift"
    let group = CommandGroup.look
    let syntax = "[REF]"
    let summary = "Prints the document as Swift."
    let details = "swift #3 prints only the source of that element."
    let example = "swift"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        words.count <= 1 ? context.completer.references : []
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(1, usage: usage)
        let source =
            try arguments.words.first.map { word in
                context.document.source(of: try context.resolver.number(of: context.resolver.target(word)))
            } ?? context.document.source
        let text = source.isEmpty ? StyledText("document cleared") : StyledText(source, style: .source)
        return .say(context.look(name, text, [.init("source", .string(source))]))
    }
}
