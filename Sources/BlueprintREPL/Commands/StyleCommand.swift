import BlueprintInspector

/// Sets the characters of drawings.
struct StyleCommand: Command {
    let name = "style"
    let group = CommandGroup.settings
    let syntax = "unicode or ascii"
    let summary = "Sets the characters of drawings."
    let details = """
        unicode has heavy and light lines; ascii has = and - for them. A session at
        a terminal begins with ascii if the locale (LC_ALL, LC_CTYPE, LANG) is not
        one of UTF-8.
        """
    let example = "style ascii"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        DrawingStyle.allCases.map { Completion($0.rawValue) }
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        guard let word = arguments.words.first else {
            return .say(Output(.note, StyledText("style \(context.settings.style.rawValue)")))
        }
        try arguments.atMost(1, usage: usage)
        guard let style = DrawingStyle(rawValue: word.text) else {
            throw InputError("'\(word.text)' is not a style", fix: "type \(usage)", at: word.offset)
        }
        context.workspace.settings.style = style
        return .say(Output(.note, StyledText("style \(style.rawValue)")))
    }
}
