import CLineEditor

extension LineEditor {
    /// Inserts a paste.
    ///
    /// The first line completes the edited line, the next ones are queued, and the text after the last newline stays in
    /// the editor, before the text that followed the cursor.
    func paste() -> cle_outcome {
        if let initial = state.initial {
            state.initial = nil
            insert(initial)
            if let editor { cle_move(editor, -Int32(clamping: state.countAfterCursor)) }
            return CLE_OUTCOME_REFRESH
        }
        guard let editor, let text = pasted.text else { return CLE_OUTCOME_NOTHING }
        pasted.text = nil
        quoting = .none
        if let start = pasted.last {
            pasted.last = nil
            insert(start.before + start.after)
            cle_move(editor, -Int32(clamping: start.after.unicodeScalars.count))
            return CLE_OUTCOME_REFRESH
        }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let first = lines.first, lines.count > 1 else {
            insert(text)
            return CLE_OUTCOME_REFRESH
        }
        let last = lines.removeLast()
        let after = String(self.text(length).unicodeScalars.dropFirst(cursor))
        cle_move(editor, Int32(clamping: length - cursor))
        cle_delete_before(editor, Int32(clamping: after.unicodeScalars.count))
        insert(first)
        pasted.lines = Array(lines.dropFirst())
        pasted.last = (before: last, after: after)
        return CLE_OUTCOME_REFRESH
    }

    private func insert(_ text: String) {
        guard let editor, !text.isEmpty else { return }
        _ = cle_insert(editor, TerminalText.typed(text))
    }

    /// Inserts the key that follows Ctrl-V.
    func insertLiteral() -> cle_outcome {
        guard case .key(let scalar) = quoting else { return CLE_OUTCOME_BEEP }
        quoting = .none
        insert(String(scalar))
        return CLE_OUTCOME_REFRESH
    }
}
