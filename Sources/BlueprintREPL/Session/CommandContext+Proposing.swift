/// From a line to what it asks of the session.
extension CommandContext {
    /// Returns the request of a line; a command may change the workspace.
    ///
    /// A line that edits an element in a declaration is tried with numbers for the elements there.
    ///
    /// - Parameter text: The text of the line, which some commands repeat.
    /// - Throws: An ``InputError`` or a ``SessionFileError``; then nothing has changed.
    mutating func propose(_ line: LineReader.Line, typed text: String) throws -> LineResult {
        let before = self
        do {
            return try request(of: line, typed: text)
        } catch let error as InputError {
            guard let element = error.generated, let opened = OpenedDeclaration(element, in: before.document) else {
                throw error
            }
            self = before
            var inside = opened.context(in: before)
            do {
                guard case .edit(let edit) = try inside.request(of: line, typed: text) else { throw error }
                return .edit(opened.closed(edit, in: before))
            } catch let other as InputError {
                throw other.generated == nil ? opened.closed(other, in: before) : error
            }
        }
    }

    private mutating func request(of line: LineReader.Line, typed text: String) throws -> LineResult {
        switch line {
        case .nothing(let directive): return try editor.taking(directive).map { .edit($0) } ?? .say([])
        case .command(let command, let arguments): return try run(command, arguments, typed: text)
        case .words(let words): return .edit(try editor.wrapping(inWords: words))
        case .chain(let chain): return .edit(try editor.wrapping(in: chain))
        case .swift(let typed): return try editor.take(typed)
        case .statements(let statements):
            let place = statements.dropFirst().first?.utf8.prefix { $0.isSpace }.count
            throw InputError("this is more than one statement", fix: "type each on a line of its own", at: place)
        }
    }

    private mutating func run(
        _ command: Command,
        _ arguments: CommandArguments,
        typed text: String
    ) throws -> LineResult {
        if command.usesFiles, options.isSafe {
            throw InputError(
                SafeMode.refusal(of: "'\(command.name)' reads or writes files"),
                at: arguments.nameOffset
            )
        }
        // In Swift, the parser finds it.
        if !command.takesSwift, let error = arguments.words.unclosedQuote { throw error }
        let result: LineResult
        do {
            result = try command.run(arguments, in: &self)
        } catch let error as InputError {
            throw command.namingOption(in: error, of: arguments)
        }
        if command.repeats { workspace.stepper.lastLine = text }
        return result
    }
}
