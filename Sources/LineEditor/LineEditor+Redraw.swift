import CLineEditor

/// Lines that libedit does not draw as terminals lay them out.
extension LineEditor {
    /// Draws the line again where libedit's drawing differs from what the terminal shows, or will show.
    func correctDrawing() {
        guard input.isEmpty, !isTallerThanScreen else { return }
        let (before, text) = (state.drawn, text(length))
        let isWrapped = position(after: length).row > 0
        state.drawn = isWrapped ? text : nil
        // libedit then clears what is behind the last column of a row, which terminals take for the next row.
        if isWrapped || before != nil, cursor != length, text != before { redrawWhole(from: cursor) }
        if text.contains(where: Self.hasParts) || text != before && endsRowWithSpace { write(text) }
    }

    /// Lets libedit draw prompt and line again; the terminal's cursor is behind a number of scalars.
    ///
    /// - Parameter change: a change of the line before it is drawn.
    func redrawWhole(from place: Int, after change: () -> Void = {}) {
        let clearing = (isTallerThanScreen ? "\u{1b}[H" : start(after: 0, before: place)) + "\u{1b}[J"
        change()
        guard let editor, !isTallerThanScreen else { return }
        show(clearing)
        cle_draw(editor)
    }

    /// Writes the text of the line behind the prompt, as one text that the terminal wraps.
    private func write(_ text: String) {
        var place = position(after: 0)
        var output = start(after: 0, before: cursor) + Self.column(place.column) + "\u{1b}[J"
        for character in text {
            place.advance(over: character.unicodeScalars, columns: columns)
            let isTab = character == "\t"
            output += character == "\n" ? "\r\n" : isTab ? "" : TerminalText.echo(of: String(character))
            guard isTab || Self.hasParts(character) else { continue }
            output += place.column == 0 ? "\r\n" : Self.column(place.column)
        }
        // Behind the last column, the next row begins only with the next character.
        if place.column == 0, text.last != "\n" { output += " " }
        show(output + start(after: cursor, before: length) + Self.column(position(after: cursor).column))
    }

    /// Returns the sequence that moves from the place after some scalars to the first column of the row after others.
    private func start(after count: Int, before other: Int) -> String {
        let rows = position(after: other).row - position(after: count).row
        return "\r" + (rows > 0 ? "\u{1b}[\(rows)A" : "")
    }

    /// Returns true for a character of several scalars, such as a letter with a separate accent or joined emoji.
    ///
    /// libedit leaves accents out, and counts the parts of emoji, which a terminal may show as one: the character is
    /// written, and what follows it where libedit expects it.
    private static func hasParts(_ character: Character) -> Bool {
        character.unicodeScalars.contains(where: CellText.takesNoColumn) || character.unicodeScalars.count > 1
    }

    /// True if a space ends a row that is continued.
    ///
    /// libedit does not write it, and so a wider window does not join the rows.
    private var endsRowWithSpace: Bool {
        laidOutRows.dropLast().contains { $0.last == " " && CellText.width($0) == columns }
    }
}

/// Keys inside an entry of several lines: they move and delete within its lines.
extension LineEditor {
    /// Runs an editing command for the lines of an entry; nil for other commands.
    func runInEntry(_ command: cle_command) -> cle_outcome? {
        guard let editor else { return nil }
        switch command {
        case CLE_COMMAND_UP: return moveUp()
        case CLE_COMMAND_DOWN: return moveDown()
        case CLE_COMMAND_LINE_START: move(to: lineStart(before: cursor))
        case CLE_COMMAND_LINE_END: move(to: lineEnd(after: cursor))
        case CLE_COMMAND_KILL: return kill()
        case CLE_COMMAND_NEW_LINE: _ = cle_insert(editor, "\n")
        default: return nil
        }
        return CLE_OUTCOME_REFRESH
    }

    private func lineStart(before place: Int) -> Int {
        (scalars(place).lastIndex(of: "\n") ?? -1) + 1
    }

    private func lineEnd(after place: Int) -> Int {
        scalars(length)[place...].firstIndex(of: "\n") ?? length
    }

