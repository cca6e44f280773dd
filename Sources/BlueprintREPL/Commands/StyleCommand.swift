import BlueprintInspector

/// Sets the characters of drawings, or words in place of drawings.
struct StyleCommand: Command {
    let name = "style"
    let group = CommandGroup.settings
    let syntax = "unicode, ascii or text"
    let summary = "Sets the characters of drawings, or words in place of drawings."
    let details = """
        unicode draws heavy and light lines.
        ascii draws = and - in place of these lines.
        text says everything in sentences, for a screen reader or a braille display:
        a drawing or a tree is a list with a line for each element. The line begins
        with its level, its name and its parent; see help text.
        A session at a terminal begins with the style that the environment variable
        BLUEPRINT_STYLE names; without it, with ascii if the locale (LC_ALL,
        LC_CTYPE, LANG) is not one of UTF-8. Scripts begin with unicode.
        """
    let example = "style text"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        guard words.count <= 1 else { return [] }
        return DrawingStyle.allCases.map { Completion($0.rawValue, summary: Self.summary(of: $0)) }
    }

    private static func summary(of style: DrawingStyle) -> String {
        switch style {
        case .unicode: "Heavy and light lines."
        case .ascii: "Only characters of ASCII."
        case .text: "Sentences, for a screen reader."
        }
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        guard let word = arguments.words.first else {
            return .say(Output(.note, StyledText("style \(context.settings.style.rawValue)")))
        }
        try arguments.atMost(1, usage: usage)
        guard let style = DrawingStyle(rawValue: word.text) else {
            throw InputError("'\(word.text)' is not a style", fix: "type style \(syntax)", at: word.offset)
        }
        context.workspace.settings.style = style
        return .say(Output(.note, StyledText("style \(style.rawValue)")))
    }
}
