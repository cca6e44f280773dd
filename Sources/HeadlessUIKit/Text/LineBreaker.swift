import Foundation

/// Breaks the units of a text into lines, greedily.
struct LineBreaker {
    /// A line: the range of its units from the start of its first word to the end of its last word, and its columns.
    struct Line {
        var range: Range<Int>
        var columns: Int
    }

    let units: UnsafeBufferPointer<UInt8>
    /// True if every unit except spaces and line breaks takes one column.
    let isPlain: Bool
    /// The maximum columns of a line, 1 or more.
    let limit: Int
    /// The maximum number of shown lines.
    let lineLimit: Int
    let mode: NSLineBreakMode

    init(units: UnsafeBufferPointer<UInt8>, isPlain: Bool, format: TextFormat, width: CGFloat) {
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
