import HeadlessUIKit

/// A grid of terminal cells: characters, and border strokes that join where they meet.
struct Canvas {
    /// The weight of a stroke.
    enum Weight: UInt8 {
        case light = 1
        case heavy = 2
    }

    /// The directions in which a stroke leaves a cell.
    enum Arm: Int {
        case up, right, down, left
    }

    private struct Cell {
        /// The character shown instead of the border; empty for none, and after a wide character.
        var text: Character?
        var isCovered = false
        var style = TextStyle.plain
        /// Two bits for each direction.
        var arms: UInt8 = 0
        /// One bit for each direction, for a stroke of two edges with a gap between them.
        var gaps: UInt8 = 0

        func weight(_ arm: Arm) -> UInt8 { arms >> UInt8(truncatingIfNeeded: arm.rawValue * 2) & 3 }

        /// True if any stroke in the cell is heavy.
        var isHeavy: Bool { arms & 0b1010_1010 != 0 }
    }

    let columns: Int
    let rows: Int
    private var cells: [Cell]

    /// Creates an empty grid; each side is at least one cell, and at most a thousand.
    init(columns: Int, rows: Int) {
        self.columns = max(1, min(columns, 1000))
        self.rows = max(1, min(rows, 1000))
        cells = Array(repeating: Cell(), count: self.columns * self.rows)
    }

    private func position(_ column: Int, _ row: Int) -> Int? {
        guard column >= 0, row >= 0, column < columns, row < rows else { return nil }
        return row * columns + column
    }

    // MARK: Strokes

    private mutating func add(_ arm: Arm, _ weight: Weight, column: Int, row: Int, style: TextStyle) {
        guard let position = position(column, row) else { return }
        let old = cells[position].weight(arm)
        let new = max(old, weight.rawValue)
        let shift = UInt8(truncatingIfNeeded: arm.rawValue * 2)
        cells[position].arms = cells[position].arms & ~(3 << shift) | new << shift
        clear(position)
        if cells[position].style != .selected { cells[position].style = style }
        if cells[position].isHeavy, cells[position].style == .dim { cells[position].style = .viewBacked }
    }

    private mutating func clear(_ position: Int) {
        // Most cells have a border and no text.
        guard cells[position].text != nil || cells[position].isCovered else { return }
        if cells[position].text == nil, cells[position].isCovered, position > 0 { cells[position - 1].text = " " }
        if let text = cells[position].text, text.displayColumns == 2, position + 1 < cells.count {
            cells[position + 1].isCovered = false
        }
        cells[position].text = nil
        cells[position].isCovered = false
    }

    /// Draws a horizontal stroke from one column to another; it begins and ends in the middle of a cell.
    mutating func horizontal(_ from: Int, _ to: Int, row: Int, weight: Weight, style: TextStyle) {
        guard from < to, row >= 0, row < rows, to >= 0, from < columns else { return }
        for column in max(from, -1)...min(to, columns) {
            if column < to { add(.right, weight, column: column, row: row, style: style) }
            if column > from { add(.left, weight, column: column, row: row, style: style) }
        }
    }

    /// Draws a vertical stroke from one row to another; it begins and ends in the middle of a cell.
    mutating func vertical(_ from: Int, _ to: Int, column: Int, weight: Weight, style: TextStyle) {
        guard from < to, column >= 0, column < columns, to >= 0, from < rows else { return }
        for row in max(from, -1)...min(to, rows) {
            if row < to { add(.down, weight, column: column, row: row, style: style) }
            if row > from { add(.up, weight, column: column, row: row, style: style) }
        }
    }

    /// Marks a stroke as that of two edges with a gap between them; where there is no stroke, nothing changes.
    ///
    /// - Parameters:
    ///   - range: the rows of a vertical stroke, the columns of a horizontal one.
    ///   - place: the column of a vertical stroke, the row of a horizontal one.
    mutating func markGap(_ range: ClosedRange<Int>, at place: Int, isVertical: Bool) {
        let (towards, back): (Arm, Arm) = isVertical ? (.down, .up) : (.right, .left)
        for step in range.clamped(to: 0...max(columns, rows)) {
            let found = isVertical ? position(place, step) : position(step, place)
            guard let found else { continue }
            if step < range.upperBound { cells[found].gaps |= 1 << UInt8(truncatingIfNeeded: towards.rawValue) }
            if step > range.lowerBound { cells[found].gaps |= 1 << UInt8(truncatingIfNeeded: back.rawValue) }
        }
    }

    /// Draws the four sides of a rectangle, clipped to the grid; a flat one is a single stroke.
    mutating func rectangle(_ cells: CellRect, weight: Weight, style: TextStyle) {
        horizontal(cells.left, cells.right, row: cells.top, weight: weight, style: style)
        if cells.bottom > cells.top {
            horizontal(cells.left, cells.right, row: cells.bottom, weight: weight, style: style)
        }
        vertical(cells.top, cells.bottom, column: cells.left, weight: weight, style: style)
        if cells.right > cells.left {
            vertical(cells.top, cells.bottom, column: cells.right, weight: weight, style: style)
        }
    }

