import BlueprintBindings
import BlueprintInspector

extension Command {
    /// The commands of the settings and the environment.
    static let settingsAndEnvironment: [Command] =
        Setting.all.map(\.command) + [.settings, .env]

    static let settings = Command(
        "settings",
        group: .settings,
        summary: "Lists all settings, with their values and where these come from.",
        details: """
            A value comes from a line of this session, from a line of the config file,
            from the terminal, or is the default. The config file is
            ~/.config/blueprint/config, under XDG_CONFIG_HOME if that is set: its lines
            are run as typed when a session begins at a terminal.
            """,
        example: "settings",
        answers: true,
        run: { command, _, context in .say(list(of: rows(in: context), command.name, in: context)) }
    )

    /// A setting as it is typed: its name, and the text of its value.
    private typealias Row = (name: String, value: (Settings) -> String?)

    /// The column of places is at most this far behind that of values.
    private static let widestValue = 24

    /// Returns the settings, each with its value and the place where it got that.
    private static func list(of rows: [Row], _ command: String, in context: CommandContext) -> Output {
        let settings = context.settings
        let sources = context.workspace.settingSources
        let entries = rows.map { row in
            (row.name, row.value(settings) ?? "", sources.place(of: row.value, now: settings))
        }
        var text = StyledText(
            "settings \(context.glyphs.dot) the value \(context.glyphs.dot) where it comes from",
            style: .heading
        )
        let names = entries.map(\.0.count).max() ?? 0
        let values = min(widestValue, entries.map(\.1.count).max() ?? 0)
        for (name, value, place) in entries {
            let line =
                settings.style == .text
                ? "  \(name) \(value): \(place)"
                : "  \(name.padding(to: names))  \(value.padding(to: values))  \(place)"
            for part in TextFitting.wrap(line, columns: context.options.columns, hanging: names + 4) {
                text.append(part)
            }
        }
        let members = entries.map { name, value, place in
            JSONValue.object([
                .init("name", .string(name)), .init("value", .string(value)), .init("from", .string(place)),
            ])
        }
        return context.look(command, text, [.init("settings", .array(members))])
    }

    private static func rows(in context: CommandContext) -> [Row] {
        let fixed: [Row] = Setting.all.map { setting in
            (setting.command.name, { setting.listed($0, context) })
        }
        let keys: [Row] = context.settings.environment.keys.sorted().map { key in
            ("env \(key)", { $0.environment[key]?.value })
        }
        let aliases: [Row] = context.settings.aliases.keys.sorted().map { name in
            ("alias \(name)", { $0.aliases[name] })
        }
        return fixed + keys + aliases
    }

    static let env = Command(
        "env",
        group: .settings,
        syntax: "KEY VALUE",
        summary: "Sets a value of the environment.",
        details: """
            Without a key, env lists the keys, with the values that are set. env KEY
            shows one value, and env KEY default gives it its default value again.
            layoutDirection is what direction sets, and displayScale what scale sets:
            the last line counts. Sizes are two numbers, insets one, two
            or four: env safeAreaInsets 44 0 34 0. A locale, a calendar and a time zone
            are names: env locale de_DE, env calendar iso8601, env timeZone
            Europe/Paris.
            """,
        example: "env safeAreaInsets 20",
        completions: { words, context in
            let environment = context.language.environment
            if words.count <= 1 {
                return environment.names.map { Completion($0, summary: environment.summary(ofKey: $0), leadsOn: true) }
            }
            guard words.count == 2 else { return [] }
            return environment.words(for: words[0]).map {
                Completion($0, summary: environment.summary(of: $0, for: words[0]))
            }
        },
        run: { command, arguments, context in
            guard let word = arguments.words.first else { return .say(context.answers.environmentList) }
            let value = arguments.dropping(1)
            guard context.language.environment.names.contains(word.text) else {
                throw noKey(word, value.text, in: context)
            }
            guard !value.isEmpty else { return .say(context.answers.environmentValue(word.text)) }
            if ["default", "off"].contains(value.text) {
                context.workspace.settings.unset(word.text)
                return .layOut(saying: EditSentence(context.answers.environmentSentence(word.text)))
            }
            let change = try environmentChange(word, to: value, in: context)
            guard context.workspace.settings.set(change) else {
                throw InputError("'\(value.text)' is not a scale", fix: "type scale 1, 2 or 3", at: value.offset)
            }
            let command = Settings.commandsOfKeys[change.name].map { ": \(context.answers.setting(of: $0))" } ?? ""
            return .layOut(saying: "env \(change.name) \(change.value)\(command)")
        }
    )

    /// Returns the change that gives a key a value.
    private static func environmentChange(
        _ key: Word,
        to value: CommandArguments,
        in context: CommandContext
    ) throws -> EnvironmentSettings.Change {
        do {
            return try context.language.environment.change(key.text, to: value.text)
        } catch {
            throw InputError(error, at: value.offset)
        }
    }

    /// Returns the error about a key that does not exist.
    private static func noKey(_ word: Word, _ value: String, in context: CommandContext) -> InputError {
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

extension String {
    /// Returns the text with spaces behind it, as wide as a number of characters.
    fileprivate func padding(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