    private func move(to place: Int) {
        if let editor { cle_move(editor, Int32(clamping: place - cursor)) }
    }

    /// Moves to the candidate above, or to the line above; in the first one, goes back in the history, or to the earlier lines of the input.
    private func moveUp() -> cle_outcome {
        if currentMenu?.selected != nil { return complete(back: true) }
        let start = lineStart(before: cursor)
        guard start > 0 else { return state.canGoBack ? leave() : recall(older: true) }
        let above = lineStart(before: start - 1)
        move(to: min(above + cursor - start, start - 1))
        return CLE_OUTCOME_REFRESH
    }

    /// Moves to the candidate below, or to the line below; in the last one, goes forward in the history.
    private func moveDown() -> cle_outcome {
        if currentMenu != nil { return complete() }
        let end = lineEnd(after: cursor)
        guard end < length else { return recall(older: false) }
        let column = cursor - lineStart(before: cursor)
        move(to: min(end + 1 + column, lineEnd(after: end + 1)))
        return CLE_OUTCOME_REFRESH
    }

    /// Deletes to the end of the line; in the last one, libedit does, and keeps the text to yank it.
    private func kill() -> cle_outcome {
        let end = lineEnd(after: cursor)
        guard end < length, let editor else {
            state.nextKey = UInt32(CLE_KEY_KILL)
            return CLE_OUTCOME_NOTHING
        }
        let count = max(1, end - cursor)
        move(to: cursor + count)
        cle_delete_before(editor, Int32(clamping: count))
        return CLE_OUTCOME_REFRESH
    }

    /// Leaves the line for the lines above, which are edited with it as one text.
    private func leave() -> cle_outcome {
        let rows = position(after: cursor).row
        show("\r" + (rows > 0 ? "\u{1b}[\(rows)A" : ""))
        state.left = text(length)
        return CLE_OUTCOME_NOTHING
    }
}

/// Entries of several rows. Of one with more rows than the screen, a window around the cursor is shown.
///
/// libedit draws only the last rows of such an entry. So the window is written over its drawing while a key is waited for,
/// and libedit draws again before the key takes effect.
extension LineEditor {
    /// True if prompt and line have more rows than the screen.
    var isTallerThanScreen: Bool { position(after: length).row >= terminalSize.rows }

    /// Shows the rows around the cursor, and below them those of a hint.
    func showWindow(above hint: [String]) {
        let size = terminalSize
        let rows = laidOutRows
        let below = hint.prefix(max(0, size.rows / 2))
        let count = max(1, size.rows - below.count)
        let place = position(after: cursor)
        var top = min(state.window ?? max(0, rows.count - count), max(0, rows.count - count))
        if place.row < top { top = place.row }
        if place.row >= top + count { top = place.row - count + 1 }
        state.window = top
        state.isWindowShown = true
        let shown = rows[top..<min(rows.count, top + count)] + below
        show(
            "\u{1b}[H\u{1b}[J" + shown.joined(separator: "\r\n")
                + "\u{1b}[\(place.row - top + 1);\(place.column + 1)H"
        )
    }

    /// Draws the entry as libedit does, where the window is.
    func hideWindow() {
        guard let editor, state.isWindowShown else { return }
        state.isWindowShown = false
        show("\u{1b}[H\u{1b}[J")
        cle_draw(editor)
    }

    /// The rows of prompt and line, as libedit lays them out.
    var laidOutRows: [String] {
        var rows = [""]
        var place = CellPosition()
        for scalar in Array(prompt.plain.unicodeScalars) + scalars(length) {
            var next = place
            next.advance(over: [scalar], columns: columns)
            let isInNextRow = next.row > place.row && (scalar == "\n" || next.column > 0)
            if isInNextRow { rows.append("") }
            if scalar != "\n" { rows[rows.count - 1].unicodeScalars.append(TerminalText.symbol(for: scalar)) }
            if next.row > place.row, !isInNextRow { rows.append("") }
            place = next
        }
        return rows
    }
}
