/// Selects an element; the next line wraps it or adds after it.
struct SelectCommand: Command {
    let name = "select"
    let group = CommandGroup.move
    let syntax = "REF"
    let summary = "Selects an element; the next line wraps it or adds after it."
    let details = """
        REF is #4 (an element), v3 (a view), "its text", Row[0] (counted from 0), a
        type or a declared name if only one element matches, or a path such as
        #3/0/1 to an element that a loop or a custom element creates.
        """
    let example = "select #2"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        words.count <= 1 ? context.completer.referencesAndTexts : []
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        guard let word = arguments.words.first else {
            throw InputError("the reference is missing", fix: .usage(usage), at: arguments.end)
        }
        try arguments.atMost(1, usage: usage)
        guard let selection = context.resolver.selection(of: try context.resolver.target(word)) else {
            throw InputError("this view belongs to no element", at: word.offset)
        }
        return context.select(selection)
    }
}
