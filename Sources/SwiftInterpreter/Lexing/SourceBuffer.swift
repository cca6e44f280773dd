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
            bytes.withUnsafeBytes { bytes in
                guard let base = bytes.baseAddress, let start = wanted.baseAddress, wanted.count <= bytes.count
                else { return wanted.isEmpty }
                // Found by a byte that few words have.
                let anchor = wanted.firstIndex { !Self.commonBytes.contains($0) } ?? 0
                let end = bytes.count - wanted.count + anchor + 1
                var index = anchor
                while index < end, let found = memchr(base + index, CInt(wanted[anchor]), end - index) {
                    let place = UnsafeRawPointer(found)
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
