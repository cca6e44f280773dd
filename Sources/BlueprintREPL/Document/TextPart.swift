/// A part of a text that was read once and may be found again.
protocol TextPart {
    /// Where it stands, in UTF-8 bytes.
    var range: Range<Int> { get }
}

extension Array where Element: TextPart {
    /// The first part that begins at an offset or behind it, of parts that stand in the order of the text.
    func firstIndex(from offset: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
