/// Adds an element after the selected child of a list.
struct AfterCommand: Command {
    let name = "after"
    let group = CommandGroup.build
    let syntax = "ELEMENT"
    let summary = "adds an element after the selected child of a list"
    let example = "after Label(text: \"Hello\")"
    let takesSwift = true

    func completions(after words: [String], in session: Session) -> [Completion] {
        session.swiftCompletions(words)
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        let typed = try session.swift(in: arguments, usage: usage)
        let (list, child) = try session.selectedChild()
        let edit = try session.document.adding(typed, toList: list.number, at: .after(child.number))
        return try session.commit(edit) { $0.sentence(added: edit.selection, to: list) }
    }
}
