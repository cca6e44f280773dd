extension TerminalScreen {
    /// The modes that the emulation knows: 1 cursor keys, 6 origin, 7 autowrap, 12 blinking cursor, 25 visible cursor,
    /// 47, 1047 and 1049 alternate screen, 1000 to 1003 and 1006 mouse, 1004 focus, 1048 saved cursor, 2004 bracketed
    /// paste, 2026 synchronised update.
    private static let known: Set<Int> = [
        1, 6, 7, 12, 25, 47, 1000, 1001, 1002, 1003, 1004, 1006, 1007, 1047, 1048, 1049, 2004, 2026,
    ]

    mutating func privateMode(_ sequence: ControlSequence) -> Bool {
        let numbers = sequence.parameters.map { $0[0] }
        guard sequence.final == "h" || sequence.final == "l" else { return false }
        for number in numbers { set(number, sequence.final == "h") }
        return numbers.allSatisfy(Self.known.contains)
    }

    private mutating func set(_ number: Int, _ isOn: Bool) {
        let wasOn = modes.contains(number)
        if isOn { modes.insert(number) } else { modes.remove(number) }
        switch number {
        case 6: move(row: isOn ? region.lowerBound : 0, column: 0)
        case 7: mustWrap = mustWrap && isOn
        case 47, 1047, 1049: showAlternate(isOn)
        case 1048: if isOn { saveCursor() } else { restoreCursor() }
        case 2026: if wasOn, !isOn { synchronisedUpdates += 1 }
        default: break
        }
    }

    /// Shows the alternate screen, blank, or again the main one with its cursor.
    private mutating func showAlternate(_ isOn: Bool) {
        if isOn, main == nil {
            saveCursor()
            main = (buffer, saved)
            buffer = ScreenBuffer(columns: columns, rows: rows)
        } else if !isOn, let main {
            buffer = main.buffer
            self.main = nil
            saved = main.cursor
            restoreCursor()
        }
        last = nil
    }

    mutating func saveCursor() {
        saved = SavedCursor(position: cursor, style: style, mustWrap: mustWrap, hasOrigin: modes.contains(6))
    }

    mutating func restoreCursor() {
        move(row: saved.position.row, column: saved.position.column)
        style = saved.style
        mustWrap = saved.mustWrap
        if saved.hasOrigin { modes.insert(6) } else { modes.remove(6) }
    }

    /// Brings the terminal to its first state, except for what it counted.
    mutating func reset() {
        showAlternate(false)
        _ = softReset(ControlSequence(intermediates: "!", final: "p"))
        modes = [7, 25]
        buffer = ScreenBuffer(columns: columns, rows: rows)
        move(row: 0, column: 0)
    }

    mutating func softReset(_ sequence: ControlSequence) -> Bool {
        guard sequence.final == "p" else { return false }
        modes.subtract([1, 6])
        modes.formUnion([7, 25])
        (style, saved, region, isInserting) = (CellStyle(), SavedCursor(), 0..<rows, false)
        return true
    }

    /// Answers which state a mode has: 1 set, 2 reset, 0 unknown.
    mutating func reportMode(_ sequence: ControlSequence) -> Bool {
        guard sequence.final == "p" else { return false }
        let number = sequence.selector
        let state = !Self.known.contains(number) ? 0 : modes.contains(number) ? 1 : 2
        replies.append("\u{1b}[?\(number);\(state)$y")
        return true
    }

    /// Answers questions about the terminal, the cursor and the size.
    mutating func answer(_ sequence: ControlSequence) -> Bool {
        switch (sequence.final, sequence.selector) {
        case ("n", 5): replies.append("\u{1b}[0n")
        case ("n", 6): replies.append("\u{1b}[\(cursor.row + 1);\(cursor.column + 1)R")
        case ("c", 0): replies.append("\u{1b}[?62;22c")
        case ("t", 18): replies.append("\u{1b}[8;\(rows);\(columns)t")
        // The title is saved and restored.
        case ("t", 22), ("t", 23): break
        default: return false
        }
        return true
    }

    /// Changes the size: long lines of the main screen wrap again, as on most terminals, and rows that do not fit
    /// scroll off; the alternate screen is cut off.
    package mutating func resize(columns newColumns: Int, rows newRows: Int) {
        if var main {
            var place = main.cursor.position
            scrolledOff += main.buffer.reflow(columns: newColumns, rows: newRows, cursor: &place)
                .map { ScreenBuffer.text(of: $0) }
            main.cursor.position = place
            main.cursor.mustWrap = false
            self.main = main
            buffer.crop(columns: newColumns, rows: newRows)
        } else {
            scrolledOff += buffer.reflow(columns: newColumns, rows: newRows, cursor: &cursor)
                .map { ScreenBuffer.text(of: $0) }
        }
        (columns, rows) = (newColumns, newRows)
        region = 0..<newRows
        move()
    }
}
