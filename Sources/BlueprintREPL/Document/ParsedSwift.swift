import SwiftSyntax

/// A line of Swift with its syntax tree.
struct ParsedSwift {
    /// The typed line.
    let typed: String
    /// The line without the white space before it.
    let core: String
    /// The text before a chain of modifiers that makes it an expression; empty for other lines.
    let prefix: String
    /// The offset of `core` in the input.
    let start: Int
    /// The syntax tree of the prefix and `core`, without errors.
    let tree: SourceFileSyntax

    /// Parses a line.
    ///
    /// - Parameters:
    ///   - typed: the line; a chain of modifiers begins with its dot.
    ///   - lineStart: the offset of the line in the input; errors have offsets of the input.
    ///   - known: the syntax tree of the line, without errors, if it was parsed before.
    /// - Throws: an ``InputError`` if the line is not complete Swift.
    init(_ typed: String, at lineStart: Int = 0, tree known: SourceFileSyntax? = nil) throws {
        let core = String(typed.trimmingPrefix { $0.isWhitespace })
        let start = lineStart + typed.utf8.prefix { $0.isSpace }.count
        let prefix = core.hasPrefix(".") ? "x" : ""
        (self.typed, self.core, self.prefix, self.start) = (typed, core, prefix, start)
        if let known, prefix.isEmpty, core.utf8.count == typed.utf8.count {
            tree = known
            return
        }
        do {
            tree = try SourceParser.parseChecked(prefix + core)
        } catch var error as InputError {
            error.offset = error.offset.map { max(0, $0 - prefix.utf8.count) + start }
            throw error
        }
    }

    /// The statements separated by semicolons, each padded with blanks, so that its offsets are those of the line; nil
    /// for a single one, and for statements on several lines.
    var statements: [String]? {
        guard prefix.isEmpty, tree.statements.count > 1,
            tree.statements.dropLast().allSatisfy({ $0.semicolon != nil })
        else { return nil }
        let bytes = Array(typed.utf8)
        let skipped = bytes.count - core.utf8.count
        return tree.statements.map { statement in
            let start = skipped + statement.position.utf8Offset
            let blanks = bytes[..<start].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
            let end = skipped + statement.item.endPosition.utf8Offset
            return String(decoding: blanks + bytes[start..<max(start, end)], as: UTF8.self)
        }
    }
}
