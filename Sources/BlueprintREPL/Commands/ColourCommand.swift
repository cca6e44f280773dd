import BlueprintInspector

/// Sets when colours are used.
struct ColourCommand: Command {
    let name = "colour"
    let aliases = ["color"]
    let group = CommandGroup.settings
    let syntax = "auto, always or never"
    let summary = "Sets when colours are used."
    let example = "colour never"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        Settings.Colour.allCases.map { Completion($0.rawValue) }
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        guard let word = arguments.words.first else {
            return .say(Output(.note, StyledText("colour \(context.settings.colour.rawValue)")))
        }
        try arguments.atMost(1, usage: usage)
        guard let colour = Settings.Colour(rawValue: word.text) else {
            throw InputError("'\(word.text)' is not a colour mode", fix: "type \(usage)", at: word.offset)
        }
        context.workspace.settings.colour = colour
        return .say(Output(.note, StyledText("colour \(colour.rawValue)")))
    }
}
