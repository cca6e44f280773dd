/// Sets the direction that text runs in.
struct DirectionCommand: Command {
    let name = "direction"
    let group = CommandGroup.settings
    let syntax = "ltr or rtl"
    let summary = "sets the direction that text runs in"
    let details = """
        It mirrors no layout; it reaches the text of labels through the environment.
        """
    let example = "direction rtl"

    func completions(after words: [String], in session: Session) -> [Completion] {
        [Completion("ltr"), Completion("rtl")]
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        guard let word = arguments.words.first else {
            return [session.setting("direction \(session.settings.isRightToLeft ? "rtl" : "ltr")")]
        }
        try arguments.atMost(1, usage: usage)
        guard word.text == "ltr" || word.text == "rtl" else {
            throw InputError("'\(word.text)' is not a direction", fix: "type \(usage)", at: word.offset)
        }
        return try session.change("direction \(word.text)") { $0.isRightToLeft = word.text == "rtl" }
    }
}
