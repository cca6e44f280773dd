/// What is shown of a line that is cut in its middle.
enum MiddleCut {
    /// How many characters from the start and from the end of a line fit a room together, the line being wider than that.
    ///
    /// They are taken in turns, the last one first, until the next does not fit; a space only with the character beyond
    /// it. So the same characters are shown in a room that is just as wide as they are.
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
