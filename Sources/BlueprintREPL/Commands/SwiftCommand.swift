import BlueprintInspector

/// Prints the document as Swift.
struct SwiftCommand: Command {
    let name = "swift"
    let group = CommandGroup.look
    let syntax = ""
    let summary = "Prints the document as Swift."
    let example = "swift"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        let source = context.document.source
        let text = source.isEmpty ? StyledText("document cleared") : StyledText(source, style: .source)
        return .say(context.look(name, text, [.init("source", .string(source))]))
    }
}
