/// The rule for truncating a line in its middle.
enum MiddleTruncation {
    /// Returns how many characters from the start and from the end of a line fit the given width together; the whole
    /// line does not fit.
    ///
    /// Characters are taken alternately from the end and from the start, the last one first, until the next does not
    /// fit; a space is taken only together with the character beyond it. A width that exactly fits the characters
    /// shown therefore shows the same ones.
    static func counts<Length: AdditiveArithmetic & Comparable>(
        of count: Int,
        within room: Length,
        width: (Int) -> Length,
        isSpace: (Int) -> Bool
    ) -> (head: Int, tail: Int) {
        var (head, tail) = (0, 0)
        var left = room
        while head + tail < count {
            let takesTail = tail <= head
            let next = takesTail ? count - 1 - tail : head
            var (taken, length) = (1, width(next))
            let beyond = takesTail ? next - 1 : next + 1
            if isSpace(next), (head..<count - tail).contains(beyond) {
                (taken, length) = (2, length + width(beyond))
            }
            guard length <= left else { break }
            left -= length
            if takesTail {
                tail += taken
            } else {
                head += taken
            }
        }
        return (head, tail)
    }
}
