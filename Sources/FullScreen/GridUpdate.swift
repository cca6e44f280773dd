import BlueprintInspector

/// The writer of a screen: it knows what the terminal shows, and sends only cells that differ.
package struct GridUpdate: Sendable {
    /// The screen that the terminal shows; nil if that is not known.
    private var shown: CellGrid?
    /// The escape sequence's parameters of a look; nil for plain text.
    private let look: @Sendable (CellStyle) -> String?
    /// Returns the character that the terminal shows for another one.
    private let shownAs: @Sendable (String) -> String

    /// A number of equal cells that are written again rather than skipped, because moving takes about as many bytes.
    private static let shortGap = 4

    /// A writer for a terminal whose contents are not known.
    ///
    /// - Parameters:
    ///   - look: Returns the parameters of the escape sequence of a look; nil for plain text.
    ///   - shownAs: Returns the text that is shown for another one, of the same width.
    package init(
        look: @escaping @Sendable (CellStyle) -> String?,
        shownAs: @escaping @Sendable (String) -> String = { $0 }
    ) {
        self.look = look
        self.shownAs = shownAs
    }

    /// Forgets what the terminal shows, since others have written to it.
    package mutating func forget() { shown = nil }

    /// Returns the characters that make the terminal show a screen, in one synchronised update; empty if it does.
    package mutating func text(for grid: CellGrid) -> String {
        var before = shown
        if before?.columns != grid.columns || before?.rows != grid.rows { before = nil }
        guard before != grid else { return "" }
        var pen = Pen(look: look, shownAs: shownAs)
        pen.output = "\u{1b}[?2026h\u{1b}[?25l"
        if before == nil { pen.output += "\u{1b}[0m\u{1b}[H\u{1b}[2J" }
        let old = before ?? CellGrid(columns: grid.columns, rows: grid.rows)
        for row in 0..<grid.rows { write(row, of: grid, over: old, with: &pen) }
        pen.set(CellStyle())
        if let cursor = grid.cursor {
            pen.output += "\u{1b}[\(cursor.row + 1);\(cursor.column + 1)H\u{1b}[?25h"
        }
        pen.output += "\u{1b}[?2026l"
        shown = grid
        return pen.output
    }

    private func write(_ row: Int, of grid: CellGrid, over old: CellGrid, with pen: inout Pen) {
        var column = 0
        while let first = (column..<grid.columns).first(where: { !grid[$0, row].looksLike(old[$0, row]) }) {
            var (last, next) = (first, first + 1)
            while next < grid.columns, next - last <= Self.shortGap {
                if !grid[next, row].looksLike(old[next, row]) { last = next }
                next += 1
            }
            // A wide character is written whole, and so is one that stood there.
            var start = first
            while start > 0, grid[start, row].character == nil || old[start, row].character == nil { start -= 1 }
            while last + 1 < grid.columns,
                grid[last + 1, row].character == nil || old[last + 1, row].character == nil
            {
                last += 1
            }
            pen.move(row: row, column: start)
            for place in start...last { pen.write(grid[place, row]) }
            column = last + 1
        }
    }
}

/// The state of a terminal that is written to.
private struct Pen {
    let look: (CellStyle) -> String?
    let shownAs: (String) -> String
    var output = ""
    private var style = CellStyle()

    init(look: @escaping (CellStyle) -> String?, shownAs: @escaping (String) -> String) {
        self.look = look
        self.shownAs = shownAs
    }

    mutating func move(row: Int, column: Int) {
        output += "\u{1b}[\(row + 1);\(column + 1)H"
    }

    mutating func write(_ cell: CellGrid.Cell) {
        guard let character = cell.character else { return }
        set(cell.style)
        output += shownAs(String(character))
    }

    mutating func set(_ next: CellStyle) {
        guard next != style else { return }
        let (old, new) = (look(style), look(next))
        style = next
        guard old != new else { return }
        output += new.map { "\u{1b}[0;\($0)m" } ?? "\u{1b}[0m"
    }
}
