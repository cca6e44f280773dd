extension TerminalScreen {
    mutating func escape(_ final: Unicode.Scalar, _ intermediates: String) {
        // Character sets: only ASCII is shown.
        if ["(", ")", "*", "+"].contains(intermediates) { return }
        switch (intermediates, final) {
        case ("", "7"): saveCursor()
        case ("", "8"): restoreCursor()
        case ("", "D"): lineFeed()
        case ("", "E"):
            move(column: 0)
            lineFeed()
        case ("", "M"): reverseLineFeed()
        case ("", "c"): reset()
        case ("", "="), ("", ">"), ("", "\\"): break
        default: unknown.append(intermediates + String(final))
        }
    }

    private mutating func reverseLineFeed() {
        if cursor.row == region.lowerBound {
            buffer.scrollDown(region, by: 1, style: style)
            move()
        } else {
            move(row: cursor.row - 1)
        }
    }

    mutating func system(_ text: String) {
        let parts = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
        switch parts[0] {
        case "0", "2": title = parts.count > 1 ? String(parts[1]) : ""
        // Links, colours and the clipboard show nothing.
        case "1", "8", "4", "10", "11", "12", "52", "104", "110", "111", "112": break
        default: unknown.append("]" + text)
        }
    }

    mutating func execute(_ sequence: ControlSequence) {
        let isKnown =
            switch (sequence.prefix, sequence.intermediates) {
            case ("", ""):
                moveCursor(sequence) || edit(sequence) || other(sequence)
            case ("?", ""): privateMode(sequence)
            case ("?", "$"): reportMode(sequence)
            // The shape of the cursor; more attributes of keys; the terminal's version.
            case ("", " "): sequence.final == "q"
            case (">", ""): "cmuq".unicodeScalars.contains(sequence.final)
            case ("<", ""), ("=", ""): sequence.final == "u"
            case ("", "!"): softReset(sequence)
            default: false
            }
        if !isKnown { unknown.append(Self.text(of: sequence)) }
    }

    private static func text(of sequence: ControlSequence) -> String {
        let parameters = sequence.parameters.map { $0.map(String.init).joined(separator: ":") }
        return "[" + sequence.prefix + parameters.joined(separator: ";") + sequence.intermediates
            + String(sequence.final)
    }

    private mutating func moveCursor(_ sequence: ControlSequence) -> Bool {
        let count = sequence.number(0)
        switch sequence.final {
        case "A": move(row: max(upperMargin, cursor.row - count))
        case "B", "e": move(row: min(lowerMargin, cursor.row + count))
        case "C", "a": move(column: cursor.column + count)
        case "D": move(column: cursor.column - count)
        case "E": move(row: min(lowerMargin, cursor.row + count), column: 0)
        case "F": move(row: max(upperMargin, cursor.row - count), column: 0)
        case "G", "`": move(column: count - 1)
        case "H", "f": address(row: count - 1, column: sequence.number(1) - 1)
        case "I": move(column: (cursor.column / 8 + count) * 8)
        case "Z": move(column: ((cursor.column + 7) / 8 - count) * 8)
        case "d": address(row: count - 1, column: cursor.column)
        default: return false
        }
        return true
    }

    /// The first row that the cursor reaches when it moves up from where it is.
    private var upperMargin: Int { cursor.row < region.lowerBound ? 0 : region.lowerBound }
    /// The last row that the cursor reaches when it moves down from where it is.
    private var lowerMargin: Int { cursor.row < region.upperBound ? region.upperBound - 1 : rows - 1 }

    private mutating func address(row: Int, column: Int) {
        let isRelative = modes.contains(6)
        move(row: isRelative ? min(region.lowerBound + row, region.upperBound - 1) : row, column: column)
    }

    private mutating func edit(_ sequence: ControlSequence) -> Bool {
        let count = sequence.number(0)
        let below = cursor.row..<region.upperBound
        switch sequence.final {
        case "J": eraseDisplay(sequence.selector)
        case "K": eraseLine(sequence.selector)
        case "X": buffer.erase(cursor.row, cursor.column..<min(columns, cursor.column + count), style: style)
        case "@": buffer.insertCells(count, row: cursor.row, column: cursor.column, style: style)
        case "P": buffer.deleteCells(count, row: cursor.row, column: cursor.column, style: style)
        case "L" where region.contains(cursor.row): buffer.scrollDown(below, by: count, style: style)
        case "M" where region.contains(cursor.row): buffer.scrollUp(below, by: count, style: style)
        case "L", "M": break
        case "S": scrollUp(count)
        case "T": buffer.scrollDown(region, by: count, style: style)
        case "b": repeatCharacter(count)
        default: return false
        }
        if sequence.final != "b" {
            mustWrap = false
            last = nil
        }
        return true
    }

    private mutating func repeatCharacter(_ count: Int) {
        guard let last, let character = cell(at: last).character else { return }
        for _ in 0..<min(count, columns * rows) {
            for scalar in character.unicodeScalars { show(scalar) }
        }
    }

    private mutating func eraseLine(_ what: Int) {
        let range = what == 0 ? cursor.column..<columns : what == 1 ? 0..<(cursor.column + 1) : 0..<columns
        buffer.erase(cursor.row, range, style: style)
    }

    private mutating func eraseDisplay(_ what: Int) {
        if what == 3 {
            scrolledOff = []
            return
        }
        eraseLine(what)
        let others = what == 0 ? (cursor.row + 1)..<rows : what == 1 ? 0..<cursor.row : 0..<rows
        for row in others { buffer.erase(row, 0..<columns, style: style) }
    }

    private mutating func other(_ sequence: ControlSequence) -> Bool {
        switch sequence.final {
        case "m": return style.apply(sequence.parameters)
        case "r":
            let top = min(sequence.number(0), rows) - 1
            let bottom = min(sequence.number(1, standard: rows), rows)
            guard top + 1 < bottom else { return true }
            region = top..<bottom
            address(row: 0, column: 0)
        case "s": saveCursor()
        case "u": restoreCursor()
        case "h" where sequence.selector == 4: isInserting = true
        case "l" where sequence.selector == 4: isInserting = false
        case "n", "c", "t": return answer(sequence)
        default: return false
        }
        return true
    }
}
