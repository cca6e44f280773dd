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

    /// Makes the text and calls a function with each piece; an error that the function throws ends the text.
    public func forEach(_ put: (StyledText) throws -> Void) throws {
        try make(put)
    }

    /// The whole text.
    public var text: StyledText {
        var text = StyledText()
        // The function throws no error of its own.
        try? make { piece in text.append(piece) }
        return text
    }
}
