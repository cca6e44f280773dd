/// Deletes a wrapper and keeps the element that it wraps.
struct UnwrapCommand: Command {
    let name = "unwrap"
    let group = CommandGroup.build
    let syntax = "[REF]"
    let summary = "Deletes a wrapper and keeps the element that it wraps."
    let example = "unwrap #2"

    func completions(after words: [String], in session: Session) -> [Completion] {
        session.referenceCompletions(words)
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(1, usage: usage)
        return try session.unwrap(arguments.words.first)
    }
}
