import BlueprintBindings

/// Sets a value of the environment.
struct EnvCommand: Command {
    let name = "env"
    let group = CommandGroup.settings
    let syntax = "KEY VALUE"
    let summary = "Sets a value of the environment."
    let details = """
        Without a key, env lists the values. Sizes are two numbers, insets one, two
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
        guard !value.isEmpty else {
            throw InputError("the value is missing", fix: "type \(usage)", at: arguments.end)
        }
        let change: EnvironmentSettings.Change
        do {
            change = try context.language.environment.change(word.text, to: value.text)
        } catch {
            let names = context.language.environment.names
            let isKey = names.contains(word.text)
            var failure = InputError(error, at: isKey ? value.offset : word.offset)
            if !isKey {
                let near = context.language.nearest(to: word.text, among: names)
                failure.fix = near.map { "did you mean \($0)?" } ?? "it has \(names.joined(separator: ", "))"
            }
            throw failure
        }
        context.workspace.settings.environment[change.name] = change
        return .layOut(saying: "env \(change.name) \(change.value)")
    }
}
