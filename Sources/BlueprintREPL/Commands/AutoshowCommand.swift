import BlueprintInspector

/// Sets which lines a drawing follows.
struct AutoshowCommand: Command {
    let name = "autoshow"
    let group = CommandGroup.settings
    let syntax = "on, steps or off"
    let summary = "Sets which lines a drawing follows."
    let details = """
        on draws the tree after each edit, and after each setting that changes the
        drawing; steps draws it after stepping commands, too. It is on at a terminal
        and off in scripts. If such a drawing has more rows than the terminal, rows
        that look alike are left out; frames draws them all.
        """
    let example = "autoshow off"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        guard words.count <= 1 else { return [] }
        return [
            Completion("on", summary: "Draws the tree after each edit."),
            Completion("steps", summary: "Draws the tree after each edit and each stepping command."),
            Completion("off", summary: "Draws the tree on request only."),
        ]
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        guard let word = arguments.words.first else {
            return .say(Output(.note, StyledText("autoshow \(context.autoshow.rawValue)")))
        }
        try arguments.atMost(1, usage: usage)
        guard let autoshow = Settings.Autoshow(rawValue: word.text) else {
            throw InputError("'\(word.text)' is none of on, steps and off", fix: .usage(usage), at: word.offset)
        }
        context.workspace.settings.autoshow = autoshow
        return .say(Output(.note, StyledText("autoshow \(autoshow.rawValue)")))
    }
}
