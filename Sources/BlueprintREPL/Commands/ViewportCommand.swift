import BlueprintInspector

/// Sets the size of the viewport, in points.
struct ViewportCommand: Command {
    let name = "viewport"
    let group = CommandGroup.settings
    let syntax = "WxH"
    let summary = "Sets the size of the viewport, in points."
    let details = """
        Without a size, viewport shows the current one; at first it is 300×160.
        """
    let example = "viewport 375x667"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        guard let word = arguments.words.first else {
            return .say(Output(.note, StyledText("viewport \(context.phrasing.size(context.settings.viewport))")))
        }
        try arguments.atMost(1, usage: usage)
        guard let size = SizeText.size(word.text), size.width <= 100_000, size.height <= 100_000 else {
            throw InputError(
                "'\(word.text)' is not a size",
                fix: "type viewport 375x667, at most 100000 in each direction",
                at: word.offset
            )
        }
        context.workspace.settings.viewport = size
        return .layOut(saying: "viewport \(context.phrasing.size(size))")
    }
}
