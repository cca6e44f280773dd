/// Explains a command, an element, a modifier, a value or a term.
struct HelpCommand: Command {
    let name = "help"
    let group = CommandGroup.learn
    let syntax = "[WORD or search WORD]"
    let summary = "Explains a command, an element, a modifier, a value or a term."
    let details = """
        A question mark after a line asks about it: inset ?, set alignment ?,
        Label ?. help drawing is the legend of drawings; help keys lists the keys,
        help refs the references; help search WORD searches all help.
        """
    let answers = true
    let example = "help inset"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        context.help.completions(after: words)
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try .say(context.help.text(about: arguments))
    }
}
