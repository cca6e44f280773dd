/// A command of the session, with its help and its completions.
struct Command: Sendable {
    /// Returns the completions of the last word after the name, which is incomplete.
    typealias Completions = @Sendable (_ words: [String], _ context: CommandContext) -> [Completion]

    /// Returns what the command asks of the session; it may change the context's workspace.
    ///
    /// It throws an ``InputError`` or a ``SessionFileError``; then nothing has changed.
    typealias Run =
        @Sendable (
            _ command: Command, _ arguments: CommandArguments, _ context: inout CommandContext
        ) throws -> LineResult

    /// The name that is typed.
    let name: String
    /// Shorter names and other spellings.
    var aliases: [String]
    /// The group in which help lists it.
    let group: CommandGroup
    /// The arguments as help shows them; empty if there are none.
    let syntax: String
    /// The largest number of words after the name; nil if only `run` can tell.
    var mostWords: Int?
    /// One sentence that begins with a verb: "Shows …".
    let summary: String
    /// Further sentences; empty if there are none.
    var details: String
    /// An example line.
    let example: String
    /// True if the arguments are Swift, so that open brackets continue on the next line.
    var takesSwift: Bool
    /// True if the command reads or writes files.
    var usesFiles: Bool
    /// True if the command writes a file.
    var writesFiles: Bool
    /// The way in which a transcript takes the command.
    let transcription: Transcription
    /// True if it looks at the tree, so that a script need not end with a drawing.
    let looks: Bool
    /// True if it only answers, so that its answer can be written to a file: `frames > FILE`.
    var answers: Bool
    /// True if an empty line at a terminal repeats it.
    var repeats: Bool
    private var completions: Completions
    private var run: Run

    /// A command.
    ///
    /// - Parameters:
    ///   - mostWords: the largest number of words after the name; by default none without a syntax, else any number.
    ///   - looks: true if it looks at the tree; by default as the group says.
    ///   - answers: true if it only answers; by default if it looks and takes no Swift.
    init(
        _ name: String,
        aliases: [String] = [],
        group: CommandGroup,
        syntax: String = "",
        mostWords: Int? = nil,
        summary: String,
        details: String = "",
        example: String,
        takesSwift: Bool = false,
        usesFiles: Bool = false,
        writesFiles: Bool = false,
        transcription: Transcription = .recorded,
        looks: Bool? = nil,
        answers: Bool? = nil,
        repeats: Bool = false,
        completions: @escaping Completions = { _, _ in [] },
        run: @escaping Run
    ) {
        (self.name, self.aliases, self.group, self.syntax) = (name, aliases, group, syntax)
        (self.summary, self.details, self.example) = (summary, details, example)
        (self.takesSwift, self.usesFiles, self.writesFiles) = (takesSwift, usesFiles, writesFiles)
        (self.transcription, self.repeats) = (transcription, repeats)
        self.mostWords = mostWords ?? (syntax.isEmpty ? 0 : nil)
        self.looks = looks ?? (group == .look)
        self.answers = answers ?? (group == .look && self.looks && !takesSwift)
        (self.completions, self.run) = (completions, run)
    }

    /// The name with its arguments.
    var usage: String { syntax.isEmpty ? name : "\(name) \(syntax)" }

    /// Returns the completions of the last word after the name, which is incomplete.
    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        completions(words, context)
    }

    /// Returns what the command asks of the session; it may change the context's workspace.
    ///
    /// - Throws: an ``InputError`` or a ``SessionFileError``; then nothing has changed.
    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        if let mostWords { try arguments.atMost(mostWords, usage: usage) }
        return try run(self, arguments, &context)
    }

    /// Returns the command as one that writes a file, and does something else.
    func writing(_ run: @escaping Run) -> Command {
        var result = self
        (result.aliases, result.details, result.mostWords) = ([], "", nil)
        (result.takesSwift, result.usesFiles, result.writesFiles) = (false, false, true)
        (result.answers, result.repeats) = (group == .look && looks, false)
        result.completions = { _, _ in [] }
        result.run = run
        return result
    }
}

/// The way in which a transcript takes a command.
enum Transcription: Sendable {
    /// The line is recorded with its output.
    case recorded
    /// The line is left out: it records the transcript itself, or continues in another session.
    case omitted
    /// The line is left out with a note: it asks something at the terminal, or changes a line there, which no file can
    /// answer.
    case needsTerminal
}

/// The groups in which help lists the commands.
enum CommandGroup: String, CaseIterable, Sendable {
    case build = "build"
    case move = "move about"
    case look = "look"
    case step = "stepping"
    case settings = "settings"
    case files = "files"
    case session = "session"
    case learn = "learn"
}

/// Options of commands, such as `--depth`.
extension Command {
    /// Returns the error about a misspelled option with the similar one as its fix; another error as it is.
    func namingOption(in error: InputError, of arguments: CommandArguments) -> InputError {
        guard !syntax.isEmpty, let wrong = arguments.words.first(where: { $0.offset == error.offset }),
            wrong.text.prefixMatch(of: /-+[a-z]/) != nil
        else { return error }
        let options = Set((syntax + " " + details).matches(of: /--[a-z]+/).map { String($0.output) }).sorted()
        guard !options.isEmpty, !options.contains(wrong.text) else { return error }
        let near = NearWord.nearest(to: wrong.text, among: options)
        return InputError(
            "\(name) has no option '\(wrong.text)'",
            fix: near.map(Fix.didYouMean) ?? "type \(usage)",
            at: wrong.offset
        )
    }
}
