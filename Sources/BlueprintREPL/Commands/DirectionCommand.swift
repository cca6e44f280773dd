import BlueprintInspector

/// Sets the direction in which text runs.
struct DirectionCommand: Command {
    let name = "direction"
    let group = CommandGroup.settings
    let syntax = "ltr or rtl"
    let summary = "Sets the direction in which text runs."
    let details = """
        The direction does not mirror the layout: Row always starts at the left. It
        reaches the text of labels through the environment.
        """
    let example = "direction rtl"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        [
            Completion("ltr", summary: "Text runs from left to right."),
            Completion("rtl", summary: "Text runs from right to left."),
        ]
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        guard let word = arguments.words.first else {
            return .say(Output(.note, StyledText("direction \(context.settings.directionWord)")))
        }
        try arguments.atMost(1, usage: usage)
        guard word.text == "ltr" || word.text == "rtl" else {
            throw InputError("'\(word.text)' is not a direction", fix: .usage(usage), at: word.offset)
        }
        context.workspace.settings.isRightToLeft = word.text == "rtl"
        return .layOut(saying: "direction \(word.text)")
    }
}
