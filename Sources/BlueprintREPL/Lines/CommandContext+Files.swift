/// Files that commands write, and sessions that are kept.
///
/// All commands follow one rule: an existing file is replaced only with `--force`, unless it belongs to what is written.
extension CommandContext {
    /// The word that replaces an existing file.
    static let force = "--force"

    /// The option as a completion.
    static let forceCompletion = Completion(force, summary: "Replaces a file that exists.")

    /// Throws an error if a command must not replace a file unasked.
    ///
    /// - Parameters:
    ///   - isOwn: true if the file belongs to what is written.
    ///   - reason: the reason why another file does not belong to it.
    ///   - line: the line that was typed, to which the fix adds a word.
    func checkReplacing(_ path: String, isOwn: Bool, because reason: String, line: String, at offset: Int) throws {
        let fix: Fix = "to replace it, type \(line) \(Self.force)"
        if isOwn, files.hasChanged(path) {
            throw InputError("\(path.shownPath) was changed by another program", fix: fix, at: offset)
        }
        guard !isOwn, files.keeps(path) else { return }
        throw InputError("\(path.shownPath) exists, and \(reason)", fix: fix, at: offset)
    }

    /// Throws an error if a command must not replace a file unasked, which it has not written in this session.
    func checkReplacing(_ path: String, by command: String, line: String, at offset: Int) throws {
        try checkReplacing(
            path,
            isOwn: written.contains(path, by: command),
            because: "\(command) has not written it in this session",
            line: line,
            at: offset
        )
    }

    /// Returns the lines that were typed at the terminal.
    ///
    /// - Throws: an ``InputError`` if none are kept here.
    func typedLines(for command: String) throws -> TypedLines {
        guard let lines = files.typedLines else {
            throw InputError("lines are kept only at a terminal", fix: "type \(command) at the prompt")
        }
        return lines
    }

    /// Returns the sessions that can be resumed.
    ///
    /// - Throws: an ``InputError`` if none are kept here.
    func keptSessions(for command: String) throws -> [KeptSession] {
        guard let sessions = files.keptSessions else {
            throw InputError("sessions are kept only at a terminal", fix: "type \(command) at the prompt")
        }
        return sessions
    }
}
