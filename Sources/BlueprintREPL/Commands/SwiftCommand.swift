import BlueprintInspector

/// Prints the document, one of its elements or a declaration as Swift.
struct SwiftCommand: Command {
    let name = "swift"
    let group = CommandGroup.look
    let syntax = "[REF or NAME]"
    let summary = "Prints the document as Swift."
    let details = """
        swift #3 prints only the source of that element, swift Card the declaration of
        Card. For an element of a declared type, type its number, or Card[0].
        """
    let example = "swift"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        words.count <= 1 ? context.completer.references + context.declarationNames() : []
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(1, usage: usage)
        let source = try source(arguments.words.first, in: context)
        let text = source.isEmpty ? StyledText("document cleared") : StyledText(source, style: .source)
        return .say(context.look(name, text, [.init("source", .string(source))]))
    }

    private func source(_ word: Word?, in context: CommandContext) throws -> String {
        guard let word else { return context.document.source }
        if let declared = context.declaration(named: word) { return context.document.text(declared.range) }
        return context.document.source(of: try context.resolver.number(of: context.resolver.target(word)))
    }
}
