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
