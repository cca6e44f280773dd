import BlueprintInspector

/// Sets the number of pixels in a point; view frames are rounded to pixels.
struct ScaleCommand: Command {
    let name = "scale"
    let group = CommandGroup.settings
    let syntax = "N"
    let summary = "Sets the number of pixels in a point; view frames are rounded to pixels."
    let example = "scale 2"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        guard let word = arguments.words.first else {
            return .say(Output(.note, StyledText("scale \(Phrasing.number(context.settings.scale))")))
        }
        try arguments.atMost(1, usage: usage)
        guard let scale = SizeText.number(word.text), Settings.isScale(scale) else {
            throw InputError("'\(word.text)' is not a scale", fix: "type scale 1, 2 or 3", at: word.offset)
        }
        context.workspace.settings.scale = scale
        return .layOut(saying: "scale \(Phrasing.number(scale))")
    }
}
