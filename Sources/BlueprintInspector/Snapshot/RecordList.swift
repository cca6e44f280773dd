import Foundation

/// A record that can take the values of another one.
protocol ReplaceableRecord {
    /// Takes the values of another record; what both share is neither retained nor released.
    mutating func become(_ other: UnsafePointer<Self>)
}

extension ReplaceableRecord {
    /// Returns true if two strings are stored in the same place, or are short and of the same bytes.
    ///
    /// Equal strings need not have the same bytes: an accent may be a part of its letter, or follow it.
    @inline(__always)
    static func haveSameStorage(_ one: String?, _ other: String?) -> Bool {
        withUnsafeBytes(of: one) { one in
            withUnsafeBytes(of: other) { other in
                guard let one = one.baseAddress, let other = other.baseAddress else { return false }
                return memcmp(one, other, MemoryLayout<String?>.size) == 0
            }
        }
    }
}

/// A list of records that is written into the storage of an old list.
///
/// The records of successive renders mostly share what they refer to, such as the content of a view. Where the old
/// list has it already, it is not counted again: for thousands of views, that would wait for the memory of each.
struct RecordList<Record: ReplaceableRecord> {
    // Those from `count` on are old ones, which nobody needs any more.
    private var records: [Record]
    /// The number of records written.
    private(set) var count = 0

    /// Creates an empty list.
    ///
    /// - Parameters:
    ///   - old: The list whose storage is taken; nobody else should hold it, as it would be copied.
    ///   - capacity: The number of records for which there is room, unless there is room for nearly as many already.
    ///     Growing would leave half of the room empty.
    init(replacing old: inout [Record], capacity: Int) {
        records = []
        swap(&records, &old)
        if records.capacity < capacity - Self.few { records.reserveCapacity(capacity) }
    }

    private static var few: Int { 56 }

    /// The record at a position; it must have been written.
    subscript(index: Int) -> Record {
        _read {
            precondition(index < count)
            yield records[index]
        }
        _modify {
            precondition(index < count)
            yield &records[index]
        }
    }

    /// The last record; nil if there is none.
    var last: Record? { count > 0 ? records[count - 1] : nil }

    /// Adds a record.
    mutating func append(_ record: Record) {
        if count < records.count { records[count] = record } else { records.append(record) }
        count += 1
    }

    /// Adds a range of the records of another list.
    mutating func append(_ range: Range<Int>, of other: [Record]) {
        precondition(other.indices.contains(range))
        let replaced = min(range.count, records.count - count)
        records.withUnsafeMutableBufferPointer { records in
            other.withUnsafeBufferPointer { other in
                guard replaced > 0, let old = records.baseAddress, let new = other.baseAddress else { return }
                for offset in 0..<replaced { old[count + offset].become(new + range.lowerBound + offset) }
            }
        }
        if replaced < range.count { records.append(contentsOf: other[range.dropFirst(replaced)]) }
        count += range.count
    }

    /// Changes the records that have been written.
    @inline(__always)
    mutating func change(_ change: (UnsafeMutableBufferPointer<Record>) -> Void) {
        let count = count
        records.withUnsafeMutableBufferPointer { change(UnsafeMutableBufferPointer(rebasing: $0[..<count])) }
    }

    /// Returns the list, and begins an empty one.
    mutating func take() -> [Record] {
        records.removeLast(records.count - count)
        defer { (records, count) = ([], 0) }
        return records
    }
}
