/// Sets when colours are used.
struct ColourCommand: Command {
    let name = "colour"
    let aliases = ["color"]
    let group = CommandGroup.settings
    let syntax = "auto, always or never"
    let summary = "Sets when colours are used."
    let example = "colour never"

    func completions(after words: [String], in session: Session) -> [Completion] {
        Settings.Colour.allCases.map { Completion($0.rawValue) }
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        guard let word = arguments.words.first else {
            return [session.setting("colour \(session.settings.colour.rawValue)")]
        }
        try arguments.atMost(1, usage: usage)
        guard let colour = Settings.Colour(rawValue: word.text) else {
            throw InputError("'\(word.text)' is not a colour mode", fix: "type \(usage)", at: word.offset)
        }
        session.settings.colour = colour
        return [session.setting("colour \(colour.rawValue)")]
    }
}
