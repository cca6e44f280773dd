/// A terminal's screen, as far as line editing and drawings use it: text, cursor moves, erasing, wrapping, scrolling.
struct ScreenModel {
    private(set) var columns: Int
    private(set) var rows: Int
    /// The cells of the screen; the second cell of a wide character is empty.
    private(set) var cells: [[Character?]]
    /// The rows that scrolled off the top, as text.
    private(set) var scrolledOff: [String] = []
    private(set) var row = 0
    private(set) var column = 0
    /// True if the program enabled bracketed paste.
    private(set) var hasBracketedPaste = false

    /// True for each row that continues in the next one because it was too long.
    private var goesOn: [Bool]
    private var mustWrap = false
    private var saved = (row: 0, column: 0)
    private var pending = String.UnicodeScalarView()

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
        goesOn = Array(repeating: false, count: rows)
    }

    /// The rows as text, without trailing blanks.
    var lines: [String] {
        cells.map { Self.text(of: $0) }
    }

    /// The text of the rows that scrolled off and of the screen.
    var text: String {
        var all = scrolledOff + lines
        while all.last?.isEmpty == true { all.removeLast() }
        return all.joined(separator: "\n")
    }

    /// The row that contains the cursor.
    var currentLine: String { lines[row] }

    /// Interprets output of the program; an escape sequence may continue in the next call.
    mutating func write(_ text: String) {
        pending.append(contentsOf: text.unicodeScalars)
        while let scalar = pending.first {
            if scalar == "\u{1b}" {
                guard let length = escapeSequence() else { return }
                pending.removeFirst(length)
            } else {
                pending.removeFirst()
                put(scalar)
            }
        }
    }

    /// Changes the size: long lines wrap again, as on most terminals, and rows that do not fit scroll off.
    mutating func resize(columns newColumns: Int, rows newRows: Int) {
        var wrapped: [(cells: [Character?], goesOn: Bool)] = []
        var cursor = (row: 0, column: 0)
        var first = 0
        while first < rows {
            let last = goesOn[first...].firstIndex(of: false) ?? rows - 1
            var line = Array(cells[first...last].joined())
            let offset = (first...last).contains(row) ? (row - first) * columns + column : nil
            while line.count > (offset ?? 0), line.last == " " { line.removeLast() }
            if let offset { cursor = (wrapped.count + offset / newColumns, offset % newColumns) }
            repeat {
                let part = Array(line.prefix(newColumns))
                line.removeFirst(part.count)
                let padding: [Character?] = Array(repeating: " ", count: newColumns - part.count)
                wrapped.append((part + padding, !line.isEmpty))
            } while !line.isEmpty
            first = last + 1
        }
        while wrapped.count > max(newRows, cursor.row + 1), wrapped.last?.cells.allSatisfy({ $0 == " " }) == true {
            wrapped.removeLast()
        }
        let excess = max(0, min(wrapped.count - newRows, cursor.row))
        scrolledOff += wrapped.prefix(excess).map { Self.text(of: $0.cells) }
        let shown = wrapped.dropFirst(excess).prefix(newRows)
        let blank: [Character?] = Array(repeating: " ", count: newColumns)
        cells = shown.map(\.cells) + Array(repeating: blank, count: newRows - shown.count)
        goesOn = shown.map(\.goesOn) + Array(repeating: false, count: newRows - shown.count)
        (columns, rows) = (newColumns, newRows)
        (row, column) = (min(cursor.row - excess, rows - 1), cursor.column)
        mustWrap = false
    }

    private static func text(of cells: [Character?]) -> String {
        var text = String(cells.compactMap { $0 })
        while text.last == " " { text.removeLast() }
        return text
    }
}

