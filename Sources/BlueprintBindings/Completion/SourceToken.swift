import SwiftInterpreter

/// A token of unfinished source, with the details that completion needs.
struct SourceToken {
    enum Kind {
        /// A name, also `$0`.
        case name
        /// A complete string or number.
        case literal
        /// One character of anything else.
        case mark
    }

    var kind: Kind
    var text: String
    /// The UTF-8 offset of the token in the text.
    var offset: Int
    /// True if nothing separates it from the previous token.
    var isAttached: Bool
    /// True if it is the first token of its line.
    var isFirstOfLine: Bool

    /// Returns the tokens of a text; nil if it ends inside a string or a comment.
    static func tokens(of text: String) -> [SourceToken]? {
        var text = text
        return text.withUTF8 { bytes in
            var reader = Reader(bytes: bytes)
            return reader.tokens()
        }
    }

    private struct Reader {
        let bytes: SwiftTokens.Bytes
        var result: [SourceToken] = []
        var isAttached = false
        var isFirstOfLine = true

        mutating func tokens() -> [SourceToken]? {
            var tokens = SwiftTokens()
            while let token = tokens.next(in: bytes) {
                let start = token.range.lowerBound
                switch token.kind {
                case .space:
                    isAttached = false
                    isFirstOfLine = isFirstOfLine || bytes[token.range].contains(UInt8(ascii: "\n"))
                case .comment:
                    isAttached = false
                    if token.range.upperBound == bytes.count, bytes[token.range].starts(with: "//".utf8) { return nil }
                case .stringStart:
                    guard let end = Self.endOfString(&tokens, in: bytes) else { return nil }
                    append(.literal, start..<end)
                case .name: append(.name, token.range)
                case .number: append(.literal, token.range)
                default: append(.mark, token.range)
                }
            }
            return tokens.open.contains(where: \.isComment) ? nil : result
        }

        /// Returns the end of a string with all that is in its interpolations; nil if the text ends in it.
        private static func endOfString(_ tokens: inout SwiftTokens, in bytes: SwiftTokens.Bytes) -> Int? {
            let depth = tokens.open.count
            while let token = tokens.next(in: bytes) {
                if tokens.open.count < depth { return token.range.upperBound }
            }
            return nil
        }

        private mutating func append(_ kind: Kind, _ range: Range<Int>) {
            result.append(
                SourceToken(
                    kind: kind,
                    text: String(decoding: bytes[range], as: UTF8.self),
                    offset: range.lowerBound,
                    isAttached: isAttached,
                    isFirstOfLine: isFirstOfLine
                )
            )
            isAttached = true
            isFirstOfLine = false
        }
    }
}
