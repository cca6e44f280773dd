import CLineEditor
import TextFiles

/// The place in the history that the up and down keys have reached.
struct Recall {
    /// The text that entries begin with; empty for all entries.
    let prefix: String
    /// The line before the first of these keys.
    let typed: String
    /// The index of the shown entry, counted from the oldest one.
    var index: Int
    /// The shown entry.
    var shown: String
}

extension LineEditor {
    /// Shows the next older or newer entry that begins with the text before the cursor, as it was before the first of
    /// these keys.
    func recall(older isOlder: Bool) -> cle_outcome {
        let current = text(length)
        if let recall = state.recall, recall.shown == current { return recall.step(in: self, older: isOlder) }
        guard isOlder else { return CLE_OUTCOME_BEEP }
        let before = text(cursor)
        let count = history.entries.count
        var start = Recall(prefix: before, typed: current, index: count, shown: current)
        if start.next(in: history, older: true) != nil { return start.step(in: self, older: true) }
        // A line that Ctrl-R has found: the entries before it follow.
        guard let index = history.entries.lastIndex(where: { TerminalText.typed($0) == current }) else {
            return CLE_OUTCOME_BEEP
        }
        start = Recall(prefix: "", typed: current, index: index, shown: current)
        return start.step(in: self, older: true)
    }

    /// Replaces the line by another text, with the cursor at its end.
    func replaceLine(by text: String) {
        guard let editor else { return }
        cle_move(editor, Int32(clamping: length - cursor))
        cle_delete_before(editor, Int32(clamping: length))
        if !text.isEmpty { _ = cle_insert(editor, text) }
    }
}

extension Recall {
    /// Returns the next entry with the prefix that differs from the shown one; nil if there is none.
    fileprivate func next(in history: History, older isOlder: Bool) -> (index: Int, text: String)? {
        let entries = history.entries
        let indices =
            isOlder ? Array((0..<min(index, entries.count)).reversed()) : Array(entries.indices.dropFirst(index + 1))
        for index in indices where entries[index].hasPrefix(prefix) {
            let text = TerminalText.typed(entries[index])
            if text != shown { return (index, text) }
        }
        return nil
    }

    /// Shows the next entry; after the newest one, the line as it was typed.
    fileprivate func step(in editor: LineEditor, older isOlder: Bool) -> cle_outcome {
        guard let next = next(in: editor.history, older: isOlder) else {
            guard !isOlder else { return CLE_OUTCOME_BEEP }
            editor.state.recall = nil
            editor.replaceLine(by: typed)
            return CLE_OUTCOME_REFRESH
        }
        var recall = self
        (recall.index, recall.shown) = (next.index, next.text)
        editor.replaceLine(by: next.text)
        editor.state.recall = recall
        editor.state.origin = next.text
        return CLE_OUTCOME_REFRESH
    }
}
