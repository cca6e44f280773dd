/// Lists the previews that the document declares.
struct PreviewsCommand: Command {
    let name = "previews"
    let group = CommandGroup.look
    let syntax = ""
    let summary = "Lists the previews that the document declares."
    let details = """
        Each has a number, a name, its place and its size: points, a device, or fits
        for the measured size of its element. A preview without a name has that of
        what it shows. preview 1 shows one, and preview all draws all.
        Previews are #Preview("name", traits: …) { … } with the traits .fixedLayout,
        .sizeThatFitsLayout, .landscapeLeft and .landscapeRight, and ElementPreview
        with the sizes .fixed, .device and .thatFits, whose padding is outside of
        the view. Its code runs only when it is shown.
        """
    let example = "previews"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        return .say(context.answers.previews(name))
    }
}
