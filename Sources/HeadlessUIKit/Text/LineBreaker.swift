import Foundation

/// Breaks the units of a text into lines, greedily.
struct LineBreaker {
    /// A line: the range of its units from the start of its first word to the end of its last word, and its columns.
    struct Line {
        var range: Range<Int>
        var columns: Int
    }

    /// The units of a text in place, read only while ``TextUnits/withUnits(of:_:)`` runs: a copy for each measurement of
    /// each label would cost more than breaking it.
    typealias Units = UnsafeBufferPointer<UInt8>

    let units: Units
    /// True if every unit except spaces and line breaks takes one column.
    let isPlain: Bool
    /// The maximum columns of a line, 1 or more.
    let limit: Int
    /// The maximum number of shown lines.
    let lineLimit: Int
    let mode: NSLineBreakMode

    init(units: Units, isPlain: Bool, format: TextFormat, width: CGFloat) {
        self.units = units
        self.isPlain = isPlain
        // Far below Int.max, so sums of columns cannot overflow.
        let unlimited = Int.max / 4
        // A width computed from columns may have a small rounding error.
        let columns = (width / format.font.columnWidth + 1e-6).rounded(.down)
        if columns.isNaN || columns < 1 {
            limit = format.font.columnWidth > 0 ? 1 : unlimited
        } else {
            limit = min(Int(saturating: columns), unlimited)
        }
        lineLimit = format.numberOfLines > 0 ? format.numberOfLines : unlimited
        mode = format.lineBreakMode
    }

    /// Calls the body with each line until it returns false.
    @inline(__always)
    func forEachLine(_ body: (Line) -> Bool) {
        let byCharacter = mode == .byCharWrapping
        var line: Line?
        var position = 0
        var endsWithBreak = false
        while position < units.count {
            let unit = units[position]
            guard unit != TextUnits.space else {
                position += 1
                continue
            }
            guard unit != TextUnits.lineBreak else {
                guard body(line ?? Line(range: position..<position, columns: 0)) else { return }
                (line, endsWithBreak) = (nil, true)
                position += 1
                continue
            }
            let word = nextWord(at: position)
            position = word.range.upperBound
            if let open = line {
                let joined = Line(
                    range: open.range.lowerBound..<word.range.upperBound,
                    columns: open.columns + 1 + word.columns
                )
                if joined.columns <= limit {
                    line = joined
                    continue
                }
                let startsHere = open.columns + 1 + TextUnits.columns(unit) <= limit
                if byCharacter, startsHere {
                    let begun = Line(range: open.range.lowerBound..<word.range.lowerBound, columns: open.columns + 1)
                    guard let last = breakWord(word.range, continuing: begun, body) else { return }
                    line = last
                    continue
                }
                guard body(open) else { return }
            }
            let empty = Line(range: word.range.lowerBound..<word.range.lowerBound, columns: 0)
            guard let last = word.columns <= limit ? word : breakWord(word.range, continuing: empty, body) else {
                return
            }
            line = last
        }
        if let line {
            _ = body(line)
        } else if endsWithBreak {
            _ = body(Line(range: units.count..<units.count, columns: 0))
        }
    }

    @inline(__always)
    private func nextWord(at start: Int) -> Line {
        var (end, columns) = (start, 0)
        if isPlain {
            while end < units.count, units[end] > TextUnits.space { end += 1 }
            return Line(range: start..<end, columns: end - start)
        }
        while end < units.count, units[end] != TextUnits.space, units[end] != TextUnits.lineBreak {
            columns += TextUnits.columns(units[end])
            end += 1
        }
        return Line(range: start..<end, columns: columns)
    }

    /// Breaks a word between characters.
    ///
    /// Returns the line that stays open, or nil if the body stopped the iteration.
    private func breakWord(_ word: Range<Int>, continuing begun: Line, _ body: (Line) -> Bool) -> Line? {
        var (start, columns) = (begun.range.lowerBound, begun.columns)
        for index in word {
            let own = TextUnits.columns(units[index])
            if columns + own > limit, index > start {
                guard body(Line(range: start..<index, columns: columns)) else { return nil }
                (start, columns) = (index, 0)
            }
            columns += own
        }
        return Line(range: start..<word.upperBound, columns: columns)
    }
}

