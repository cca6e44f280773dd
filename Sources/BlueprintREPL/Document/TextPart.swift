/// A part of a text with its range.
protocol TextPart {
    /// The range in UTF-8 offsets.
    var range: Range<Int> { get }
}

extension Array where Element: TextPart {
    /// Returns the index of the first part that begins at or after an offset; the parts must be in text order.
    func firstIndex(from offset: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
