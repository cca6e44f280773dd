import Foundation

/// The answers of one node, by constraint.
///
/// Most nodes are asked one or two questions: these stand in line, and a table is made only for the third.
struct SizeCache {
    private var first: Entry?
    private var second: Entry?
    private var table: SizeTable?

    fileprivate struct Entry {
        var limits: CGSize
        var size: CGSize
    }

    /// The answer for limits, if there is one.
    @inline(__always)
    func size(for limits: CGSize) -> CGSize? {
        guard let first else { return nil }
        if first.limits == limits { return first.size }
        guard let second else { return nil }
        if second.limits == limits { return second.size }
        return table?.size(for: limits)
    }

    /// Keeps an answer for limits that have none yet.
    @inline(__always)
    mutating func insert(_ size: CGSize, for limits: CGSize) {
        let entry = Entry(limits: limits, size: size)
        if first == nil {
            first = entry
        } else if second == nil {
            second = entry
        } else {
            insertIntoTable(entry)
        }
    }

    private mutating func insertIntoTable(_ entry: Entry) {
        let table = self.table ?? SizeTable()
        table.insert(entry)
        self.table = table
    }
}

/// Answers in a table with open addressing: two numbers are the key, and looking one up takes a few instructions.
private final class SizeTable {
    // As the fields of a node: not worth a check of exclusive access.
    @exclusivity(unchecked) private var slots = ContiguousArray<SizeCache.Entry?>(repeating: nil, count: 8)
    @exclusivity(unchecked) private var count = 0

    func size(for limits: CGSize) -> CGSize? {
        slots[index(of: limits)]?.size
    }

    func insert(_ entry: SizeCache.Entry) {
        if (count + 1) * 2 > slots.count { grow() }
        let index = index(of: entry.limits)
        if slots[index] == nil { count += 1 }
        slots[index] = entry
    }

    /// The slot that holds the limits, or the free one where they belong.
    private func index(of limits: CGSize) -> Int {
        // Compared by their bits, so that a limit that is not a number finds itself again.
        let width = Double(limits.width).bitPattern
        let height = Double(limits.height).bitPattern
        let mask = slots.count - 1
        let mixed = (width ^ (height &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
        var index = Int(truncatingIfNeeded: mixed >> 32) & mask
        while let entry = slots[index] {
            let isSame =
                Double(entry.limits.width).bitPattern == width && Double(entry.limits.height).bitPattern == height
            if isSame { break }
            index = (index + 1) & mask
        }
        return index
    }

    private func grow() {
        let old = slots
        slots = ContiguousArray(repeating: nil, count: old.count * 2)
        for case let entry? in old { slots[index(of: entry.limits)] = entry }
    }
}