    /// Returns true if a stroke crosses or leaves the row in a cell.
    func hasVerticalArm(column: Int, row: Int) -> Bool {
        guard let position = position(column, row) else { return true }
        return cells[position].weight(.up) > 0 || cells[position].weight(.down) > 0
    }

    // MARK: Text

    /// Returns true if a cell has a character.
    func hasText(column: Int, row: Int) -> Bool {
        guard let position = position(column, row) else { return true }
        return cells[position].text != nil || cells[position].isCovered
    }

    /// Returns true if a cell is in the grid and has neither a border nor a character other than a space.
    func isBlank(column: Int, row: Int) -> Bool {
        guard let position = position(column, row) else { return false }
        return cells[position].arms == 0 && !cells[position].isCovered && cells[position].text.map { $0 == " " } ?? true
    }

    /// Returns true if text stands in the grid from a column on.
    func shows(_ text: String, column: Int, row: Int) -> Bool {
        var column = column
        return text.allSatisfy { character in
            defer { column += max(1, character.displayColumns) }
            return position(column, row).map { cells[$0].text == character } ?? false
        }
    }

    /// Writes text from a column on, replacing what is there; text beyond the limit is omitted.
    mutating func write(_ text: String, column: Int, row: Int, limit: Int, style: TextStyle, overBorders: Bool = true) {
        guard row >= 0, row < rows else { return }
        var column = column
        for character in text {
            let width = max(1, character.displayColumns)
            guard column + width <= min(limit, columns) else { return }
            if column >= 0 {
                put(character, width: width, column: column, row: row, style: style, overBorders: overBorders)
            }
            column += width
        }
    }

    private mutating func put(
        _ character: Character,
        width: Int,
        column: Int,
        row: Int,
        style: TextStyle,
        overBorders: Bool
    ) {
        guard let first = position(column, row) else { return }
        let places = first..<min(first + width, cells.count)
        if !overBorders, places.contains(where: { cells[$0].arms != 0 }) { return }
        for place in places {
            clear(place)
            cells[place].style = style
        }
        cells[first].text = character
        for place in places.dropFirst() { cells[place].isCovered = true }
    }

    // MARK: Result

    /// The grid as text, without spaces at the ends of lines.
    func text(border: BorderGlyphs) -> StyledText {
        var result = StyledText()
        for row in 0..<rows {
            let line = cells[row * columns..<(row + 1) * columns]
            let end = line.lastIndex { $0.text.map { $0 != " " } ?? ($0.arms != 0) } ?? line.startIndex - 1
            result.append(styledLine(line.prefix(end - line.startIndex + 1), border: border))
        }
        return result
    }

    private func styledLine(_ line: ArraySlice<Cell>, border: BorderGlyphs) -> StyledText.Line {
        var spans: [StyledText.Span] = []
        var text = ""
        var style = TextStyle.plain
        for cell in line where !cell.isCovered {
            let character =
                cell.text
                ?? border.character(
                    up: cell.weight(.up),
                    right: cell.weight(.right),
                    down: cell.weight(.down),
                    left: cell.weight(.left),
                    gaps: cell.gaps
                )
            let own = character == " " ? Self.styleOfSpace(in: cell, after: style) : cell.style
            if own != style, !text.isEmpty {
                spans.append(StyledText.Span(text, style: style))
                text = ""
            }
            style = own
            text.append(character)
        }
        if !text.isEmpty { spans.append(StyledText.Span(text, style: style)) }
        return StyledText.Line(spans: spans)
    }

    /// Returns the style of a space: that of the text before it, which saves spans, where the style is not seen in it.
    ///
    /// The selection is shown reversed, so its style is seen: it ends with its border and its title.
    private static func styleOfSpace(in cell: Cell, after style: TextStyle) -> TextStyle {
        if cell.style == .selected, cell.text != nil { return .selected }
        return style == .selected ? .plain : style
    }
}

/// A rectangle on the grid, given by the cells of its edges.
package struct CellRect: Hashable {
    package var left: Int
    package var top: Int
    package var right: Int
    package var bottom: Int

    var columns: Int { right - left }
    var rows: Int { bottom - top }
}

