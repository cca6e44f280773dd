import BlueprintInspector

/// Writes the document as a Swift file that compiles in an app.
struct SaveCommand: Command {
    let name = "save"
    let group = CommandGroup.files
    let syntax = "FILE"
    let summary = "writes the document as a Swift file that compiles in an app"
    let details = """
        The file holds the imports, the declarations, and a ProxyElement for the
        tree. load reads it again; export swift prints the document alone.
        """
    let example = "save card.swift"
    let usesFiles = true

    func completions(after words: [String], in session: Session) -> [Completion] {
        session.pathCompletions(words)
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        let path = try session.path(arguments, usage: usage)
        try session.needTree()
        try session.files.write(session.document.fileText, to: path)
        return [
            Output(
                .note,
                session.wrapped([
                    "\(path) is written: struct \(SavedDocument.typeName) with \(session.document.contents)"
                ])
            )
        ]
    }
}
