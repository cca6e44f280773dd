import CLineEditor

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
