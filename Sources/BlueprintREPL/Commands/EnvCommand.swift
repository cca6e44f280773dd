import BlueprintBindings

/// Sets a value of the environment.
struct EnvCommand: Command {
    let name = "env"
    let group = CommandGroup.settings
    let syntax = "KEY VALUE"
    let summary = "Sets a value of the environment."
    let details = """
        Without a key, env lists the keys, with the values that are set. env KEY
        shows one value, and env KEY default gives it its default value again.
        layoutDirection is what direction sets, and displayScale what scale sets:
        the last line counts. Sizes are two numbers, insets one, two
        or four: env safeAreaInsets 44 0 34 0. A locale, a calendar and a time zone
        are names: env locale de_DE, env calendar iso8601, env timeZone
        Europe/Paris.
        """
    let example = "env safeAreaInsets 20"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        let environment = context.language.environment
        if words.count <= 1 {
            return environment.names.map { Completion($0, summary: environment.summary(ofKey: $0), leadsOn: true) }
        }
        guard words.count == 2 else { return [] }
        return environment.words(for: words[0]).map {
            Completion($0, summary: environment.summary(of: $0, for: words[0]))
        }
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        guard let word = arguments.words.first else { return .say(context.answers.environmentList) }
        let value = arguments.dropping(1)
        guard context.language.environment.names.contains(word.text) else { throw noKey(word, value.text, in: context) }
        guard !value.isEmpty else { return .say(context.answers.environmentValue(word.text)) }
        if ["default", "off"].contains(value.text) {
            context.workspace.settings.unset(word.text)
            return .layOut(saying: context.answers.environmentSentence(word.text))
        }
        let change: EnvironmentSettings.Change
        do {
            change = try context.language.environment.change(word.text, to: value.text)
        } catch {
            throw InputError(error, at: value.offset)
        }
        guard context.workspace.settings.set(change) else {
            throw InputError("'\(value.text)' is not a scale", fix: "type scale 1, 2 or 3", at: value.offset)
        }
        let command = Settings.commandsOfKeys[change.name].map { ": \(context.answers.setting(of: $0))" } ?? ""
        return .layOut(saying: "env \(change.name) \(change.value)\(command)")
    }

    /// Returns the error about a key that does not exist.
    private func noKey(_ word: Word, _ value: String, in context: CommandContext) -> InputError {
        let names = context.language.environment.names
        let near = context.language.nearest(to: word.text, among: names).map(Fix.didYouMean)
        let isCommand = Settings.commandsOfKeys.values.contains(word.text)
        let command: Fix? = isCommand ? "type \(word.text) \(value.isEmpty ? "VALUE" : value)" : nil
        return InputError(
            "the environment has no value '\(word.text)'",
            fix: ForeignName.advice(word: word.text).map(Fix.advice) ?? command ?? near ?? .choices(names),
            at: word.offset
        )
    }
}
