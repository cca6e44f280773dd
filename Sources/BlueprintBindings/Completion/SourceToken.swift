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
        var reader = Reader(text)
        return reader.tokens()
    }

    private struct Reader {
        private let text: [UInt8]
        private var position = 0
        private var result: [SourceToken] = []
        private var isAttached = false
        private var isFirstOfLine = true

        init(_ text: String) {
            self.text = Array(text.utf8)
        }

        mutating func tokens() -> [SourceToken]? {
            while position < text.count {
                let byte = text[position]
                if byte == 10 || byte == 13 || byte == 32 || byte == 9 {
                    isAttached = false
                    isFirstOfLine = isFirstOfLine || byte == 10
                    position += 1
                } else if byte == 47, position + 1 < text.count, text[position + 1] == 47 {
                    while position < text.count, text[position] != 10 { position += 1 }
                    if position == text.count { return nil }
                } else if byte == 47, position + 1 < text.count, text[position + 1] == 42 {
                    guard let end = endOfComment() else { return nil }
                    position = end
                    isAttached = false
                } else if byte == 34 {
                    guard let end = endOfString() else { return nil }
                    append(.literal, to: end)
                } else if SourceToken.isName(byte) {
                    var end = position
                    while end < text.count, SourceToken.isName(text[end]) { end += 1 }
                    append((48...57).contains(byte) ? .literal : .name, to: end)
                } else {
                    append(.mark, to: position + 1)
                }
            }
            return result
        }

        private mutating func append(_ kind: Kind, to end: Int) {
            result.append(
                SourceToken(
                    kind: kind,
                    text: String(decoding: text[position..<end], as: UTF8.self),
                    offset: position,
                    isAttached: isAttached,
                    isFirstOfLine: isFirstOfLine
                )
            )
            position = end
            isAttached = true
            isFirstOfLine = false
        }

        /// Returns the end of the string that begins here; interpolations are skipped by counting brackets.
        private func endOfString() -> Int? {
            var index = position + 1
            var depth = 0
            while index < text.count {
                switch text[index] {
                case 92:
                    if index + 1 < text.count, text[index + 1] == 40 { depth += 1 }
                    index += 1
                case 40 where depth > 0: depth += 1
                case 41 where depth > 0: depth -= 1
                case 34 where depth == 0: return index + 1
                default: break
                }
                index += 1
            }
            return nil
        }

        /// Returns the end of the comment between `/*` and `*/` that begins here, with those in it.
        private func endOfComment() -> Int? {
            var index = position
            var depth = 0
            while index + 1 < text.count {
                switch (text[index], text[index + 1]) {
                case (47, 42): (depth, index) = (depth + 1, index + 2)
                case (42, 47): (depth, index) = (depth - 1, index + 2)
                default: index += 1
                }
                if depth == 0 { return index }
            }
            return nil
        }
    }

    /// Returns true for a byte of a name or a number.
    static func isName(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 95
            || byte == 36 || byte > 127
    }
}
