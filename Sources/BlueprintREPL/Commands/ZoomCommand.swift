import BlueprintInspector

/// Sets the scale of frames; at zoom 1 a cell is 4×8 points.
struct ZoomCommand: Command {
    let name = "zoom"
    let group = CommandGroup.settings
    let syntax = "N"
    let summary = "Sets the scale of frames; at zoom 1 a cell is 4×8 points."
    let example = "zoom 2"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        guard let word = arguments.words.first else {
            return .say(Output(.note, StyledText("zoom \(Phrasing.number(context.settings.zoom))")))
        }
        try arguments.atMost(1, usage: usage)
        guard let zoom = SizeText.number(word.text), zoom >= 0.05, zoom <= 20 else {
            throw InputError(
                "'\(word.text)' is not a zoom factor",
                fix: "type a number from 0.05 to 20, such as zoom 2",
                at: word.offset
            )
        }
        context.workspace.settings.zoom = zoom
        return .say(Output(.note, StyledText("zoom \(Phrasing.number(zoom))")))
    }
}
