/// Adds an element before the selected child of a list.
struct BeforeCommand: Command {
    let name = "before"
    let group = CommandGroup.build
    let syntax = "ELEMENT"
    let summary = "adds an element before the selected child of a list"
    let example = "before Label(text: \"Hello\")"
    let takesSwift = true

    func completions(after words: [String], in session: Session) -> [Completion] {
        session.swiftCompletions(words)
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        let typed = try session.swift(in: arguments, usage: usage)
        let (list, child) = try session.selectedChild()
        let edit = try session.document.adding(typed, toList: list.number, at: .before(child.number))
        return try session.commit(edit) { $0.sentence(added: edit.selection, to: list) }
    }
}
