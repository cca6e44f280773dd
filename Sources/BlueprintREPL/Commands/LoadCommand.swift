/// Makes a Swift file the document.
struct LoadCommand: Command {
    let name = "load"
    let group = CommandGroup.files
    let syntax = "FILE"
    let summary = "makes a Swift file the document"
    let details = """
        A file that save wrote, or any other that run takes, from an app too. All of
        it stays: imports, comments, #if; statements run on each evaluation. Its last
        element is the root, else what it assigns to the element of a BlueprintView,
        or what the controller or view at its end shows.
        Lines such as // stub MarketLabel 96x16 count as the command.
        """
    let example = "load card.swift"
    let usesFiles = true

    func completions(after words: [String], in session: Session) -> [Completion] {
        session.pathCompletions(words)
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try session.load(try session.path(arguments, usage: usage))
    }
}
