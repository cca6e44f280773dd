import Foundation

/// The text and the file name of a source, with a map from UTF-8 offsets to lines and columns.
///
/// Unlike ``PreparsedSource`` it has no syntax tree: the runner keeps it to report errors. Its offsets may be relative
/// to lines, see ``LineOffset``.
final class SourceBuffer {
    let fileName: String
    let text: String
    let bytes: [UInt8]
    /// The places of all lines, once the source is lowered.
    var places = LinePlaces()
    /// The offsets of the lines that are lowered for this source.
    private var newLines: [UInt32: Int] = [:]
    private lazy var lineStarts: [Int] = [0] + bytes.indices.filter { bytes[$0] == 10 }.map { $0 + 1 }

    init(_ text: String, fileName: String) {
        self.text = text
        self.fileName = fileName
        bytes = Array(text.utf8)
    }

    var length: Int { bytes.count }

    /// Records where a new line starts, before the places of all lines are known.
    func add(line: UInt32, at start: Int) { newLines[line] = start }

    /// Returns the offset in the text for an offset that may be relative to a line.
    func place(of offset: Int) -> Int {
        let place = LineOffset(offset)
        guard place.line != 0 else { return offset }
        return (newLines[place.line] ?? places.start(of: place.line) ?? 0) + place.offset
    }

    private static let commonBytes = Array(" abcdeilnorst".utf8)

    /// Returns true if the text contains some bytes.
    func contains(_ wanted: StaticString) -> Bool {
        wanted.withUTF8Buffer { wanted in
            // Both are read within their counts.
            bytes.withUnsafeBytes { bytes in
                guard let base = bytes.baseAddress, let start = wanted.baseAddress, wanted.count <= bytes.count
                else { return wanted.isEmpty }
                // Found by a byte that few words have.
                let anchor = wanted.firstIndex { !Self.commonBytes.contains($0) } ?? 0
                let end = bytes.count - wanted.count + anchor + 1
                var index = anchor
                while index < end, let found = memchr(base + index, CInt(wanted[anchor]), end - index) {
                    let place = UnsafeRawPointer(found)  // Within the bytes.
                    if memcmp(place - anchor, start, wanted.count) == 0 { return true }
                    index = place - base + 1
                }
                return false
            }
        }
    }

    /// Returns the text between two offsets.
    func slice(_ start: Int, _ end: Int) -> String {
        let start = min(max(start, 0), bytes.count)
        return decode(start, min(max(end, start), bytes.count))
    }

    /// Returns the line that contains an offset: its number, counted from 1, its text and its start offset.
    func line(around offset: Int) -> (number: Int, text: String, offset: Int) {
        let offset = min(max(place(of: offset), 0), bytes.count)
        let index = lineIndex(of: offset)
        let start = lineStarts[index]
        let end = bytes[start...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count
        return (index + 1, decode(start, min(end, start + 4_000)), start)
    }

    /// Returns the first line of the function or closure at an offset, up to the brace of its body.
    func heading(at offset: Int) -> String {
        let (place, line) = (place(of: offset), line(around: offset))
        let isClosure = place < bytes.count && bytes[place] == UInt8(ascii: "{")
        let written = isClosure ? slice(place, line.offset + line.text.utf8.count) : line.text
        let text = written.trimmingCharacters(in: .whitespaces)
        let end = isClosure ? nil : text.range(of: " {")?.lowerBound
        return String(text[..<(end ?? text.endIndex)].prefix(80))
    }

    /// Returns a diagnostic at an offset; an offset outside the source is clamped.
    func diagnostic(
        _ cause: DiagnosticMessage,
        at offset: Int,
        kind: Diagnostic.Kind,
        expected: String? = nil,
        didYouMean: String? = nil,
        choices: [String] = [],
        fix: String? = nil
    ) -> Diagnostic {
        let offset = min(max(place(of: offset), 0), bytes.count)
        let line = lineIndex(of: offset)
        let start = lineStarts[line]
        let end = bytes[start...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count
        let column = decode(start, min(offset, max(start, end))).count
        // Keeps only a window around the offset, since a line can be megabytes long.
        let window = 2000
        let from = max(start, characterBoundary(offset - window))
        let to = min(end, characterBoundary(offset + window))
        return Diagnostic(
            cause: cause,
            fileName: fileName,
            line: line + 1,
            column: column + 1,
            offset: offset,
            sourceLine: decode(from, max(from, to)),
            caretIndex: decode(from, max(from, min(offset, end))).count,
            expected: expected,
            didYouMean: didYouMean,
            choices: choices,
            fix: fix,
            kind: kind
        )
    }

    private func decode(_ from: Int, _ to: Int) -> String {
        String(decoding: bytes[from..<max(from, to)], as: UTF8.self)
    }

    private func characterBoundary(_ offset: Int) -> Int {
        var offset = min(max(offset, 0), bytes.count)
        while offset < bytes.count, offset > 0, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
        return offset
    }

    private func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}

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
    private let calls: CallTags
    private let table: LineTable?

    init(_ places: LinePlaces, _ calls: CallTags, hasTable: Bool = false) {
        self.places = places
        self.calls = calls
        guard hasTable else {
            table = nil
            return
        }
        table = LineTable(places)
    }

    /// The same places in a table, for many translations in a row.
    package var tabulated: TagPlaces { TagPlaces(places, calls, hasTable: true) }

    /// Returns the offset in the source of the call that made a value with a tag; nil if the tag is of another source.
    package func offset(ofTag tag: Int) -> Int? { tag < 0 ? offsets(ofTag: tag).first : offset(tag) }

    /// Returns the offsets of the call that made a value with a tag and of those that returned it, innermost first.
    package func offsets(ofTag tag: Int) -> [Int] { calls.calls(in: tag).compactMap { offset($0) } }

    private func offset(_ tag: Int) -> Int? {
        let place = LineOffset(tag)
        guard place.line != 0 else { return tag < 0 ? nil : tag }
        let start = table.map { $0[place.line] } ?? places.start(of: place.line)
        return start.map { $0 + place.offset }
    }
}

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

/// A place in a source.
struct Location {
    var offset: Int
    var source: SourceBuffer

    /// The place of what the library does.
    static var nowhere: Location { Location(offset: 0, source: SourceBuffer("", fileName: "")) }

    /// True for the place of a call that no source contains.
    var isNowhere: Bool { source.fileName.isEmpty && source.length == 0 }
}

/// The line of a file that a part of a source was read from.
package struct FilePlace: Hashable, Sendable {
    /// The path of the file.
    package var path: String
    /// The number of the line, counted from 1.
    package var line: Int

    /// A line of a file.
    package init(path: String, line: Int) {
        (self.path, self.line) = (path, line)
    }

    /// Returns the place of an offset of a source; nil for what was typed.
    package typealias Finder = (_ offset: Int) -> FilePlace?
}

extension Diagnostic {
    /// Creates a diagnostic at an offset in a source; an offset outside the source is clamped.
    package init(
        _ cause: DiagnosticMessage,
        in source: String,
        fileName: String,
        offset: Int,
        fix: String? = nil
    ) {
        self = SourceBuffer(source, fileName: fileName).diagnostic(cause, at: offset, kind: .meaning, fix: fix)
    }
}
