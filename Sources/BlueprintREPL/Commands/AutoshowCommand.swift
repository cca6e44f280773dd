import BlueprintInspector

/// Sets whether a drawing follows each edit.
struct AutoshowCommand: Command {
    let name = "autoshow"
    let group = CommandGroup.settings
    let syntax = "on or off"
    let summary = "Sets whether a drawing follows each edit."
    let details = """
        It is on at a terminal and off in scripts.
        """
    let example = "autoshow off"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        [
            Completion("on", summary: "Draws the tree after each edit."),
            Completion("off", summary: "Draws the tree on request only."),
        ]
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        guard let word = arguments.words.first else {
            let isOn = context.settings.showsEdits ?? context.options.isInteractive
            return .say(Output(.note, StyledText("autoshow \(isOn ? "on" : "off")")))
        }
        try arguments.atMost(1, usage: usage)
        guard word.text == "on" || word.text == "off" else {
            throw InputError("'\(word.text)' is neither on nor off", fix: "type \(usage)", at: word.offset)
        }
        context.workspace.settings.showsEdits = word.text == "on"
        return .say(Output(.note, StyledText("autoshow \(word.text)")))
    }
}
