/// The offsets at which the lines of a text begin, by which the lines of many offsets are found.
struct LineStarts {
    private let offsets: [Int]

    /// The starts of lines, in order, of which the first is 0.
    init(_ offsets: [Int]) { self.offsets = offsets }

    /// The starts of the lines of a text.
    init(of text: String) {
        var offsets = [0]
        for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "\n") { offsets.append(offset + 1) }
        self.offsets = offsets
    }

    /// Returns the number of the line of an offset, counted from 0.
    func line(of offset: Int) -> Int {
        var (low, high) = (0, offsets.count)
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return max(0, low - 1)
    }
}
