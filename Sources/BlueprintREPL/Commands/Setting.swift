import BlueprintInspector

/// A setting with one word as its value, such as `zoom fit`: the command that shows and sets it, with help and completion,
/// and its row in `settings`.
struct Setting: Sendable {
    /// Returns the words that can be typed as the value.
    typealias Choices = @Sendable (_ context: CommandContext) -> [Completion]
    /// Returns the text of the value.
    typealias Value = @Sendable (_ settings: Settings, _ context: CommandContext) -> String
    /// Sets the value that a word means; returns what is said about it, or nil for the name and the value.
    typealias Change =
        @Sendable (
            _ word: Word, _ command: Command, _ context: inout CommandContext
        ) throws -> String?

    /// The command that shows the setting, or sets it to a word.
    let command: Command
    /// The text of the value, as `settings` lists it.
    let listed: Value

    /// A setting.
    ///
    /// - Parameters:
    ///   - laysOut: true if the tree is laid out again after a change.
    ///   - remark: what `settings` says of the value besides its text.
    init(
        _ name: String,
        aliases: [String] = [],
        group: CommandGroup = .settings,
        syntax: String,
        summary: String,
        details: String = "",
        example: String,
        laysOut: Bool = false,
        choices: @escaping Choices = { _ in [] },
        value: @escaping Value,
        remark: @escaping @Sendable (Settings) -> String = { _ in "" },
        change: @escaping Change
    ) {
        listed = { settings, context in value(settings, context) + remark(settings) }
        command = Command(
            name,
            aliases: aliases,
            group: group,
            syntax: syntax,
            mostWords: 1,
            summary: summary,
            details: details,
            example: example,
            completions: { words, context in words.count <= 1 ? choices(context) : [] },
            run: { command, arguments, context in
                let own = try arguments.words.first.flatMap { try change($0, command, &context) }
                let sentence = own ?? "\(name) \(value(context.settings, context))"
                let hasChanged = !arguments.isEmpty
                return laysOut && hasChanged
                    ? .layOut(saying: EditSentence(sentence)) : .say(Output(.note, StyledText(sentence)))
            }
        )
    }
}
