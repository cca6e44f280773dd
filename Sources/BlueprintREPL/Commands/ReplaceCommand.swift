/// Replaces the selected element and its subtree with another element.
struct ReplaceCommand: Command {
    let name = "replace"
    let group = CommandGroup.build
    let syntax = "ELEMENT"
    let summary = "Replaces the selected element and its subtree with another element."
    let example = "replace Spacer(8)"
    let takesSwift = true

    func completions(after words: [String], in session: Session) -> [Completion] {
        session.swiftCompletions(words)
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        let typed = try session.swift(in: arguments, usage: usage)
        let number = try session.selectedNumber(to: "replace")
        let old = session.document.label(number)
        let edit = try session.document.replacing(number, with: typed)
        return try session.commit(edit) { "\($0.label(edit.selection)) replaces \(old)" }
    }
}
