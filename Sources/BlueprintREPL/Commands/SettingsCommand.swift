import BlueprintInspector

/// Lists all settings, with their values and where these come from.
struct SettingsCommand: Command {
    let name = "settings"
    let group = CommandGroup.settings
    let syntax = ""
    let summary = "Lists all settings, with their values and where these come from."
    let details = """
        A value comes from a line of this session, from a line of the config file,
        from the terminal, or is the default. The config file is
        ~/.config/blueprint/config, under XDG_CONFIG_HOME if that is set: its lines
        are run as typed when a session begins at a terminal.
        """
    let answers = true
    let example = "settings"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        return .say(context.answers.settingsList)
    }
}
