import Foundation

/// A record that can take the values of another one.
protocol ReplaceableRecord {
    /// Takes the values of a record in a list; what both share is neither retained nor released.
    mutating func become(_ position: Int, of list: [Self])
}

extension ReplaceableRecord {
    /// Returns true if two strings are stored in the same place, or are short and of the same bytes.
    ///
    /// Equal strings need not have the same bytes: an accent may be a part of its letter, or follow it.
    @inline(__always)
    static func haveSameStorage(_ one: String?, _ other: String?) -> Bool {
        words(of: one) == words(of: other)
    }

    /// The words of a string: its bytes if it is short, or else the place where they are stored.
    @inline(__always)
    private static func words(of text: String?) -> (UInt64, UInt64) {
        // A string is two words, which are only read, and the copy lives until then.
        withUnsafeBytes(of: text) { $0.load(as: (UInt64, UInt64).self) }
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
        for offset in 0..<max(0, replaced) { records[count + offset].become(range.lowerBound + offset, of: other) }
        if replaced < range.count { records.append(contentsOf: other[range.dropFirst(replaced)]) }
        count += range.count
    }

    /// Returns the list, and begins an empty one.
    mutating func take() -> [Record] {
        records.removeLast(records.count - count)
        defer { (records, count) = ([], 0) }
        return records
    }
}

/// A type whose values are nearly always the default.
protocol MostlyDefault: Hashable, Sendable {
    /// The default value.
    static var usual: Self { get }
}

/// A value that takes no more than a pointer while it has its default.
///
/// A trace holds tens of thousands of such values; copying their parts would take most of the time of recording.
struct RareValue<Value: MostlyDefault>: Hashable, Sendable {
    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private var box: Box?

    init() {}

    /// Creates a value in a box of its own, unless it is the default.
    init(_ value: Value) {
        if value != .usual { box = Box(value) }
    }

    /// Creates a value that is known to differ from the default.
    init(changed value: Value) {
        box = Box(value)
    }

    /// The value.
    var value: Value {
        get { box?.value ?? .usual }
        set { self = RareValue(newValue) }
    }

    /// Returns a part of the value without a copy of the whole; nil if it has its default.
    @inline(__always)
    func part<Part>(_ read: (Value) -> Part) -> Part? {
        guard let box else { return nil }
        return read(box.value)
    }

    /// Returns true if both are the same stored value, or the default.
    @inline(__always)
    func isShared(with other: Self) -> Bool { box === other.box }

    /// True if the value is the default.
    var isUnchanged: Bool { box == nil }

    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.box === rhs.box || lhs.value == rhs.value
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}

/// Lists of numbers, one for each position.
struct NumberLists {
    // All lists one after another: most are empty or short, and an array for each would take long to make.
    private var starts: ContiguousArray<Int>
    private var numbers: [Int]

    /// Creates the lists at some positions, from 0.
    ///
    /// - Parameter addAll: Calls a function with each number and the position of its list, in order; called twice.
    init(count: Int, _ addAll: (_ add: (_ position: Int, _ number: Int) -> Void) -> Void) {
        var starts = ContiguousArray(repeating: 0, count: count + 1)
        addAll { position, _ in starts[position + 1] += 1 }
        for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
        var numbers = Array(repeating: 0, count: starts.last ?? 0)
        var next = starts
        addAll { position, number in
            // Interrupted work may end later the second time.
            guard next[position] < starts[position + 1] else { return }
            numbers[next[position]] = number
            next[position] += 1
        }
        (self.starts, self.numbers) = (starts, numbers)
    }

    /// Creates the lists of the children of a snapshot's elements, in order.
    init(childrenOf elements: [ElementRecord]) {
        self.init(count: elements.count) { add in
            for index in elements.indices {
                if let parent = elements[index].parent, elements.indices.contains(parent) { add(parent, index) }
            }
        }
    }

    /// The positions.
    var indices: Range<Int> { 0..<starts.count - 1 }

    /// The positions of the lists that are not empty, in order.
    var filled: [Int] { indices.filter { count(of: $0) > 0 } }

    /// Returns the length of a list.
    func count(of position: Int) -> Int { starts[position + 1] - starts[position] }

    /// The numbers of a list.
    subscript(position: Int) -> [Int] { Array(slice(of: position)) }

    /// Returns the numbers of a list in place, without a copy.
    func slice(of position: Int) -> ArraySlice<Int> { numbers[starts[position]..<starts[position + 1]] }
}
