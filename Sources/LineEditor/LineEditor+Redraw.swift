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

    /// Moves a cursor that a key has left between the parts of a character to its end, or back to its start.
    ///
    /// libedit moves by one scalar, and a cursor between a letter and its accent is shown as one behind both.
    func leaveCharacter() {
        let place = cursor
        defer { state.lastCursor = cursor }
        guard let editor, place < length else { return }
        var end = 0
        for character in text(length) {
            let start = end
            end += character.unicodeScalars.count
            guard end > place else { continue }
            guard start < place else { return }
            cle_move(editor, Int32((place < state.lastCursor ? start : end) - place))
            if !isTallerThanScreen { redrawWhole(from: place) }
            return
        }
    }

    /// Lets libedit draw prompt and line again; the terminal's cursor is behind a number of scalars.
    private func redrawWhole(from place: Int) {
        show(start(after: 0, before: place) + "\u{1b}[J")
        if let editor { cle_draw(editor) }
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
