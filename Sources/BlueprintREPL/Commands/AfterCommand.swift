/// Adds an element after the selected child of a list.
struct AfterCommand: Command {
    let name = "after"
    let group = CommandGroup.build
    let syntax = "ELEMENT"
    let summary = "Adds an element after the selected child of a list."
    let example = "after Label(text: \"Hello\")"
    let takesSwift = true

    func completions(after words: [String], in session: Session) -> [Completion] {
        session.swiftCompletions(words)
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try session.addNextToSelection(arguments, usage: usage) { .after($0) }
    }
}
