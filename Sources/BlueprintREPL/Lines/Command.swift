/// A command of the session, with its help and its completions.
protocol Command: Sendable {
    /// The name that is typed.
    var name: String { get }
    /// Shorter names and other spellings.
    var aliases: [String] { get }
    /// The group in which help lists it.
    var group: CommandGroup { get }
    /// The arguments as help shows them; empty if there are none.
    var syntax: String { get }
    /// One sentence that begins with a verb: "Shows …".
    var summary: String { get }
    /// Further sentences; empty if there are none.
    var details: String { get }
    /// An example line.
    var example: String { get }
    /// True if the arguments are Swift, so that open brackets continue on the next line.
    var takesSwift: Bool { get }
    /// True if the command reads or writes files.
    var usesFiles: Bool { get }
    /// True if the command writes a file.
    var writesFiles: Bool { get }
    /// The way in which a transcript takes the command.
    var transcription: Transcription { get }
    /// True if it looks at the tree, so that a script need not end with a drawing.
    var looks: Bool { get }
    /// True if it only answers, so that its answer can be written to a file: `frames > FILE`.
    var answers: Bool { get }
    /// True if an empty line at a terminal repeats it.
    var repeats: Bool { get }

    /// Returns the completions of the last word after the name, which is incomplete.
    func completions(after words: [String], in context: CommandContext) -> [Completion]

    /// Returns what the command asks of the session; it may change the context's workspace.
    ///
    /// - Throws: an ``InputError`` or a ``SessionFileError``; then nothing has changed.
    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult
}

extension Command {
    var aliases: [String] { [] }
    var details: String { "" }
    var takesSwift: Bool { false }
    var usesFiles: Bool { false }
    var writesFiles: Bool { false }
    var transcription: Transcription { .recorded }
    var looks: Bool { group == .look }
    var answers: Bool { group == .look && looks && !takesSwift }
    var repeats: Bool { false }

    /// The name with its arguments.
    var usage: String { syntax.isEmpty ? name : "\(name) \(syntax)" }

    func completions(after words: [String], in context: CommandContext) -> [Completion] { [] }
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
