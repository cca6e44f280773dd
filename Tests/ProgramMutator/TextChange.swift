/// One replacement in a text.
public struct TextChange: Hashable, Sendable {
    /// The UTF-8 offsets of the replaced text.
    public var range: Range<Int>
    /// The text in its place.
    public var replacement: String

    /// Creates a replacement.
    public init(_ range: Range<Int>, _ replacement: String) {
        (self.range, self.replacement) = (range, replacement)
    }

    /// Returns the changed text; the same text if it is too short for the range.
    public func applied(to text: String) -> String {
        let bytes = Array(text.utf8)
        guard range.upperBound <= bytes.count else { return text }
        let (head, tail) = (bytes[..<range.lowerBound], bytes[range.upperBound...])
        return String(decoding: Array(head) + Array(replacement.utf8) + Array(tail), as: UTF8.self)
    }
}
