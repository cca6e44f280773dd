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
        list(answer)
        return CLE_OUTCOME_NOTHING
    }

    private func wordStart(of answer: CompletionAnswer, in before: String) -> String.Index? {
        guard (0...before.utf8.count).contains(answer.start) else { return nil }
        let index = before.utf8.index(before.startIndex, offsetBy: answer.start)
        return index.samePosition(in: before.unicodeScalars)
    }

    /// Lists the candidates for the end of a line that cannot be edited.
    func listPlainly(completing line: String) {
        guard let answer = completer?(line, line.utf8.count), !answer.candidates.isEmpty else {
            return show("no completions\n")
        }
        show(CandidateList(answer, size: terminalSize).lines.map { $0 + "\n" }.joined())
    }

    /// Shows the candidates below the line, and redraws the line below them.
    private func list(_ answer: CompletionAnswer) {
        guard let editor else { return }
        let list = CandidateList(answer, size: terminalSize)
        moveBelowLine()
        show(list.lines.map { $0 + "\r\n" }.joined())
        cle_draw(editor)
    }
}

extension CandidateList {
    /// The candidates on a terminal, with room for the lines around them; those with descriptions one per line.
    fileprivate init(_ answer: CompletionAnswer, size: Terminal.Size) {
        self.init(
            answer.candidates.map(\.label),
            columns: size.columns,
            rows: size.rows - 2,
            isSingleColumn: answer.candidates.contains { $0.label != $0.text },
            ellipsis: answer.ellipsis
        )
    }
}
