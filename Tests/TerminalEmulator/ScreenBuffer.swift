/// The cells of a screen, with the rows that continue in the next one.
struct ScreenBuffer {
    private(set) var columns: Int
    private(set) var rows: [[Cell]]
    /// True for each row that continues in the next one because it was too long.
    private var goesOn: [Bool]

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
        goesOn = Array(repeating: false, count: rows)
    }

    /// Returns the text of cells, without trailing blanks.
    static func text(of cells: [Cell]) -> String {
        // Without closures: it runs for each row whenever something is waited for.
        var end = cells.count
        while end > 0, cells[end - 1].character == " " { end -= 1 }
        var text = ""
        for index in 0..<end {
            if let character = cells[index].character { text.append(character) }
        }
        return text
    }

    mutating func markWrapped(_ row: Int) {
        goesOn[row] = true
    }

    /// Puts a cluster into a cell and the next ones; what it covers only in part is erased.
    mutating func put(_ character: Character, width: Int, style: CellStyle, row: Int, column: Int) {
        let cells = column..<min(columns, column + width)
        split(row, cells)
        for index in cells { rows[row][index] = Cell(index == column ? character : nil, style: style) }
    }

    /// Returns the first cell of the cluster that covers a cell.
    func start(row: Int, column: Int) -> Int {
        var start = column
        while start > 0, rows[row][start].character == nil { start -= 1 }
        return start
    }

    /// Erases the clusters that lie across the ends of a range of cells.
    private mutating func split(_ row: Int, _ range: Range<Int>) {
        for edge in [range.lowerBound, range.upperBound] where edge < columns && rows[row][edge].character == nil {
            var index = start(row: row, column: edge)
            repeat {
                rows[row][index].character = " "
                index += 1
            } while index < columns && rows[row][index].character == nil
        }
    }

    mutating func erase(_ row: Int, _ range: Range<Int>, style: CellStyle) {
        guard !range.isEmpty else { return }
        split(row, range)
        for column in range { rows[row][column] = Cell(style: style.erased) }
        if range.upperBound == columns { goesOn[row] = false }
    }

    mutating func deleteCells(_ count: Int, row: Int, column: Int, style: CellStyle) {
        let count = min(count, columns - column)
        split(row, column..<(column + count))
        rows[row].removeSubrange(column..<(column + count))
        rows[row] += Array(repeating: Cell(style: style.erased), count: count)
        goesOn[row] = false
    }

    mutating func insertCells(_ count: Int, row: Int, column: Int, style: CellStyle) {
        let count = min(count, columns - column)
        split(row, column..<column)
        split(row, (columns - count)..<(columns - count))
        rows[row].insert(contentsOf: Array(repeating: Cell(style: style.erased), count: count), at: column)
        rows[row].removeLast(count)
        goesOn[row] = false
    }

    /// Moves the rows of a region up; returns those that left it.
    @discardableResult
    mutating func scrollUp(_ region: Range<Int>, by count: Int, style: CellStyle) -> [[Cell]] {
        let count = min(count, region.count)
        let leaving = Array(rows[region.lowerBound..<(region.lowerBound + count)])
        rows.removeSubrange(region.lowerBound..<(region.lowerBound + count))
        rows.insert(contentsOf: blankRows(count, style), at: region.upperBound - count)
        goesOn.removeSubrange(region.lowerBound..<(region.lowerBound + count))
        goesOn.insert(contentsOf: Array(repeating: false, count: count), at: region.upperBound - count)
        return leaving
    }

    mutating func scrollDown(_ region: Range<Int>, by count: Int, style: CellStyle) {
        let count = min(count, region.count)
        rows.removeSubrange((region.upperBound - count)..<region.upperBound)
        rows.insert(contentsOf: blankRows(count, style), at: region.lowerBound)
        goesOn.removeSubrange((region.upperBound - count)..<region.upperBound)
        goesOn.insert(contentsOf: Array(repeating: false, count: count), at: region.lowerBound)
    }

    private func blankRows(_ count: Int, _ style: CellStyle) -> [[Cell]] {
        Array(repeating: Array(repeating: Cell(style: style.erased), count: columns), count: count)
    }
}

extension ScreenBuffer {
    /// Changes the size by cutting off or adding cells at the right and at the bottom, as for the alternate screen.
    mutating func crop(columns newColumns: Int, rows newRows: Int) {
        for row in rows.indices where newColumns < columns { split(row, newColumns..<newColumns) }
        rows = rows.prefix(newRows).map { row in
            Array((row + Array(repeating: Cell(), count: max(0, newColumns - columns))).prefix(newColumns))
        }
        goesOn = Array(goesOn.prefix(newRows))
        let missing = newRows - rows.count
        rows += Array(repeating: Array(repeating: Cell(), count: newColumns), count: missing)
        goesOn += Array(repeating: false, count: missing)
        columns = newColumns
    }

    /// Changes the size: long lines wrap again, as on most terminals, and rows that do not fit scroll off.
    ///
    /// - Returns: the rows that scrolled off.
    mutating func reflow(columns newColumns: Int, rows newRows: Int, cursor: inout Position) -> [[Cell]] {
        var wrapped: [(cells: [Cell], goesOn: Bool)] = []
        var moved = Position(row: 0, column: 0)
        var first = 0
        while first < rows.count {
            let last = goesOn[first...].firstIndex(of: false) ?? rows.count - 1
            var line = Array(rows[first...last].joined())
            let offset = (first...last).contains(cursor.row) ? (cursor.row - first) * columns + cursor.column : nil
            while line.count > (offset ?? 0), line.last == Cell() { line.removeLast() }
            if let offset { moved = Position(row: wrapped.count + offset / newColumns, column: offset % newColumns) }
            repeat {
                let part = Array(line.prefix(newColumns))
                line.removeFirst(part.count)
                wrapped.append((part + Array(repeating: Cell(), count: newColumns - part.count), !line.isEmpty))
            } while !line.isEmpty
            first = last + 1
        }
        while wrapped.count > max(newRows, moved.row + 1), wrapped.last?.cells.allSatisfy({ $0 == Cell() }) == true {
            wrapped.removeLast()
        }
        let excess = max(0, min(wrapped.count - newRows, moved.row))
        let shown = wrapped.dropFirst(excess).prefix(newRows)
        rows = shown.map(\.cells)
        goesOn = shown.map(\.goesOn)
        rows += Array(repeating: Array(repeating: Cell(), count: newColumns), count: newRows - shown.count)
        goesOn += Array(repeating: false, count: newRows - shown.count)
        columns = newColumns
        cursor = Position(row: min(moved.row - excess, newRows - 1), column: moved.column)
        return wrapped.prefix(excess).map(\.cells)
    }
}