extension Canvas {
    /// Draws a dotted frame over everything but texts; sides beyond the grid are left out.
    mutating func dots(_ cells: CellRect, title: String, style: DrawingStyle) {
        let (across, down, corner) = style == .unicode ? ("┈", "┊", "·") : (".", ".", ".")
        for row in max(0, cells.top)...max(0, min(cells.bottom, rows - 1)) {
            let isEdge = row == cells.top || row == cells.bottom
            for column in max(0, cells.left)...max(0, min(cells.right, columns - 1)) {
                let isSide = column == cells.left || column == cells.right
                guard isEdge || isSide, !hasText(column: column, row: row) else { continue }
                let dot = isEdge && isSide ? corner : isEdge ? across : down
                write(dot, column: column, row: row, limit: columns, style: .changed)
            }
        }
        guard cells.top >= 0 else { return }
        write(title, column: cells.left + 1, row: cells.top, limit: min(cells.right, columns), style: .changed)
    }
}

extension FrameScene {
    /// Returns the cells of a proposal; a side without a limit lies just outside the drawing.
    func cells(of proposal: ProposedFrame) -> CellRect? {
        guard proposal.frame.origin.x.isFinite, proposal.frame.origin.y.isFinite else { return nil }
        var cells = scale.cells(proposal.frame)
        if !proposal.frame.width.isFinite { cells.right = columns }
        if !proposal.frame.height.isFinite { cells.bottom = rows }
        return cells.right < 0 || cells.bottom < 0 || cells.left >= columns || cells.top >= rows ? nil : cells
    }
}

/// The border characters, one for each combination of light and heavy strokes that meet in a cell.
struct BorderGlyphs: Sendable {
    /// The characters by the weights of the strokes up, right, down and left: 0 none, 1 light, 2 heavy.
    private let table: [Character]
    /// The characters of strokes for two edges with a gap between them.
    private let gaps: GapGlyphs

    private init(table: [Character], gaps: GapGlyphs) {
        self.table = table
        self.gaps = gaps
    }

    /// Returns the character for strokes of these weights; weights above 2 count as 2.
    ///
    /// - Parameter gaps: a bit for each stroke, up the lowest, for two edges.
    func character(up: UInt8, right: UInt8, down: UInt8, left: UInt8, gaps: UInt8 = 0) -> Character {
        if gaps != 0, let character = self.gaps.character(up > 0, right > 0, down > 0, left > 0, gaps) {
            return character
        }
        let index = [up, right, down, left].reduce(0) { $0 * 3 + Int(truncatingIfNeeded: min($1, 2)) }
        return table[index]
    }

    /// Heavy lines and light dashes; a double line for two edges.
    static let unicode = BorderGlyphs(
        table: Array(
            " ╴╸╷┐┑╻┒┓╶╌╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳"
                + "╵┘┙╎┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈"
                + "╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
        ),
        gaps: GapGlyphs(down: "  ║    ╥║ ║╢ ╨╟╫", across: " ═  ══ ╤   ╡ ╧╞╪", both: "   ╗  ╔╦ ╝ ╣╚╩╠╬")
    )

    /// `=` and `|` for heavy strokes, `-` and `:` for light ones, and `+` where they meet; `"` and `~` for two edges.
    static let ascii = BorderGlyphs(
        table: (0..<81).map { index in
            let (up, right, down, left) = (index / 27, index / 9 % 3, index / 3 % 3, index % 3)
            if up + down == 0 { return right + left == 0 ? " " : max(right, left) == 2 ? "=" : "-" }
            if right + left == 0 { return max(up, down) == 2 ? "|" : ":" }
            return "+"
        },
        gaps: GapGlyphs(down: "  \"     \" \"     ", across: " ~  ~~          ", both: "")
    )
}

/// The border characters of strokes for two edges with a gap between them.
private struct GapGlyphs: Sendable {
    // By the strokes: 8 for up, 4 for right, 2 for down and 1 for left; a space where there is no character of its own,
    // as for a corner with a gap on one side, which stays that of its frame.
    private let down: [Character]
    private let across: [Character]
    private let both: [Character]

    /// Creates the characters for gaps in vertical strokes, in horizontal ones, and in both.
    init(down: String, across: String, both: String) {
        (self.down, self.across, self.both) = (Array(down), Array(across), Array(both))
    }

    /// Returns the character for some strokes, with a bit for each for two edges; nil if one line that
    /// crosses the cell is whole on one side.
    func character(_ up: Bool, _ right: Bool, _ down: Bool, _ left: Bool, _ gaps: UInt8) -> Character? {
        func isGap(_ isFirst: Bool, _ first: UInt8, _ isSecond: Bool, _ second: UInt8) -> Bool {
            (isFirst || isSecond) && (!isFirst || gaps & first != 0) && (!isSecond || gaps & second != 0)
        }
        let family =
            switch (isGap(up, 1, down, 4), isGap(right, 2, left, 8)) {
            case (true, true): both
            case (true, false): self.down
            case (false, true): across
            case (false, false): [Character]()
            }
        let index = (up ? 8 : 0) + (right ? 4 : 0) + (down ? 2 : 0) + (left ? 1 : 0)
        guard family.indices.contains(index), family[index] != " " else { return nil }
        return family[index]
    }
}
