import CLineEditor

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
