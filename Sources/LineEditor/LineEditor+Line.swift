import CLineEditor
import Foundation

extension LineEditor {
    /// The number of scalars in the edited line.
    var length: Int { editor.map { cle_line_length($0) } ?? 0 }

    /// The number of scalars before the cursor.
    var cursor: Int { editor.map { cle_line_cursor($0) } ?? 0 }

    /// Returns the first scalars of the edited line.
    func scalars(_ count: Int) -> [Unicode.Scalar] {
        guard let editor else { return [] }
        return (0..<max(0, count)).map { Unicode.Scalar(cle_line_scalar(editor, $0)) ?? "\u{fffd}" }
    }

    /// Returns the first scalars as text.
    func text(_ count: Int) -> String {
        String(String.UnicodeScalarView(scalars(count)))
    }

    /// Returns the cell of the cursor after a number of scalars.
    func position(after count: Int) -> CellPosition {
        var position = CellPosition()
        position.advance(over: prompt.plain.unicodeScalars, columns: columns)
        position.advance(over: scalars(count), columns: columns)
        return position
    }

    /// Runs an editing command for libedit.
    func run(_ command: cle_command) -> cle_outcome {
        guard let editor else { return CLE_OUTCOME_NOTHING }
        if let outcome = runInEntry(command) { return outcome }
        switch command {
        case CLE_COMMAND_COMPLETE:
            return complete()
        case CLE_COMMAND_BACK:
            return complete(back: true)
        case CLE_COMMAND_SUGGESTION:
            return acceptSuggestion()
        case CLE_COMMAND_PASTE:
            return paste()
        case CLE_COMMAND_REDRAW:
            redraw()
            return CLE_OUTCOME_NOTHING
        case CLE_COMMAND_QUOTE:
            quoting = .next
            return CLE_OUTCOME_NOTHING
        case CLE_COMMAND_TRANSPOSE:
            return transpose()
        case CLE_COMMAND_LITERAL:
            return insertLiteral()
        default:
            cle_move(editor, Int32(clamping: length - cursor))
            return CLE_OUTCOME_REFRESH
        }
    }
}

/// Characters of several scalars: libedit moves over one scalar and deletes one, and a cursor between a letter and its
/// accent is shown as one behind both.
extension LineEditor {
    /// The keys that delete a character: Ctrl-H, Backspace, Ctrl-D, the last of those that Delete sends, and two of vi.
    private static let deletingKeys = (["\u{8}", "\u{7f}", "\u{4}", "~", "x", "X"] as [Unicode.Scalar]).map(\.value)

    /// The key of vi that deletes the character at the cursor.
    private static let deletingKeyOfVi = Unicode.Scalar("x").value

    /// Makes the last key move over or delete whole characters.
    func completeCharacters() {
        if Self.deletingKeys.contains(state.lastKey) { deleteRest() }
        leaveCharacter()
        (state.lastScalars, state.lastCursor) = (scalars(length), cursor)
    }

    /// Deletes the parts of characters of which the last key deleted a part.
    private func deleteRest() {
        let (old, new, place) = (state.lastScalars, scalars(length), cursor)
        let count = old.count - new.count
        guard let editor, count > 0, place <= new.count, old[..<place] == new[..<place],
            old[(place + count)...] == new[place...]
        else { return }
        // The scalars of a character before the deleted ones, and of one behind them.
        var (before, behind) = (0, 0)
        var end = 0
        for character in String(String.UnicodeScalarView(old)) {
            let start = end
            end += character.unicodeScalars.count
            if start < place, end > place { before = place - start }
            if start < place + count, end > place + count { behind = end - place - count }
        }
        guard before + behind > 0 else { return }
        redrawWhole(from: place) {
            cle_move(editor, Int32(clamping: behind))
            cle_delete_before(editor, Int32(clamping: before + behind))
            // There is no place behind the last character in the mode of vi that has this key.
            if state.lastKey == Self.deletingKeyOfVi, cursor == length { cle_move(editor, -1) }
        }
    }

    /// Moves a cursor that a key has left between the parts of a character to its end, or back to its start.
    private func leaveCharacter() {
        let place = cursor
        guard let editor, place < length else { return }
        var end = 0
        for character in text(length) {
            let start = end
            end += character.unicodeScalars.count
            guard end > place else { continue }
            guard start < place else { return }
            cle_move(editor, Int32((place < state.lastCursor ? start : end) - place))
            redrawWhole(from: place)
            return
        }
    }

    /// Returns true for text that would end the search of Ctrl-R and be inserted into the line that it has found.
    ///
    /// libedit looks up the last eight bits of a character among the keys of commands, and searches by scalar: of a letter
    /// with an accent, the letter is enough.
    func endsSearch(_ scalar: UInt32) -> Bool {
        guard scalar > 0xff, let character = Unicode.Scalar(scalar) else { return false }
        let isSearched = (0x20..<0x7f).contains(scalar & 0xff) && !CellText.takesNoColumn(character)
        return !isSearched && isSearching
    }

    /// True while Ctrl-R or Ctrl-S searches: libedit adds a row to the line for what is searched.
    private var isSearching: Bool {
        let row = text(length).split(separator: "\n", omittingEmptySubsequences: false).dropFirst().last?.prefix(4)
        return row.map { ["bck:", "bck?", "fwd:", "fwd?"].contains($0) } ?? false
    }

    /// Exchanges the character before the cursor and the one at it; at the end of a line, the two before it.
    func transpose() -> cle_outcome {
        let characters = Array(text(length))
        var index = text(cursor).count
        if index < characters.count, characters[index] != "\n" { index += 1 }
        guard let editor, index >= 2, !characters[index - 2..<index].contains("\n") else { return CLE_OUTCOME_BEEP }
        let count = { (part: ArraySlice<Character>) in part.reduce(0) { $0 + $1.unicodeScalars.count } }
        cle_move(editor, Int32(clamping: count(characters[..<index]) - cursor))
        cle_delete_before(editor, Int32(clamping: count(characters[index - 2..<index])))
        _ = cle_insert(editor, String(characters[index - 2..<index].reversed()))
        return CLE_OUTCOME_REFRESH
    }
}
