/// From a line to what it asks of the session.
extension CommandContext {
    /// Returns the request of a line; a command may change the workspace.
    ///
    /// - Parameter text: The text of the line, which some commands repeat.
    /// - Throws: An ``InputError`` or a ``SessionFileError``; then nothing has changed.
    mutating func propose(_ line: LineReader.Line, typed text: String) throws -> LineResult {
        switch line {
        case .nothing(let directive): try editor.taking(directive).map { .edit($0) } ?? .say([])
        case .command(let command, let arguments): try run(command, arguments, typed: text)
        case .words(let words): .edit(try editor.wrapping(inWords: words))
        case .chain(let chain): .edit(try editor.wrapping(in: chain))
        case .swift(let typed): try editor.take(typed)
        }
    }

    private mutating func run(
        _ command: any Command,
        _ arguments: CommandArguments,
        typed text: String
    ) throws -> LineResult {
        if command.usesFiles, options.isSafe {
            throw InputError(
                "'\(command.name)' reads or writes files, which is refused in safe mode",
                at: arguments.nameOffset
            )
        }
        // In Swift, the parser finds it.
        if !command.takesSwift, let error = arguments.words.unclosedQuote { throw error }
        let result = try command.run(arguments, in: &self)
        if command.repeats { workspace.stepper.lastLine = text }
        return result
    }
}
