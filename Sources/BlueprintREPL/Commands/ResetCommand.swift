/// Empties the document; undo brings it back.
struct ResetCommand: Command {
    let name = "reset"
    let group = CommandGroup.build
    let syntax = ""
    let summary = "empties the document; undo brings it back"
    let example = "reset"

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(0, usage: usage)
        let empty = try session.document.rewritten([Splice(0..<session.document.source.utf8.count, "")])
        return try session.commit(Document.Edit(document: empty, selection: nil)) { _ in "the document is empty" }
    }
}
