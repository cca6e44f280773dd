/// Adds an element before the selected child of a list.
struct BeforeCommand: Command {
    let name = "before"
    let group = CommandGroup.build
    let syntax = "ELEMENT"
    let summary = "Adds an element before the selected child of a list."
    let example = "before Label(text: \"Hello\")"
    let takesSwift = true

    func completions(after words: [String], in session: Session) -> [Completion] {
        session.swiftCompletions(words)
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try session.addNextToSelection(arguments, usage: usage) { .before($0) }
    }
}
