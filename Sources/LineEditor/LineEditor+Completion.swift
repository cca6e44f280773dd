import CLineEditor
import Foundation

extension LineEditor {
    /// Completes the word before the cursor to the common prefix of the candidates, and lists them below the line; the
    /// next time, moves in the list.
    func complete(back: Bool = false) -> cle_outcome {
        guard let editor, let completer else { return CLE_OUTCOME_BEEP }
        if let menu = currentMenu { return move(in: menu, back: back) }
        guard !back else { return CLE_OUTCOME_BEEP }
        let before = text(cursor)
        var answer = completer(state.above + text(length), state.above.utf8.count + before.utf8.count)
        answer.start -= state.above.utf8.count
        guard let start = wordStart(of: answer, in: before), !answer.candidates.isEmpty else { return findNothing() }
        let word = String(before[start...])
        let prefix = answer.commonPrefix
        // A name that cannot be typed is only listed: what is inserted must name what was meant.
        let only = answer.candidates.count == 1 && prefix == answer.candidates[0].text ? answer.candidates[0] : nil
        let isLonger = prefix != word && (prefix.hasPrefix(word) || only != nil)
        if isLonger { replaceWord(word.unicodeScalars.count, by: only.map(inserted) ?? prefix, in: editor) }
        if only != nil { return isLonger ? CLE_OUTCOME_REFRESH : CLE_OUTCOME_BEEP }
        state.menu = CandidateMenu(
            answer: answer,
            start: String(before[..<start]).unicodeScalars.count,
            line: text(length),
            cursor: cursor
        )
        return CLE_OUTCOME_REFRESH
    }

    /// Says that nothing completes the word, if texts are shown around the line.
    private func findNothing() -> cle_outcome {
        guard state.showsHints else { return CLE_OUTCOME_BEEP }
        state.note = LineNote(text: "no completions", place: (text(length), cursor))
        return CLE_OUTCOME_REFRESH
    }

    /// The note below the line; nil if there is none, or the line was changed since.
    var currentNote: String? {
        guard let note = state.note, note.place == (text(length), cursor) else { return nil }
        return note.text
    }

    /// The list below the line; nil if there is none, or the line was changed since.
    var currentMenu: CandidateMenu? {
        guard let menu = state.menu, menu.cursor == cursor, menu.line == text(length) else { return nil }
        return menu
    }

    /// Selects another candidate of a list, in place of the word.
    private func move(in menu: CandidateMenu, back: Bool) -> cle_outcome {
        guard let editor else { return CLE_OUTCOME_BEEP }
        var menu = menu
        menu.move(back: back)
        let candidate = menu.answer.candidates[menu.selected ?? 0]
        guard TerminalText.canBeTyped(candidate.text) else {
            state.menu = menu
            return CLE_OUTCOME_REFRESH
        }
        replaceWord(cursor - menu.start, by: inserted(candidate), in: editor)
        (menu.line, menu.cursor) = (text(length), cursor)
        state.menu = menu
        return CLE_OUTCOME_REFRESH
    }

    /// Returns the text that a candidate inserts; without the space at its end if one follows the cursor.
    private func inserted(_ candidate: CompletionCandidate) -> String {
        let text = candidate.inserted
        guard text.last == " ", let editor, cursor < length, cle_line_scalar(editor, cursor) == 0x20 else {
            return text
        }
        return String(text.dropLast())
    }

    private func replaceWord(_ count: Int, by text: String, in editor: OpaquePointer) {
        cle_delete_before(editor, Int32(clamping: count))
        if !text.isEmpty { _ = cle_insert(editor, text) }
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
        let size = terminalSize
        let list = CandidateList(
            answer.candidates,
            columns: size.columns,
            rows: size.rows - 2,
            ellipsis: answer.ellipsis
        )
        show(list.lines.map { $0 + "\n" }.joined())
    }
}
