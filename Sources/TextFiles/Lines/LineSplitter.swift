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
