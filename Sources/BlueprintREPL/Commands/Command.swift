/// A word that does something, with all that help and completion say about it.
protocol Command: Sendable {
    /// The word.
    var name: String { get }
    /// Shorter words or other spellings.
    var aliases: [String] { get }
    /// Where help lists it.
    var group: CommandGroup { get }
    /// What stands behind the word, as it is shown in help; empty if nothing does.
    var syntax: String { get }
    /// What it does, in one line.
    var summary: String { get }
    /// What else there is to know, in lines of at most 76 characters; empty if nothing.
    var details: String { get }
    /// A line to try.
    var example: String { get }
    /// Whether Swift may stand behind the word, so that open brackets ask for more lines.
    var takesSwift: Bool { get }
    /// Whether it reads or writes files.
    var usesFiles: Bool { get }

    /// How the words typed behind the name can go on; the last one is not complete.
    func completions(after words: [String], in session: Session) -> [Completion]

    /// Does it.
    ///
    /// - Throws: an ``InputError`` or a ``SessionFileError``; then nothing has changed.
    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output]
}

extension Command {
    var aliases: [String] { [] }
    var details: String { "" }
    var takesSwift: Bool { false }
    var usesFiles: Bool { false }

    /// The word with what stands behind it.
    var usage: String { syntax.isEmpty ? name : "\(name) \(syntax)" }

    func completions(after words: [String], in session: Session) -> [Completion] { [] }
}

/// What commands are for.
enum CommandGroup: String, CaseIterable, Sendable {
    case build = "build"
    case move = "move about"
    case look = "look"
    case step = "step"
    case settings = "settings"
    case files = "files"
    case learn = "learn"
}
