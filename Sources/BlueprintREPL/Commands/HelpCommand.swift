/// Explains a command, an element, a modifier or a group of them.
struct HelpCommand: Command {
    let name = "help"
    let group = CommandGroup.learn
    let syntax = "[WORD]"
    let summary = "explains a command, an element, a modifier or a group of them"
    let example = "help inset"

    func completions(after words: [String], in session: Session) -> [Completion] {
        session.helpCompletions()
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(2, usage: usage)
        return try session.help(arguments)
    }
}
