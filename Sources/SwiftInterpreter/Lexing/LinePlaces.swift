/// The places of the lines in a line, or in a whole source: the number of each and its offset.
///
/// Offsets are relative to the line around them, so a line that did not change keeps its own places wherever it is.
/// Tables of successive sources share those of the lines that they have in common.
final class LinePlaces {
    private let numbers: [UInt32]
    private let starts: [UInt32]
    private let inner: [(index: Int, places: LinePlaces)]
    /// The least and the greatest number, also of the lines inside others; nil if there are none.
    let span: ClosedRange<UInt32>?

    /// The empty table.
    convenience init() { self.init(numbers: [], starts: [], inner: []) }

    private init(numbers: [UInt32], starts: [UInt32], inner: [(index: Int, places: LinePlaces)]) {
        self.numbers = numbers
        self.starts = starts
        self.inner = inner
        let lowest = inner.compactMap(\.places.span?.lowerBound) + [numbers.min()].compactMap(\.self)
        let highest = inner.compactMap(\.places.span?.upperBound) + [numbers.max()].compactMap(\.self)
        span = lowest.min().flatMap { lowest in highest.max().map { lowest...$0 } }
    }

    /// True if there are no lines.
    var isEmpty: Bool { numbers.isEmpty }

    /// Returns the offset of a line; nil if it is not here.
    func start(of number: UInt32) -> Int? {
        if let index = numbers.firstIndex(of: number) { return Int(clamping: starts[index]) }
        for (index, places) in inner {
            if let start = places.start(of: number) { return Int(clamping: starts[index]) + start }
        }
        return nil
    }

    /// Adds the offset of each line to a table.
    func add(to table: inout LineTable, from base: Int = 0) {
        for index in numbers.indices { table[numbers[index]] = base + Int(clamping: starts[index]) }
        for (index, places) in inner { places.add(to: &table, from: base + Int(clamping: starts[index])) }
    }

    /// The number of lines, also of those inside others.
    var count: Int { numbers.count + inner.reduce(0) { $0 + $1.places.count } }

    /// A collection of places, in the order of the source.
    struct Builder {
        private var numbers: [UInt32] = []
        private var starts: [UInt32] = []
        private var inner: [(index: Int, places: LinePlaces)] = []

        /// Adds a line at an offset, with the lines in it if there are some.
        mutating func add(_ number: UInt32, at start: Int, _ places: LinePlaces?) {
            if let places { inner.append((numbers.count, places)) }
            numbers.append(number)
            starts.append(UInt32(truncatingIfNeeded: start))
        }

        /// Removes the lines from an index on, and returns their offsets.
        mutating func removeLines(from index: Int) -> [Int] {
            defer {
                numbers.removeSubrange(index...)
                starts.removeSubrange(index...)
                inner.removeAll { $0.index >= index }
            }
            return starts[index...].map { Int(clamping: $0) }
        }

        /// Returns the table.
        func build() -> LinePlaces { LinePlaces(numbers: numbers, starts: starts, inner: inner) }
    }
}

/// An offset relative to a line: the number of the line in the upper half, the offset in the line in the lower half.
///
/// Text before a line can change without a change of such offsets. The number 0 means the source itself: its offsets
/// are plain ones.
struct LineOffset {
    private static let bits = 32

    /// The number of the line; 0 for an offset in the source itself.
    let line: UInt32
    /// The offset from the start of the line, or of the source.
    let offset: Int

    /// Splits an offset.
    init(_ value: Int) {
        line = value < 0 ? 0 : UInt32(truncatingIfNeeded: value >> Self.bits)
        offset = line == 0 ? value : value & (1 << Self.bits - 1)
    }

    /// Returns the number to add to an offset in the source, for a line that starts at an offset.
    static func base(of line: UInt32, from start: Int) -> Int { Int(clamping: line) << bits - start }
}

/// The places of the lines in a source, which translate the tags of elements to offsets.
package struct TagPlaces {
    private let places: LinePlaces
    private let table: LineTable?

    init(_ places: LinePlaces, hasTable: Bool = false) {
        self.places = places
        guard hasTable else {
            table = nil
            return
        }
        table = LineTable(places)
    }

    /// The same places in a table, for many translations in a row.
    package var tabulated: TagPlaces { TagPlaces(places, hasTable: true) }

    /// Returns the offset in the source of a tag; nil if the tag is of another source.
    package func offset(ofTag tag: Int) -> Int? {
        let place = LineOffset(tag)
        guard place.line != 0 else { return tag }
        let start = table.map { $0[place.line] } ?? places.start(of: place.line)
        return start.map { $0 + place.offset }
    }
}
