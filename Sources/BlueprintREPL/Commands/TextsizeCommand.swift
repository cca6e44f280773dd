/// Says how big one text is in the font of one's own app.
struct TextsizeCommand: Command {
    let name = "textsize"
    let group = CommandGroup.settings
    let syntax = "\"TEXT\" WxH"
    let summary = "says how big the text of a Label is in the font of your own app"
    let details = """
        It is the size on lines of any width, in points, for every Label with exactly
        this text; where there is less room, the text breaks into lines in proportion.
        AttributedLabel, TextField and SegmentedControl are always measured in the
        headless font.
        textsize "Account name" off takes it back; textsize list lists them.
        It stands in the document as a comment, which undo, save and load know.
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
