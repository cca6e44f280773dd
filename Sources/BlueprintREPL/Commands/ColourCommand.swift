import BlueprintInspector

/// Sets when colours are used, and for which background.
struct ColourCommand: Command {
    let name = "colour"
    let aliases = ["color"]
    let group = CommandGroup.settings
    let syntax = "auto, always, never, light or dark"
    let summary = "Sets when colours are used, and for which background."
    let details = """
        light and dark choose colours that can be read on such a background; without
        them, the terminal is asked. NO_COLOR and TERM=dumb mean never.
        """
    let example = "colour never"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        guard words.count <= 1 else { return [] }
        return [
            Completion("auto", summary: "Colours at a terminal that supports them."),
            Completion("always", summary: "Colours everywhere."),
            Completion("never", summary: "No colours."),
            Completion("light", summary: "Dark colours for a light background."),
            Completion("dark", summary: "Bright colours for a dark background."),
        ]
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        guard let word = arguments.words.first else {
            let background = context.settings.background.map { ", \($0.rawValue) background" } ?? ""
            return .say(Output(.note, StyledText("colour \(context.settings.colour.rawValue)\(background)")))
        }
        try arguments.atMost(1, usage: usage)
        if let background = Settings.Background(rawValue: word.text) {
            context.workspace.settings.background = background
            return .say(Output(.note, StyledText("colours for a \(background.rawValue) background")))
        }
        guard let colour = Settings.Colour(rawValue: word.text) else {
            let node = context.selection.number.flatMap { context.document.outline.node($0) }
            let hasColor = node.map { context.settingNames(of: $0).contains("color") } ?? false
            throw InputError(
                "'\(word.text)' is not a colour mode",
                fix: hasColor
                    ? "type \(usage); set color \(word.text) sets that of the selection" : .usage(usage),
                at: word.offset
            )
        }
        context.workspace.settings.colour = colour
        return .say(Output(.note, StyledText("colour \(colour.rawValue)")))
    }
}
