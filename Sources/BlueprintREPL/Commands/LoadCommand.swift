/// Makes a Swift file the document.
struct LoadCommand: Command {
    let name = "load"
    let group = CommandGroup.files
    let syntax = "FILE"
    let summary = "makes a Swift file the document"
    let details = """
        A file that save wrote, or declarations and one expression; imports are
        passed over. Lines such as // stub MarketLabel 96x16 count as the command.
        """
    let example = "load card.swift"
    let usesFiles = true

    func completions(after words: [String], in session: Session) -> [Completion] {
        session.pathCompletions(words)
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        let path = try session.path(arguments, usage: usage)
        let text = try session.files.read(path)
        do {
            let edit = try session.document.loading(text)
            return try session.commit(edit) { "\(path) is loaded: \($0.contents)" }
        } catch var error as InputError {
            error.moveToLine(of: text, in: path)
            throw error
        }
    }
}
