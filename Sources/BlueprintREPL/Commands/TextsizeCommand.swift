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
        headless font.
        textsize "Account name" off deletes it; textsize list lists them.
        The document keeps it as a comment, which undo, save and load respect.
        """
    let example = "textsize \"Account name\" 91.5x19.5"

    func completions(after words: [String], in session: Session) -> [Completion] {
        if words.count <= 1 { return session.shownTexts + [Completion("list")] }
        return [Completion("off")]
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try session.textSize(arguments)
    }
}
