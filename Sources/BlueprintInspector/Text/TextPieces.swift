/// Text that is made piece by piece while it is printed, so that a long listing is never whole in memory.
public struct TextPieces: Sendable {
    private let make: @Sendable (_ put: (StyledText) throws -> Void) throws -> Void

    /// Creates text from a function that makes it: it calls `put` with one piece after another, each of whole lines.
    public init(_ make: @escaping @Sendable (_ put: (StyledText) throws -> Void) throws -> Void) {
        self.make = make
    }

    /// Creates text of one piece.
    public init(_ text: StyledText) {
        make = { put in try put(text) }
    }

    /// The number of lines of a piece.
    static let lineCount = 256

    /// Makes the text and calls a function with each piece, of at most 256 lines.
    ///
    /// An error that the function throws ends the text.
    public func forEach(_ put: (StyledText) throws -> Void) throws {
        try withoutActuallyEscaping(put) { put in
            try make { piece in
                guard piece.lines.count > Self.lineCount else { return try put(piece) }
                for start in stride(from: 0, to: piece.lines.count, by: Self.lineCount) {
                    try put(StyledText(lines: Array(piece.lines[start...].prefix(Self.lineCount))))
                }
            }
        }
    }

    /// The whole text.
    public var text: StyledText {
        var text = StyledText()
        // The function throws no error of its own.
        try? make { piece in text.append(piece) }
        return text
    }
}
