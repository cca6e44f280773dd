import BlueprintInspector

/// The command `env`.
extension Answers {
    /// Returns the list of environment keys, with the values that are set.
    var environmentList: Output {
        var text = StyledText(
            "env KEY VALUE sets a value of the environment \(context.glyphs.dot) env KEY shows one",
            style: .heading
        )
        for name in context.language.environment.names { text.append("  " + environmentEntry(name)) }
        return Output(.note, text)
    }

    /// Returns the value of a key.
    func environmentValue(_ name: String) -> Output {
        Output(.note, StyledText(environmentSentence(name)))
    }

    /// Returns the words for the value of a key: `env displayScale 2: scale 2`, or `env windowSize nil, the default`.
    func environmentSentence(_ name: String) -> String {
        let settings = context.settings
        let isSet = settings.environment[name] != nil || Settings.commandsOfKeys[name] != nil
        let keys = context.language.environment
        let value = keys.text(of: name, in: settings.layoutEnvironment)
        let shown = keys.text(of: name, in: context.workspace.layoutEnvironment)
        if shown != value { return "env \(name) \(shown), from the program's view" }
        return isSet ? "env " + environmentEntry(name) : "env \(name) \(value), the default"
    }

    /// Returns a key with its value, if that is set, and the setting that has the value.
    private func environmentEntry(_ name: String) -> String {
        let settings = context.settings
        if let command = Settings.commandsOfKeys[name] {
            let value = context.language.environment.text(of: name, in: settings.layoutEnvironment)
            return "\(name) \(value): \(setting(of: command))"
        }
        return name + (settings.environment[name].map { " \($0.value)" } ?? "")
    }

    /// Returns the setting of a command as it is typed: `scale 2`.
    func setting(of command: String) -> String {
        let settings = context.settings
        return "\(command) \(command == "scale" ? Phrasing.number(settings.scale) : settings.directionWord)"
    }
}
