import BlueprintInspector
import HeadlessUIKit

/// The look of a cell.
package struct CellStyle: Hashable, Sendable {
    /// The meaning of the text.
    package var text: TextStyle
    /// True if foreground and background are exchanged.
    package var isReversed: Bool

    /// A look, by default that of plain text.
    package init(_ text: TextStyle = .plain, isReversed: Bool = false) {
        self.text = text
        self.isReversed = isReversed
    }
}

/// A screen of cells, as a terminal shows it.
package struct CellGrid: Equatable, Sendable {
    /// One cell.
    package struct Cell: Equatable, Sendable {
        /// The character; nil for the second cell of a wide one.
        package var character: Character?
        /// The look.
        package var style: CellStyle

        /// Returns true if the terminal shows the same for both: a space has no colour, unless it is reversed.
        package func looksLike(_ other: Cell) -> Bool {
            self == other || isUnseen && other.isUnseen
        }

        private var isUnseen: Bool { character == " " && !style.isReversed && style.text != .selected }

        /// An empty cell.
        static let blank = Cell(character: " ", style: CellStyle())
    }

    /// The number of columns, at least 1.
    package let columns: Int
    /// The number of rows, at least 1.
    package let rows: Int
    /// The cell of the cursor; nil if it is hidden.
    package var cursor: CellPlace?
    private(set) var cells: [Cell]

    /// An empty screen; each side has at least one cell, and at most a thousand.
    package init(columns: Int, rows: Int) {
        self.columns = max(1, min(columns, 1000))
        self.rows = max(1, min(rows, 1000))
        cells = Array(repeating: .blank, count: self.columns * self.rows)
    }

    /// The cell at a place, which must be in the grid.
    package subscript(column: Int, row: Int) -> Cell { cells[row * columns + column] }

    /// Writes characters of one look into some columns of a row; returns the column after the last.
    ///
    /// What is left of the area is not written. A wide character that does not fit whole is left out.
    @discardableResult
    package mutating func write(
        _ text: String,
        column: Int,
        row: Int,
        before limit: Int,
        style: CellStyle = CellStyle()
    ) -> Int {
        guard row >= 0, row < rows else { return column }
        let limit = min(limit, columns)
        var column = column
        for character in text {
            let width = max(1, character.displayColumns)
            guard column + width <= limit else { return column }
            if column >= 0 { put(character, width, row * columns + column, style) }
            column += width
        }
        return column
    }

    /// Writes the part of a line from a column of its own on; returns the column after the last.
    @discardableResult
    package mutating func write(
        _ line: StyledText.Line,
        from start: Int = 0,
        column: Int,
        row: Int,
        before limit: Int
    ) -> Int {
        var (position, end) = (0, column)
        for span in line.spans {
            for character in span.text {
                let width = max(1, character.displayColumns)
                if position >= start {
                    let place = column + position - start
                    guard place + width <= limit else { return end }
                    end = write(String(character), column: place, row: row, before: limit, style: CellStyle(span.style))
                }
                position += width
            }
        }
        return end
    }

    private mutating func put(_ character: Character, _ width: Int, _ place: Int, _ style: CellStyle) {
        for index in place..<place + width { free(index) }
        cells[place] = Cell(character: character, style: style)
        for index in place + 1..<place + width { cells[index] = Cell(character: nil, style: style) }
    }

    /// Empties the other half of a wide character of which a cell is a half.
    private mutating func free(_ index: Int) {
        if cells[index].character == nil, index > 0 {
            cells[index - 1].character = " "
        } else if index % columns + 1 < columns, cells[index + 1].character == nil {
            cells[index + 1].character = " "
        }
        cells[index] = .blank
    }

    /// The characters, a line for each row, without spaces at the ends.
    package var text: String {
        (0..<rows).map { row in
            let line = cells[row * columns..<(row + 1) * columns].compactMap(\.character)
            return String(line.reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n")
    }
}
