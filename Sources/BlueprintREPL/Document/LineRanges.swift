/// The ranges of a closure's lines in the source.
package struct LineRanges: RandomAccessCollection, Sendable {
    private let ranges: [Range<Int>]
    private let shift: Int

    init(_ ranges: [Range<Int>], movedBy shift: Int) {
        self.ranges = ranges
        self.shift = shift
    }

    /// The index of the first line, 0.
    package var startIndex: Int { 0 }

    /// The number of lines.
    package var endIndex: Int { ranges.count }

    /// The range of a line in UTF-8 offsets.
    package subscript(index: Int) -> Range<Int> { ranges[index].moved(by: shift) }

    /// Returns the index of the line that contains an offset; nil if none does.
    func firstIndex(containing offset: Int) -> Int? {
        let next = ranges.firstIndexInOrder { $0.lowerBound > offset - shift }
        return next > 0 && self[next - 1].contains(offset) ? next - 1 : nil
    }
}

extension RandomAccessCollection where Index == Int {
    /// Returns the index of the first element for which a condition is true, in a collection in which all later ones
    /// fulfil it too; the end if there is none.
    func firstIndexInOrder(where isLater: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if isLater(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