extension ScreenModel {
    private mutating func put(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\r":
            column = 0
            mustWrap = false
        case "\n":
            lineFeed()
        case "\u{8}":
            column = max(0, column - 1)
            mustWrap = false
        case "\t":
            column = min(columns - 1, (column / 8 + 1) * 8)
        case "\u{7}", "\u{e}", "\u{f}", "\0":
            break
        default:
            show(scalar)
        }
    }

    private mutating func show(_ scalar: Unicode.Scalar) {
        let width = Self.width(of: scalar)
        if width == 0 {
            join(scalar)
            return
        }
        if mustWrap || column + width > columns {
            column = 0
            goesOn[row] = true
            lineFeed()
        }
        cells[row][column] = Character(scalar)
        if width == 2 { cells[row][column + 1] = nil }
        column += width
        mustWrap = column >= columns
        if mustWrap { column = columns - 1 }
    }

    private mutating func join(_ scalar: Unicode.Scalar) {
        let target = max(0, mustWrap ? column : column - 1)
        let index = cells[row][target] == nil ? max(0, target - 1) : target
        guard let base = cells[row][index] else { return }
        var text = String(base)
        text.unicodeScalars.append(scalar)
        if text.count == 1, let character = text.first { cells[row][index] = character }
    }

    private mutating func lineFeed() {
        mustWrap = false
        if row == rows - 1 { scrollUp() } else { row += 1 }
    }

    private mutating func scrollUp() {
        scrolledOff.append(Self.text(of: cells.removeFirst()))
        cells.append(Array(repeating: " ", count: columns))
        goesOn.removeFirst()
        goesOn.append(false)
    }

    /// Returns the number of cells of a scalar: two for East Asian wide characters and pictographs, none for combining
    /// marks.
    private static func width(of scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        switch scalar.value {
        case 0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f, 0xff00...0xff60,
            0xffe0...0xffe6, 0x1f300...0x1f64f, 0x1f680...0x1f6ff, 0x1f900...0x1f9ff, 0x20000...0x3fffd:
            return 2
        default:
            return 1
        }
    }
}

extension ScreenModel {
    /// Executes the escape sequence at the front and returns its length; nil if it is incomplete.
    private mutating func escapeSequence() -> Int? {
        let scalars = Array(pending)
        guard scalars.count > 1 else { return nil }
        switch scalars[1] {
        case "[":
            guard let end = scalars.dropFirst(2).firstIndex(where: { (0x40...0x7e).contains($0.value) }) else {
                return nil
            }
            control(scalars[end], parameters: String(String.UnicodeScalarView(scalars[2..<end])))
            return end + 1
        case "]":
            guard let end = scalars.firstIndex(of: "\u{7}") else { return nil }
            return end + 1
        case "(", ")":
            return scalars.count > 2 ? 3 : nil
        case "7":
            saved = (row, column)
        case "8":
            (row, column) = saved
            mustWrap = false
        case "M":
            row = max(0, row - 1)
        default:
            break
        }
        return 2
    }

    private mutating func control(_ final: Unicode.Scalar, parameters: String) {
        if parameters.hasPrefix("?") {
            if parameters == "?2004" { hasBracketedPaste = final == "h" }
            return
        }
        let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        let first = numbers.first ?? 0
        let count = max(1, first)
        if final != "m" { mustWrap = false }
        switch final {
        case "A": row = max(0, row - count)
        case "B": row = min(rows - 1, row + count)
        case "C": column = min(columns - 1, column + count)
        case "D": column = max(0, column - count)
        case "G": column = min(columns - 1, count - 1)
        case "H", "f":
            row = min(rows - 1, count - 1)
            column = min(columns - 1, max(1, numbers.count > 1 ? numbers[1] : 1) - 1)
        case "J": eraseDisplay(first)
        case "K": eraseLine(first)
        case "P": deleteCells(count)
        case "@": insertCells(count)
        case "X": blank(row, column..<min(columns, column + count))
        default: break
        }
    }

    private mutating func blank(_ row: Int, _ range: Range<Int>) {
        for column in range { cells[row][column] = " " }
        if range.upperBound == columns { goesOn[row] = false }
    }

    private mutating func eraseLine(_ what: Int) {
        switch what {
        case 0: blank(row, column..<columns)
        case 1: blank(row, 0..<(column + 1))
        default: blank(row, 0..<columns)
        }
    }

    private mutating func eraseDisplay(_ what: Int) {
        eraseLine(what)
        let others = what == 0 ? (row + 1)..<rows : what == 1 ? 0..<row : 0..<rows
        for index in others { blank(index, 0..<columns) }
    }

    private mutating func deleteCells(_ count: Int) {
        let line = cells[row]
        cells[row] = Array((line[..<column] + line[column...].dropFirst(count) + blanks(count)).prefix(columns))
    }

    private mutating func insertCells(_ count: Int) {
        let line = cells[row]
        cells[row] = Array((line[..<column] + blanks(count) + line[column...]).prefix(columns))
    }

    private func blanks(_ count: Int) -> [Character?] {
        Array(repeating: " ", count: min(count, columns))
    }
}
