/// The offsets of all lines of a source by their number.
///
/// Numbers are given in order, so most sources need an array only; a dictionary has those of a source whose lines are
/// from very different times.
struct LineTable {
    private var lowest: UInt32 = 0
    /// The offsets from the lowest number on; negative where there is no line.
    private var offsets: [Int] = []
    private var others: [UInt32: Int] = [:]

    /// The length of an array for each line, and for a source of any size.
    private static let most = (perLine: 8, atLeast: 4_096)

    /// The offsets of lines with those inside others.
    init(_ places: LinePlaces) {
        if let span = places.span {
            lowest = span.lowerBound
            let length = Int(clamping: span.upperBound - span.lowerBound) + 1
            let most = max(Self.most.atLeast, places.count * Self.most.perLine)
            offsets = Array(repeating: -1, count: min(length, most))
        }
        places.add(to: &self)
    }

    /// The offset of a line; nil if there is no such line.
    subscript(number: UInt32) -> Int? {
        get {
            guard let index = index(of: number) else { return others[number] }
            return offsets[index] < 0 ? nil : offsets[index]
        }
        set {
            if let index = index(of: number) { offsets[index] = newValue ?? -1 } else { others[number] = newValue }
        }
    }

    private func index(of number: UInt32) -> Int? {
        guard number >= lowest else { return nil }
        let index = Int(clamping: number - lowest)
        return index < offsets.count ? index : nil
    }
}
