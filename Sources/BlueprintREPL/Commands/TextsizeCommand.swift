/// Sets the size that a text has in the font of your app.
struct TextsizeCommand: Command {
    let name = "textsize"
    let group = CommandGroup.settings
    let syntax = "\"TEXT\" WxH"
    let summary = "Sets the size that a text has in the font of your app."
    let details = """
        It is the size in points of the text on one line, for every Label with
        exactly this text; in less width the text wraps in proportion.
        AttributedLabel, TextField and SegmentedControl are always measured in the
        headless font. Content size categories (Dynamic Type) are not supported.
        textsize "Account name" off deletes it; textsize list lists them.
        The document keeps it as a comment, which undo, save and load respect.
        """
    let example = "textsize \"Account name\" 91.5x19.5"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        if words.count <= 1 { return context.completer.shownTexts + [Completion("list", summary: "Lists the sizes.")] }
        return [Completion("off", summary: "Deletes the size.")]
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        guard let text = arguments.words.first, arguments.text != "list" else {
            return .say(context.answers.textSizeList)
        }
        if arguments.words.count == 2, arguments.words[1].text == "off", text.isQuoted {
            return .edit(try context.editor.unsizing(text))
        }
        return .edit(try context.editor.sizing(try TextSize(arguments)))
    }
}
