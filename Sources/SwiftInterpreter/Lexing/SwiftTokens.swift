/// A reader of the tokens of Swift source that may be unfinished or wrong: it cannot fail, and takes linear time.
///
/// Brackets, strings with their interpolations and comments are distinguished as by the compiler; regular expression
/// literals are read as operators.
package struct SwiftTokens: Sendable {
    /// The UTF-8 of a text.
    package typealias Bytes = UnsafeBufferPointer<UInt8>

    /// A piece of source.
    package struct Token {
        package enum Kind {
            /// Spaces and line breaks.
            case space
            /// A comment up to its end, or to a comment in it.
            case comment
            /// A name or a keyword, also `$0`.
            case name
            /// A number, up to a dot.
            case number
            /// One byte of an operator or of punctuation.
            case mark
            /// An opening bracket.
            case opening
            /// The bracket that closes the innermost open one.
            case closing
            /// A closing bracket that does not close the innermost open one; it closes none.
            case stray
            /// The number signs and quotation marks before the text of a string.
            case stringStart
            /// The text of a string up to an interpolation or the end.
            case text
            /// The quotation marks and number signs behind the text; empty where a line ends the string.
            case stringEnd
        }

        package let kind: Kind
        /// The UTF-8 offsets of its first byte, and of the one behind it.
        package let range: Range<Int>
    }

    /// A delimiter that is not closed yet, with its UTF-8 offset.
    package enum Opener: Equatable, Sendable {
        case bracket(closer: UInt8, offset: Int)
        /// The bracket behind `\` in the string before it.
        case interpolation(offset: Int)
        /// A string; its closing delimiter must have as many number signs and quotation marks.
        case string(hashes: Int, quotes: Int, offset: Int)
        case comment(offset: Int)
    }

    /// The delimiters that are open, outermost first.
    package private(set) var open: [Opener] = []
    private var index = 0
    /// True between the text of a string and the bracket of an interpolation.
    private var isBeforeInterpolation = false

    /// Creates a reader that begins outside of brackets, strings and comments.
    package init() {}

    /// Reads the tokens of a text until a function returns false, and returns the reader behind the last one.
    @discardableResult
    package static func read(
        _ text: String,
        while goesOn: (_ token: Token, _ bytes: Bytes, _ open: [Opener]) -> Bool = { _, _, _ in true }
    ) -> SwiftTokens {
        var (text, tokens) = (text, SwiftTokens())
        text.withUTF8 { bytes in
            while let token = tokens.next(in: bytes), goesOn(token, bytes, tokens.open) {}
        }
        return tokens
    }

    /// Returns the delimiters that are open at the end of a text.
    package static func open(atEndOf text: String) -> [Opener] { read(text).open }

    /// Returns true if a text has nothing but comments, which are closed.
    package static func hasOnlyComments(_ text: String) -> Bool {
        var isComment = true
        let end = read(text) { token, _, _ in
            isComment = token.kind == .space || token.kind == .comment
            return isComment
        }
        return isComment && end.open.isEmpty
    }

    /// Returns the next token of a text; nil at its end.
    ///
    /// The text may have grown since the last call, by whole lines: the meaning of a quote or a slash can depend on the
    /// bytes after it.
    package mutating func next(in text: Bytes) -> Token? {
        guard index < text.count else { return nil }
        let start = index
        let kind: Token.Kind
        switch open.last {
        case .comment: kind = comment(in: text)
        case .string(let hashes, let quotes, _): kind = partOfString(hashes, quotes, in: text)
        default: kind = code(in: text)
        }
        return Token(kind: kind, range: start..<index)
    }

    private mutating func skip(in bytes: Bytes, while isPart: (UInt8) -> Bool) {
        while index < bytes.count, isPart(bytes[index]) { index += 1 }
    }

    // MARK: - Code

    private mutating func code(in bytes: Bytes) -> Token.Kind {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            skip(in: bytes) { $0 == UInt8(ascii: " ") || (9...13).contains($0) }
            return .space
        case UInt8(ascii: "("): return opening(UInt8(ascii: ")"))
        case UInt8(ascii: "["): return opening(UInt8(ascii: "]"))
        case UInt8(ascii: "{"): return opening(UInt8(ascii: "}"))
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return closing(byte)
        case UInt8(ascii: "/") where bytes.at(index + 1) == byte:
            skip(in: bytes) { $0 != UInt8(ascii: "\n") }
            return .comment
        case UInt8(ascii: "/") where bytes.at(index + 1) == UInt8(ascii: "*"): return comment(in: bytes)
        case UInt8(ascii: "\""), UInt8(ascii: "#"):
            if startsString(in: bytes) { return .stringStart }
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            skip(in: bytes, while: Self.isPartOfName)
            return .number
        case _ where Self.isPartOfName(byte):
            skip(in: bytes, while: Self.isPartOfName)
            return .name
        default: break
        }
        index += 1
        return .mark
    }

    /// Returns true for a byte of a name or a number.
    package static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 128...: true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
        default: false
        }
    }

    private mutating func opening(_ closer: UInt8) -> Token.Kind {
        open.append(.bracket(closer: closer, offset: index))
        index += 1
        return .opening
    }

    private mutating func closing(_ closer: UInt8) -> Token.Kind {
        index += 1
        guard let last = open.last, last.isClosed(by: closer) else { return .stray }
        open.removeLast()
        return .closing
    }

    // MARK: - Comments

    /// Reads a comment between `/*` and `*/`, up to its end or to one in it.
    private mutating func comment(in bytes: Bytes) -> Token.Kind {
        while index < bytes.count {
            switch (bytes[index], bytes.at(index + 1)) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                open.append(.comment(offset: index))
                index += 2
                return .comment
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                open.removeLast()
                index += 2
                return .comment
            default: index += 1
            }
        }
        return .comment
    }

    // MARK: - Strings

    /// Reads the delimiter of a string; returns false if none begins here.
    private mutating func startsString(in bytes: Bytes) -> Bool {
        let hashes = bytes.count(UInt8(ascii: "#"), from: index)
        guard bytes.at(index + hashes) == UInt8(ascii: "\"") else { return false }
        let quotes = bytes.count(UInt8(ascii: "\""), from: index + hashes) >= 3 ? 3 : 1
        open.append(.string(hashes: hashes, quotes: quotes, offset: index))
        index += hashes + quotes
        return true
    }

    private mutating func partOfString(_ hashes: Int, _ quotes: Int, in bytes: Bytes) -> Token.Kind {
        if isBeforeInterpolation {
            isBeforeInterpolation = false
            open.append(.interpolation(offset: index))
            index += 1
            return .opening
        }
        let start = index
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\") where bytes.count(UInt8(ascii: "#"), from: index + 1) >= hashes:
                index += 1 + hashes
                isBeforeInterpolation = bytes.at(index) == UInt8(ascii: "(")
                if isBeforeInterpolation { return .text }
                if index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            case UInt8(ascii: "\"") where ends(hashes, quotes, in: bytes):
                return index > start ? .text : endOfString(quotes + hashes)
            case UInt8(ascii: "\n") where quotes == 1:
                // A line ends the string; the parser reports the error.
                return index > start ? .text : endOfString(0)
            default: index += 1
            }
        }
        return .text
    }

    private func ends(_ hashes: Int, _ quotes: Int, in bytes: Bytes) -> Bool {
        bytes.count(UInt8(ascii: "\""), from: index) >= quotes
            && bytes.count(UInt8(ascii: "#"), from: index + quotes) >= hashes
    }

    private mutating func endOfString(_ length: Int) -> Token.Kind {
        open.removeLast()
        index += length
        return .stringEnd
    }
}

extension SwiftTokens.Opener {
    /// True for a bracket outside of strings.
    package var isBracket: Bool { if case .bracket = self { true } else { false } }

    /// True for a comment.
    package var isComment: Bool { if case .comment = self { true } else { false } }

    /// Returns true if a closing bracket ends it.
    fileprivate func isClosed(by closer: UInt8) -> Bool {
        switch self {
        case .bracket(let own, _): own == closer
        case .interpolation: closer == UInt8(ascii: ")")
        case .string, .comment: false
        }
    }
}

extension SwiftTokens.Bytes {
    /// Returns a byte; 0 behind the end.
    fileprivate func at(_ offset: Int) -> UInt8 { offset < count ? self[offset] : 0 }

    /// Returns how often a byte stands one after another from a place on.
    fileprivate func count(_ byte: UInt8, from start: Int) -> Int {
        var end = start
        while end < count, self[end] == byte { end += 1 }
        return end - start
    }
}
