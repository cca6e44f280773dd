import CLineEditor
import Foundation

extension LineEditor {
    /// Completes the word before the cursor to the common prefix of the candidates; lists them if that adds nothing.
    func complete() -> cle_outcome {
        guard let editor, let completer else { return CLE_OUTCOME_BEEP }
        let before = text(cursor)
        let answer = completer(text(length), before.utf8.count)
        guard let start = wordStart(of: answer, in: before), !answer.candidates.isEmpty else { return CLE_OUTCOME_BEEP }
        let word = String(before[start...])
        let prefix = answer.commonPrefix
        // A name that cannot be typed is only listed: what is inserted must name what was meant.
        let only = answer.candidates.count == 1 && prefix == answer.candidates[0].text ? answer.candidates[0] : nil
        if prefix != word, prefix.hasPrefix(word) || only != nil {
            cle_delete_before(editor, Int32(clamping: word.unicodeScalars.count))
            if !prefix.isEmpty { _ = cle_insert(editor, only?.leadsOn == true ? prefix + " " : prefix) }
            return CLE_OUTCOME_REFRESH
        }
        if only != nil { return CLE_OUTCOME_BEEP }
        list(answer.candidates)
        return CLE_OUTCOME_NOTHING
    }

    private func wordStart(of answer: CompletionAnswer, in before: String) -> String.Index? {
        guard (0...before.utf8.count).contains(answer.start) else { return nil }
        let index = before.utf8.index(before.startIndex, offsetBy: answer.start)
        return index.samePosition(in: before.unicodeScalars)
    }

    /// Lists the candidates for the end of a line that cannot be edited.
    func listPlainly(completing line: String) {
        let candidates = completer?(line, line.utf8.count).candidates ?? []
        let list = CandidateList(
            candidates.map(\.label),
            columns: terminalSize.columns,
            rows: terminalSize.rows - 2,
            isSingleColumn: candidates.contains { $0.label != $0.text }
        )
        show(candidates.isEmpty ? "no completions\n" : list.lines.map { $0 + "\n" }.joined())
    }

    /// Shows the candidates below the line, and redraws the line below them.
    ///
    /// Candidates with descriptions are shown one per line.
    private func list(_ candidates: [CompletionCandidate]) {
        guard let editor else { return }
        let size = terminalSize
        let list = CandidateList(
            candidates.map(\.label),
            columns: size.columns,
            rows: size.rows - 2,
            isSingleColumn: candidates.contains { $0.label != $0.text }
        )
        moveBelowLine()
        show(list.lines.map { $0 + "\r\n" }.joined())
        cle_draw(editor)
    }
}
