import BlueprintInspector

/// Sets the outputs that a pager shows if they are longer than the screen.
struct PagerCommand: Command {
    let name = "pager"
    let group = CommandGroup.settings
    let syntax = "lists | all | off"
    let summary = "Sets the outputs that a pager shows if they are longer than the screen."
    let details = """
        pager lists, the default: lists and help; drawings stay in the scrollback.
        pager all: drawings of commands, too. The pager is the program in the
        environment variable PAGER, else less. Scripts and pipes have none. Like every
        setting, it is that of this session; a line such as pager off in the config
        file, which blueprint doctor names, is for all sessions.
        """
    let example = "pager off"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        words.count <= 1 ? Settings.Pager.allCases.map { Completion($0.rawValue, summary: Self.summary(of: $0)) } : []
    }

    private static func summary(of pager: Settings.Pager) -> String {
        switch pager {
        case .lists: "Lists and help; drawings stay in the scrollback."
        case .all: "Everything that a command prints."
        case .off: "No pager."
        }
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(1, usage: usage)
        if let word = arguments.words.first {
            guard let pager = Settings.Pager(rawValue: word.text) else {
                throw InputError(
                    "'\(word.text)' is not a setting of the pager",
                    fix: "type pager lists, pager all or pager off",
                    at: word.offset
                )
            }
            context.workspace.settings.pager = pager
            return .say(Output(.note, StyledText("pager \(pager.rawValue), in this session")))
        }
        return .say(Output(.note, StyledText("pager \(context.settings.pager.rawValue)")))
    }
}
