import Foundation

/// The measured sizes of one node, each with the limits for which it is valid.
///
/// Most nodes have one size for all constraints of a render: it is stored inline, and a table is created only for a
/// second one.
struct SizeCache {
    private var first = Entry.none
    private var more: SizeTable?

    /// A measured size and the limits for which it was computed.
    struct Entry {
        var limits: Limits
        var measured: MeasuredSize

        /// An entry that is valid for no limits.
        static var none: Entry {
            let nowhere = AxisRange(lower: .infinity, upper: -.infinity)
            return Entry(
                limits: Limits(width: .nan, height: .nan),
                measured: MeasuredSize(.zero, for: ConstraintRange(width: nowhere, height: nowhere))
            )
        }
    }

    /// Returns a size that is valid for the limits, with the limits for which it was computed, or nil.
    @inline(__always)
    func entry(for limits: Limits) -> Entry? {
        if first.measured.range.contains(limits) { return first }
        return more?.entry(for: limits)
    }

    /// Stores a size for limits without one.
    @inline(__always)
    mutating func insert(_ measured: MeasuredSize, for limits: Limits) {
        let entry = Entry(limits: limits, measured: measured)
        if more == nil, !(first.measured.range.width.lower <= first.measured.range.width.upper),
            measured.range.contains(limits)
        {
            first = entry
        } else {
            insertIntoTable(entry)
        }
    }

    private mutating func insertIntoTable(_ entry: Entry) {
        if let more { more.insert(entry) } else { more = SizeTable(entry) }
    }
}

/// Further sizes, found by the limits for which they were computed, or, for the latest, by the range in which they
/// are valid.
private final class SizeTable {
    /// The first size, which most tables have only; it takes no space in the others' arrays.
    private let oldest: SizeCache.Entry
    // As in a node, nothing that is called during an access gets here.
    @exclusivity(unchecked) private var later = LaterSizes()

    init(_ entry: SizeCache.Entry) { oldest = entry }

    func entry(for limits: Limits) -> SizeCache.Entry? {
        if oldest.limits.isSame(as: limits) { return oldest }
        if let entry = later.entry(for: limits) { return entry }
        return later.hasFew && oldest.measured.range.contains(limits) ? oldest : nil
    }

    func insert(_ entry: SizeCache.Entry) { later.insert(entry) }
}

/// The sizes of a table after the first.
private struct LaterSizes {
    private var sizes: ContiguousArray<(limits: Limits, size: CGSize)> = []
    // Stored separately from the sizes, so that a search reads little memory.
    private var ranges: ContiguousArray<ConstraintRange> = []
    // Open addressing: the index of a size, or a negative number in a free slot.
    private var slots: ContiguousArray<Int32> = []
    private static let fewestSlots = 8

    // Ranges cannot be found by a hash. Searching more of them saves measurements if a tree overflows on both axes
    // and is measured thousands of times; beyond this number the search costs more than it saves.
    private static let searched = 32

    /// True if all ranges are searched.
    var hasFew: Bool { ranges.count < Self.searched }

    func entry(for limits: Limits) -> SizeCache.Entry? {
        guard !slots.isEmpty else { return nil }
        let slot = slots[slot(of: limits)]
        if slot >= 0 { return entry(at: Int(truncatingIfNeeded: slot)) }
        let last = Swift.max(0, ranges.count - Self.searched)
        // Its own indices, which need no check each.
        let found = ranges.withUnsafeBufferPointer { ranges in
            var index = ranges.count - 1
            while index >= last, !ranges[index].contains(limits) { index -= 1 }
            return index
        }
        return found >= last ? entry(at: found) : nil
    }

    private func entry(at index: Int) -> SizeCache.Entry {
        let (limits, size) = sizes[index]
        return SizeCache.Entry(limits: limits, measured: MeasuredSize(size, for: ranges[index]))
    }

    mutating func insert(_ entry: SizeCache.Entry) {
        if (sizes.count + 1) * 2 > slots.count { grow() }
        slots[slot(of: entry.limits)] = Int32(truncatingIfNeeded: sizes.count)
        sizes.append((entry.limits, entry.measured.size))
        ranges.append(entry.measured.range)
    }

    /// Returns the slot of the limits, or the free slot in which they belong.
    private func slot(of limits: Limits) -> Int {
        let width = Double(limits.width).bitPattern
        let height = Double(limits.height).bitPattern
        let mask = slots.count - 1
        let mixed = (width ^ (height &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
        var index = Int(truncatingIfNeeded: mixed >> 32) & mask
        while slots[index] >= 0, !sizes[Int(truncatingIfNeeded: slots[index])].limits.isSame(as: limits) {
            index = (index + 1) & mask
        }
        return index
    }

    private mutating func grow() {
        let count = max(Self.fewestSlots, slots.count * 2)
        slots.removeAll(keepingCapacity: true)
        slots.reserveCapacity(count)
        for _ in 0..<count { slots.append(-1) }
        for index in sizes.indices {
            slots[slot(of: sizes[index].limits)] = Int32(truncatingIfNeeded: index)
        }
    }
}

extension ContiguousArray where Element: AnyObject {
    /// Calls a function with the objects from an index on until it returns false, without retaining them: the array does,
    /// as long as nobody changes it.
    ///
    /// For the passes over the children of a node, which may be tens of thousands.
    @inlinable @inline(__always)
    package func visitUnretained(from start: Int = 0, while isWanted: (Element) -> Bool) {
        guard start < count else { return }
        // The array retains the objects meanwhile.
        for index in start..<count where !Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef(isWanted) {
            return
        }
    }

    /// Calls a function with each object in order, without retaining it.
    @inlinable @inline(__always)
    package func forEachUnretained(_ body: (Element) -> Void) {
        visitUnretained { object in
            body(object)
            return true
        }
    }

    /// Calls a function with each object and the one at the same index of another array, without retaining either.
    @inline(__always)
    func forEachUnretained<Other: AnyObject>(
        with others: ContiguousArray<Other>,
        _ body: (Element, Other) -> Void
    ) {
        // There are as many of them.
        others.withUnsafeBufferPointer { others in
            var index = 0
            forEachUnretained { object in
                // Their array retains it.
                Unmanaged.passUnretained(others[index])._withUnsafeGuaranteedRef { body(object, $0) }
                index += 1
            }
        }
    }
}
