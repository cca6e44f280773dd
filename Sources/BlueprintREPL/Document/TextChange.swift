/// The difference between two texts as one range in each, extended by the adjacent lines.
///
/// Outside the range, both texts and their adjacent lines are equal.
struct TextChange: Sendable {
    /// The range in the old text, in UTF-8 offsets.
    let old: Range<Int>
    /// The range in the new text.
    let new: Range<Int>

    init(from old: String, to new: String) {
        var (old, new) = (old, new)
        (self.old, self.new) = old.withUTF8 { old in
            new.withUTF8 { new in Self.stretch(Bytes(rebasing: old[...]), Bytes(rebasing: new[...])) }
        }
    }

    /// The difference without the adjacent lines; both ranges begin and end between characters.
    init(exactlyFrom old: String, to new: String) {
        var (old, new) = (old, new)
        (self.old, self.new) = old.withUTF8 { old in
            new.withUTF8 { new in
                var (head, tail) = Self.common(Bytes(rebasing: old[...]), Bytes(rebasing: new[...]))
                while head > 0, Self.isInside(head, of: old) || Self.isInside(head, of: new) { head -= 1 }
                while tail > 0, Self.isInside(new.count - tail, of: new) { tail -= 1 }
                return (head..<old.count - tail, head..<new.count - tail)
            }
        }
    }

    // Read at their own indices, while their text lives.
    private typealias Bytes = UnsafeBufferPointer<UInt8>

    private static let lineBreak = UInt8(ascii: "\n")

    private static func stretch(_ old: Bytes, _ new: Bytes) -> (Range<Int>, Range<Int>) {
        var (head, tail) = common(old, new)
        // The break at the end of a line belongs to the line below it.
        head = startOfLine(before: startOfLine(before: head, in: new), in: new)
        let end = startOfLine(after: startOfLine(after: new.count - tail, in: new), in: new)
        return (head..<(old.count - new.count + end), head..<end)
    }

    /// Returns the numbers of equal bytes at the start and at the end.
    private static func common(_ old: Bytes, _ new: Bytes) -> (head: Int, tail: Int) {
        let head = old.sameStart(as: new)
        return (head, old.sameEnd(as: new, atMost: min(old.count, new.count) - head))
    }

    /// Returns true if an offset is inside a character of several bytes.
    private static func isInside(_ offset: Int, of bytes: Bytes) -> Bool {
        offset < bytes.count && bytes[offset] & 0xC0 == 0x80
    }

    private static func startOfLine(before offset: Int, in bytes: Bytes) -> Int {
        var start = offset
        while start > 0 {
            start -= 1
            if bytes[start] == lineBreak { return start }
        }
        return 0
    }

    private static func startOfLine(after offset: Int, in bytes: Bytes) -> Int {
        var end = offset
        while end < bytes.count {
            if end > offset, bytes[end] == lineBreak { return end }
            end += 1
        }
        return bytes.count
    }

    /// Returns the range in the old text of a range in the new text; nil if it overlaps the change.
    func oldRange(of range: Range<Int>) -> Range<Int>? {
        if range.upperBound <= new.lowerBound { return range }
        guard range.lowerBound >= new.upperBound else { return nil }
        let shift = old.upperBound - new.upperBound
        return range.lowerBound + shift..<range.upperBound + shift
    }
}
