/// Sets whether a drawing follows each edit.
struct AutoshowCommand: Command {
    let name = "autoshow"
    let group = CommandGroup.settings
    let syntax = "on or off"
    let summary = "sets whether a drawing follows each edit"
    let details = """
        At a terminal it begins on, in scripts off.
        """
    let example = "autoshow off"

    func completions(after words: [String], in session: Session) -> [Completion] {
        [Completion("on"), Completion("off")]
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        guard let word = arguments.words.first else {
            let isOn = session.settings.showsEdits ?? session.options.isInteractive
            return [session.setting("autoshow \(isOn ? "on" : "off")")]
        }
        try arguments.atMost(1, usage: usage)
        guard word.text == "on" || word.text == "off" else {
            throw InputError("'\(word.text)' is neither on nor off", at: word.offset)
        }
        session.settings.showsEdits = word.text == "on"
        return [session.setting("autoshow \(word.text)")]
    }
}
