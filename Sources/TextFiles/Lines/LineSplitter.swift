/// The lines of bytes that arrive in pieces.
///
/// Memory is bounded by the limit of a line and the size of a piece. A line that is too long is dropped up to its end,
/// so that the next one can be read.
package struct LineSplitter: Sendable {
    /// The limits.
    package let limits: LineLimits

    private var bytes: [UInt8] = []
    /// The index of the first byte that is not returned yet.
    private var start = 0
    /// The index of the first byte that is not searched for a line break yet.
    private var searched = 0
    private var lineNumber = 0
    /// The number of bytes that the whole text may still have.
    private var rest: Int
    /// True if the current line is too long and its end has not arrived.
    private var isDropping = false
    private var hasEnded = false
    private var isOverLimit = false

    /// A splitter without bytes.
    package init(limits: LineLimits = LineLimits()) {
        self.limits = limits
        rest = limits.whole
    }

    /// Adds a piece; bytes beyond the limit of the whole text are dropped.
    package mutating func append(_ piece: some Collection<UInt8>) {
        bytes.removeFirst(start)
        searched -= start
        start = 0
        isOverLimit = isOverLimit || piece.count > rest
        bytes.append(contentsOf: piece.prefix(rest))
        rest -= min(rest, piece.count)
    }

    /// Notes that no more bytes will arrive, so that the last line needs no line break.
    package mutating func end() {
        hasEnded = true
    }

    /// Returns the next line; nil if more bytes are needed, or if there are none.
    ///
    /// - Throws: `InputFault.tooManyBytes`, after the last line within the limit of the whole text.
    package mutating func next() throws(InputFault) -> TextLine? {
        while let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
            let line = bytes[start..<end]
            advance(to: end + 1)
            if !isDropping { return taken(line, isEnded: true) }
            isDropping = false
        }
        searched = bytes.count
        if isDropping { advance(to: bytes.count) }
        // A `\r` before the line break does not count.
        if bytes.count - start - 1 > limits.line {
            isDropping = true
            let line = bytes[start...]
            advance(to: bytes.count)
            return taken(line, isEnded: false)
        }
        if isOverLimit { throw .tooManyBytes(limit: limits.whole) }
        guard hasEnded, start < bytes.count else { return nil }
        let line = bytes[start...]
        advance(to: bytes.count)
        return taken(line, isEnded: false)
    }

    private mutating func advance(to index: Int) {
        start = index
        searched = index
    }

    private mutating func taken(_ line: ArraySlice<UInt8>, isEnded: Bool) -> TextLine {
        lineNumber += 1
        let length = line.count - (line.last == UInt8(ascii: "\r") ? 1 : 0)
        let isTooLong = length > limits.line
        return TextLine(
            number: lineNumber,
            bytes: isTooLong ? [] : line,
            isEnded: isEnded,
            exceeded: isTooLong ? limits.line : nil
        )
    }
}

extension LineSplitter {
    /// Returns all lines of a whole text, including those that are not text.
    ///
    /// A text that is too long ends at its limit.
    package static func lines(of bytes: [UInt8], limits: LineLimits = LineLimits()) -> [TextLine] {
        var splitter = LineSplitter(limits: limits)
        splitter.append(bytes)
        splitter.end()
        var lines: [TextLine] = []
        while let line = try? splitter.next() { lines.append(line) }
        return lines
    }
}

/// A line of bytes, which may not be text.
package struct TextLine: Equatable, Sendable {
    /// The number of the line, counted from 1.
    package let number: Int
    /// The bytes without the `\n`; empty if the line is too long.
    package let bytes: ArraySlice<UInt8>
    /// True if a `\n` follows; false for the last line of a text that does not end in one.
    package let isEnded: Bool

    /// The limit that the line exceeds; nil if it does not.
    let exceeded: Int?

    /// Returns the text without the `\r` of a line break `\r\n`.
    ///
    /// - Throws: ``InputFault`` if the line is too long, contains NUL or is not UTF-8; bytes are never replaced.
    package func text() throws(InputFault) -> String {
        if let exceeded { throw .tooLong(line: number, limit: exceeded) }
        let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
        if let index = line.firstIndex(of: 0) { throw .containsNUL(line: number, byte: index - line.startIndex + 1) }
        guard let text = String(validating: line, as: UTF8.self) else {
            throw .notUTF8(line: number, byte: Self.firstInvalidByte(of: line))
        }
        return text
    }

    private static func firstInvalidByte(of line: ArraySlice<UInt8>) -> Int {
        var parser = Unicode.UTF8.ForwardParser()
        var rest = line.makeIterator()
        var valid = 0
        while case .valid(let scalar) = parser.parseScalar(from: &rest) { valid += scalar.count }
        return valid + 1
    }
}

/// The limits of text that is read line by line, in bytes.
package struct LineLimits: Equatable, Sendable {
    /// The limit of a line, without its line break.
    package var line: Int
    /// The limit of the whole text.
    package var whole: Int

    /// Limits in bytes, by default one mebibyte for a line and none for the whole text.
    ///
    /// A limit below 1 is taken as 1.
    package init(line: Int = 1 << 20, whole: Int = .max) {
        self.line = max(1, line)
        self.whole = max(1, whole)
    }

    /// No limits, for files that the program wrote itself.
    package static let none = LineLimits(line: .max)
}
