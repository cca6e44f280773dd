/// Selects a node: what comes next wraps it or goes after it.
struct SelectCommand: Command {
    let name = "select"
    let group = CommandGroup.move
    let syntax = "REF"
    let summary = "selects a node: what comes next wraps it or goes after it"
    let details = """
        REF is #4 (a node), v3 (a view), "its text", Row[0] (counted from 0), a type
        or a declared name when only one fits, or a path such as #3/0/1 to what a
        loop or a custom element made.
        """
    let example = "select #2"

    func completions(after words: [String], in session: Session) -> [Completion] {
        session.referenceCompletions(words)
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        guard let word = arguments.words.first else {
            throw InputError("the reference is missing", fix: "type \(usage)", at: arguments.end)
        }
        try arguments.atMost(1, usage: usage)
        guard let selection = session.selection(of: try session.target(word)) else {
            throw InputError("this view belongs to no element", at: word.offset)
        }
        return session.select(selection)
    }
}
