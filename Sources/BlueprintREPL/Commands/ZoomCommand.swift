import BlueprintInspector

/// Sets the scale of drawings.
struct ZoomCommand: Command {
    let name = "zoom"
    let group = CommandGroup.settings
    let syntax = "readable | fit | N"
    let summary = "Sets the scale of drawings."
    let details = """
        zoom readable, the default: as small as the terminal asks for, but with a
        row for each line of text, even if that makes more rows than the terminal
        has; see autoshow. zoom fit: never more rows than the terminal; texts without
        room are listed below. zoom N: always N times the size of zoom 1, at which
        a cell of frames is 4×8 points and a cell of render 8×16.
        """
    let example = "zoom 2"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        [
            Completion("readable", summary: "A row for each line of text."),
            Completion("fit", summary: "As many rows as the terminal has."),
        ]
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(1, usage: usage)
        if let word = arguments.words.first { context.workspace.settings.zoom = try zoom(word) }
        return .say(Output(.note, StyledText("zoom \(context.settings.zoom.word)")))
    }

    private func zoom(_ word: Word) throws -> Zoom {
        switch word.text {
        case "readable": return .readable
        case "fit": return .fit
        default:
            guard let factor = SizeText.number(word.text), factor >= 0.05, factor <= 20 else {
                throw InputError(
                    "'\(word.text)' is not a zoom factor",
                    fix: "type readable, fit or a number from 0.05 to 20, such as zoom 2",
                    at: word.offset
                )
            }
            return .times(factor)
        }
    }
}
