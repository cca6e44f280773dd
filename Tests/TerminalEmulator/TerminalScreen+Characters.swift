extension TerminalScreen {
    mutating func control(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\r": move(column: 0)
        case "\n", "\u{b}", "\u{c}": lineFeed()
        case "\u{8}": move(column: cursor.column - 1)
        case "\t": move(column: (cursor.column / 8 + 1) * 8)
        case "\u{7}": bells += 1
        default: break
        }
    }

    /// Shows a character at the cursor, or joins it to the cluster before.
    mutating func show(_ scalar: Unicode.Scalar) {
        if join(scalar) { return }
        let width = ClusterWidth.of(scalar)
        guard width > 0 else { return }
        if mustWrap || cursor.column + width > columns { wrap(width: width) }
        if isInserting { buffer.insertCells(width, row: cursor.row, column: cursor.column, style: style) }
        buffer.put(Character(scalar), width: width, style: style, row: cursor.row, column: cursor.column)
        last = cursor
        advance(to: cursor.column + width)
    }

    private mutating func wrap(width: Int) {
        guard modes.contains(7) else {
            cursor.column = max(0, columns - width)
            return
        }
        buffer.markWrapped(cursor.row)
        cursor.column = 0
        lineFeed()
    }

    private mutating func advance(to column: Int) {
        mustWrap = column >= columns && modes.contains(7)
        cursor.column = min(column, columns - 1)
    }

    /// Joins a scalar to the cluster before if it makes one with it; returns false if it does not.
    private mutating func join(_ scalar: Unicode.Scalar) -> Bool {
        let isMark = ClusterWidth.of(scalar) == 0
        guard let place = last ?? (isMark ? placeBefore : nil),
            let base = cell(at: place).character
        else { return false }
        var text = String(base)
        text.unicodeScalars.append(scalar)
        guard text.count == 1, let cluster = text.first else { return false }
        let cellStyle = cell(at: place).style
        let width = min(max(ClusterWidth.of(cluster), 1), columns - place.column)
        let isAtCursor = last != nil
        buffer.put(cluster, width: width, style: cellStyle, row: place.row, column: place.column)
        if isAtCursor { advance(to: place.column + width) }
        return true
    }

    /// The place of the cluster to the left of the cursor.
    private var placeBefore: Position? {
        let column = mustWrap ? cursor.column : cursor.column - 1
        guard column >= 0 else { return nil }
        return Position(row: cursor.row, column: buffer.start(row: cursor.row, column: column))
    }

    mutating func lineFeed() {
        mustWrap = false
        last = nil
        if cursor.row == region.upperBound - 1 {
            scrollUp(1)
        } else if cursor.row < rows - 1 {
            cursor.row += 1
        }
    }

    mutating func scrollUp(_ count: Int) {
        let leaving = buffer.scrollUp(region, by: count, style: style)
        if !isAlternate, region.lowerBound == 0 { scrolledOff += leaving.map { ScreenBuffer.text(of: $0) } }
    }

    /// Moves the cursor within the screen.
    mutating func move(row: Int? = nil, column: Int? = nil) {
        cursor.row = min(max(0, row ?? cursor.row), rows - 1)
        cursor.column = min(max(0, column ?? cursor.column), columns - 1)
        mustWrap = false
        last = nil
    }
}
