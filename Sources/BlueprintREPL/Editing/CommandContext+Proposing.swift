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
            self = before
            guard let edit = try edit(error.generated, line, typed: text) else { throw error }
            return .edit(edit)
        }
    }

    /// Returns the edit of a line in the declarations that make an element; nil if none can be opened.
    ///
    /// Of the calls that make it, the outermost is edited that the line can be about: the use of a function before its
    /// body.
    private func edit(
        _ element: InputError.Generated?,
        _ line: LineReader.Line,
        typed text: String
    ) throws -> ProposedEdit? {
        guard let element else { return nil }
        var first: InputError?
        for offset in element.offsets {
            guard let opened = OpenedDeclaration(element.path, at: offset, in: document) else { continue }
            var inside = opened.context(in: self)
            do {
                guard case .edit(let edit) = try inside.request(of: line, typed: text) else { return nil }
                return opened.closed(edit, in: self)
            } catch let error as InputError where error.generated == nil {
                if first == nil { first = opened.closed(error, in: self) }
            }
        }
        if let first { throw first }
        return nil
    }

    /// Returns the source of the call in a declaration that makes an element; nil if none can be opened.
    func source(of element: InputError.Generated?) -> String? {
        guard let element else { return nil }
        return element.offsets.lazy.compactMap { offset -> String? in
            OpenedDeclaration(element.path, at: offset, in: document)?.source(ofElementAt: element.offsets)
        }.first
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

/// Guesses at what a wrong line means.
extension CommandContext {
    /// Returns true if lines can be typed one after another.
    ///
    /// The type check refuses the wrong ones before anything runs, and nothing is laid out.
    func isRight(_ lines: [String]) -> Bool { mistake(in: lines) == nil }

    /// Returns the error of lines that are typed one after another; nil if they can be.
    func mistake(in lines: [String]) -> InputError? {
        var context = self
        do {
            for line in lines {
                let result = try context.propose(context.reader.input(line).line.get(), typed: line)
                if case .edit(let edit) = result { try context.evaluate(edit) }
            }
            return nil
        } catch {
            return InputError(from: error)
        }
    }

    /// Evaluates the document of an edit; if it is wrong, the expression may have a value that is no element.
    private func evaluate(_ edit: ProposedEdit) throws {
        do {
            _ = try language.evaluate(edit.document)
        } catch {
            guard let expression = edit.expression, (try? editor.answering(expression)) != nil else { throw error }
        }
    }
}
