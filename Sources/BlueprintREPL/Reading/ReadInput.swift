import SwiftSyntax

/// An input that was read: classified and parsed, once.
struct ReadInput {
    /// The text.
    let text: String
    /// The input that contains the text at the same offsets, for errors; the text itself unless it is one of several
    /// statements.
    let whole: String
    /// The line, or the ``InputError`` if it is neither a command nor Swift.
    let line: Result<LineReader.Line, any Error>

    /// The command; nil for Swift, and if the text could not be read.
    var command: Command? {
        guard case .success(.command(let command, _)) = line else { return nil }
        return command
    }

    /// The statements separated by semicolons; nil for any other line.
    var statements: [String]? {
        guard case .success(.statements(let statements)) = line else { return nil }
        return statements
    }
}

extension LineReader {
    /// Reads an input.
    ///
    /// - Parameters:
    ///   - whole: the input that contains the text at the same offsets; nil for the text itself.
    ///   - tree: the syntax tree of the text, without errors, if it was parsed before.
    func input(_ text: String, of whole: String? = nil, tree: SourceFileSyntax? = nil) -> ReadInput {
        let line = Result {
            try SourceParser.checkSize(text)
            return try read(text, tree: tree)
        }
        return ReadInput(text: text, whole: whole ?? text, line: line)
    }
}
