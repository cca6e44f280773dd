/// Moves a child of a list with its whole subtree.
struct MoveCommand: Command {
    let name = "move"
    let group = CommandGroup.build
    let syntax = "[REF] before, after or into REF"
    let summary = "Moves a child of a list with its whole subtree."
    let example = "move #2 after #4"

    func completions(after words: [String], in session: Session) -> [Completion] {
        words.count == 2
            ? [Completion("before"), Completion("after"), Completion("into")] + session.referenceCompletions(words)
            : session.referenceCompletions(words)
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(3, usage: usage)
        var words = arguments.words
        var moved: Word?
        if words.count == 3 { moved = words.removeFirst() }
        guard words.count == 2, ["before", "after", "into"].contains(words[0].text) else {
            let wrong = moved == nil ? nil : words.first
            throw InputError(
                wrong.map { "unexpected '\($0.text)'" } ?? "the destination is missing",
                fix: "type \(usage)",
                at: wrong?.offset ?? arguments.end
            )
        }
        return try session.move(moved, words[0].text, words[1])
    }
}
