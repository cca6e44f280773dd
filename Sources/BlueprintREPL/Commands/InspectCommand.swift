/// Fills the screen with a live inspector of the document.
struct InspectCommand: Command {
    let name = "inspect"
    let group = CommandGroup.look
    let syntax = ""
    let summary = "Fills the screen with a live inspector: frames, reasons and steps."
    let details = """
        The tree, the drawing, the numbers of the selection and the steps of the
        last render stay on the screen and follow each key: left and right step,
        up and down select, < and > change the viewport, w tells why, : takes any
        line, ? shows all keys, and q comes back to the prompt with selection,
        step and document as they are. In a lesson, the question stays above the
        tree, : takes answers, and e shows the page. blueprint inspect FILE follows
        files.
        """
    let example = "inspect"
    let transcription = Transcription.needsTerminal
    // A script cannot use it instead of a drawing.
    let looks = false

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        guard context.settings.style != .text else { throw InputError.noDrawingsInWords }
        guard context.options.fillsScreen else {
            throw InputError(
                "the inspector fills the screen of a terminal, and there is none here",
                fix: "frames, tree, why and step show the same"
            )
        }
        return .wish(.inspector)
    }
}