/// The characters of one shown line.
struct TextPiece {
    /// The indexes of the characters; nil is the ellipsis `…`.
    var characters: [Int?]
    var columns: Int

    /// Returns the text of the piece, whose units are ASCII characters.
    func text(ofPlain units: LineBreaker.Units) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(characters.count + 2)
        for index in characters {
            if let index {
                result.append(units[index])
            } else {
                result += "…".utf8
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns the text of the piece.
    func text(of characters: [Character]) -> String {
        var result = ""
        for index in self.characters {
            if let index {
                result.append(characters[index])
            } else {
                result.append("…")
            }
        }
        return result
    }
}

extension LineBreaker {
    /// True if the text fits on a single line unchanged, as most texts do.
    var isOneLine: Bool {
        guard isPlain, units.count <= limit else { return false }
        var before = TextUnits.space
        for unit in units {
            guard unit != TextUnits.lineBreak, unit != TextUnits.space || before != unit else { return false }
            before = unit
        }
        return before != TextUnits.space
    }

    /// Returns the columns of the widest shown line and the number of shown lines.
    func extent() -> (columns: Int, lines: Int) {
        var (widest, count, beforeLast) = (0, 0, 0)
        var last: Line?
        var isCut = false
        forEachLine { line in
            guard count < lineLimit else {
                isCut = true
                return false
            }
            count += 1
            (beforeLast, last) = (widest, line)
            if line.columns > widest { widest = line.columns }
            return true
        }
        guard isCut, let last, mode != .byWordWrapping, mode != .byCharWrapping else { return (widest, count) }
        return (max(beforeLast, truncatedLine(from: last.range.lowerBound).columns), count)
    }

    /// Returns the shown lines, and the number of lines the whole text needs.
    func lines() -> (shown: [TextPiece], needed: Int) {
        var shown: [Line] = []
        var needed = 0
        forEachLine { line in
            if needed < lineLimit { shown.append(line) }
            needed += 1
            return true
        }
        var pieces = shown.map(piece)
        if needed > shown.count, let last = shown.last, mode != .byWordWrapping, mode != .byCharWrapping {
            pieces[pieces.count - 1] = truncatedLine(from: last.range.lowerBound)
        }
        return (pieces, needed)
    }

    private func piece(_ line: Line) -> TextPiece {
        TextPiece(characters: joined(line.range), columns: line.columns)
    }

    /// Returns the units of a range, with runs of spaces collapsed to one and without trailing spaces.
    private func joined(_ range: Range<Int>) -> [Int] {
        var result: [Int] = []
        result.reserveCapacity(range.count)
        var space: Int?
        for index in range {
            if units[index] == TextUnits.space {
                space = index
            } else {
                if let gap = space, !result.isEmpty { result.append(gap) }
                space = nil
                result.append(index)
            }
        }
        return result
    }

    /// Returns the last shown line of a text that needs more lines: the rest of its paragraph, truncated to fit.
    private func truncatedLine(from start: Int) -> TextPiece {
        var end = start
        while end < units.count, units[end] != TextUnits.lineBreak { end += 1 }
        let rest = joined(start..<end)
        switch mode {
        case .byTruncatingHead:
            let tail = suffix(of: rest, within: limit - 1)
            return piece([nil] + tail)
        case .byTruncatingMiddle:
            if columns(of: rest) <= limit - 1 { return piece(rest + [nil]) }
            let cut = MiddleTruncation.counts(
                of: rest.count,
                within: limit - 1,
                width: { width(rest[$0]) },
                isSpace: { units[rest[$0]] == TextUnits.space }
            )
            return piece(Array(rest.prefix(cut.head)) + [nil] + Array(rest.suffix(cut.tail)))
        case .byTruncatingTail:
            return piece(prefix(of: rest, within: limit - 1) + [nil])
        case .byClipping, .byWordWrapping, .byCharWrapping:
            let head = prefix(of: rest, within: limit)
            return piece(head.isEmpty ? Array(rest.prefix(1)) : head)
        }
    }

    private func piece(_ characters: [Int?]) -> TextPiece {
        TextPiece(characters: characters, columns: characters.reduce(0) { $0 + ($1.map(width) ?? 1) })
    }

    private func width(_ index: Int) -> Int {
        units[index] == TextUnits.space ? 1 : TextUnits.columns(units[index])
    }

    private func columns(of characters: [Int]) -> Int {
        characters.reduce(0) { $0 + width($1) }
    }

    /// Returns the longest prefix that fits, without trailing spaces.
    private func prefix(of characters: [Int], within columns: Int) -> [Int] {
        var left = columns
        var result: [Int] = []
        for index in characters {
            left -= width(index)
            if left < 0 { break }
            result.append(index)
        }
        while let last = result.last, units[last] == TextUnits.space { result.removeLast() }
        return result
    }

    /// Returns the longest suffix that fits, without leading spaces.
    private func suffix(of characters: [Int], within columns: Int) -> [Int] {
        var left = columns
        var result: [Int] = []
        for index in characters.reversed() {
            left -= width(index)
            if left < 0 { break }
            result.append(index)
        }
        while let first = result.last, units[first] == TextUnits.space { result.removeLast() }
        return result.reversed()
    }
}

/// The rule for truncating a line in its middle.
enum MiddleTruncation {
    /// Returns how many characters from the start and from the end of a line fit the given width together; the whole
    /// line does not fit.
    ///
    /// Characters are taken alternately from the end and from the start, the last one first, until the next does not
    /// fit; a space is taken only together with the character beyond it. A width that exactly fits the characters
    /// shown therefore shows the same ones.
    static func counts<Length: AdditiveArithmetic & Comparable>(
        of count: Int,
        within room: Length,
        width: (Int) -> Length,
        isSpace: (Int) -> Bool
    ) -> (head: Int, tail: Int) {
        var (head, tail) = (0, 0)
        var left = room
        while head + tail < count {
            let takesTail = tail <= head
            let next = takesTail ? count - 1 - tail : head
            var (taken, length) = (1, width(next))
            let beyond = takesTail ? next - 1 : next + 1
            if isSpace(next), (head..<count - tail).contains(beyond) {
                (taken, length) = (2, length + width(beyond))
            }
            guard length <= left else { break }
            left -= length
            if takesTail {
                tail += taken
            } else {
                head += taken
            }
        }
        return (head, tail)
    }
}

/// Text as one byte per character, the form that line breaking needs.
///
/// A space and a line break are themselves. A byte above the space is a character of one column, so plain ASCII text
/// needs no conversion; any other byte is a number of columns.
enum TextUnits {
    static let space: UInt8 = 0x20
    static let lineBreak: UInt8 = 0x0A
    private static let maximumColumns = 9

    /// Returns the columns of a unit that is neither a space nor a line break.
    @inline(__always)
    static func columns(_ unit: UInt8) -> Int {
        unit > space ? 1 : Int(truncatingIfNeeded: unit)
    }

    /// Calls the body with the units of a text; `isPlain` is true if all units but spaces and line breaks take one
    /// column.
    static func withUnits<Result>(
        of text: String,
        _ body: (_ units: LineBreaker.Units, _ isPlain: Bool) -> Result
    ) -> Result {
        let result = text.utf8.withContiguousStorageIfAvailable { bytes in
            isPlain(bytes) ? body(bytes, true) : nil
        }
        if let result, let value = result { return value }
        // The body does not keep the units.
        return text.map(unit).withUnsafeBufferPointer { body($0, false) }
    }

    private static func isPlain(_ bytes: LineBreaker.Units) -> Bool {
        bytes.allSatisfy { $0 == lineBreak || ($0 >= space && $0 < 0x7F) }
    }

    private static func unit(of character: Character) -> UInt8 {
        switch character {
        case " ": return space
        case "\n", "\r", "\r\n", "\u{2028}", "\u{2029}": return lineBreak
        default: return UInt8(clamping: min(character.displayColumns, maximumColumns))
        }
    }
}
