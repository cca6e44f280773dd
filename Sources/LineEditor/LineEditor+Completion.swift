import CLineEditor
import Foundation

extension LineEditor {
    /// Completes the word at the cursor to the common prefix of the candidates, and lists them below the line; the next
    /// time, moves in the list.
    func complete(back: Bool = false) -> cle_outcome {
        guard let editor, let completer = functions.completer else { return CLE_OUTCOME_BEEP }
        if let menu = currentMenu { return move(in: menu, back: back) }
        guard !back else { return CLE_OUTCOME_BEEP }
        let before = text(cursor)
        // What the completer uses belongs to one thread at a time.
        worker?.stop()
        var answer = completer(state.above + text(length), state.above.utf8.count + before.utf8.count)
        if InterruptFlag.take() { return CLE_OUTCOME_REFRESH }
        answer.start -= state.above.utf8.count
        answer.end -= state.above.utf8.count
        guard let start = wordStart(of: answer, in: before), !answer.candidates.isEmpty else { return findNothing() }
        let word = String(before[start...])
        let prefix = answer.commonPrefix
        // A name that cannot be typed is only listed: what is inserted must name what was meant.
        let only = answer.candidates.count == 1 && prefix == answer.candidates[0].text ? answer.candidates[0] : nil
        let isLonger = prefix != word && (prefix.hasPrefix(word) || only != nil)
        let rest = rest(of: answer, behind: before)
        // What stands behind the cursor already is not inserted once more.
        let added = prefix.unicodeScalars.dropFirst(word.unicodeScalars.count)
        let doubled = isLonger ? zip(added, rest).prefix { $0 == $1 }.count : 0
        let replaced = only == nil ? doubled : rest.count
        if isLonger {
            let text = only.map { inserted($0, before: rest.count) } ?? prefix
            replaceWord(word.unicodeScalars.count, and: replaced, by: text, in: editor)
        }
        if only != nil { return isLonger ? CLE_OUTCOME_REFRESH : CLE_OUTCOME_BEEP }
        state.menu = CandidateMenu(
            answer: answer,
            start: String(before[..<start]).unicodeScalars.count,
            rest: rest.count - replaced,
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
        replaceWord(cursor - menu.start, and: menu.rest, by: inserted(candidate, before: menu.rest), in: editor)
        (menu.line, menu.cursor, menu.rest) = (text(length), cursor, 0)
        state.menu = menu
        return CLE_OUTCOME_REFRESH
    }

    /// Returns the text that a candidate inserts before the end of the word; without the space at its end if one follows
    /// there.
    private func inserted(_ candidate: CompletionCandidate, before rest: Int) -> String {
        let (text, end) = (candidate.inserted, cursor + rest)
        guard text.last == " ", let editor, end < length, cle_line_scalar(editor, end) == 0x20 else { return text }
        return String(text.dropLast())
    }

    /// Replaces a number of scalars before the cursor, and a number behind it.
    private func replaceWord(_ count: Int, and rest: Int, by text: String, in editor: OpaquePointer) {
        cle_move(editor, Int32(clamping: rest))
        cle_delete_before(editor, Int32(clamping: count + rest))
        if !text.isEmpty { _ = cle_insert(editor, text) }
    }

    /// Returns the part of the completed word that stands behind the cursor.
    private func rest(of answer: CompletionAnswer, behind before: String) -> [Unicode.Scalar] {
        let line = text(length)
        let bytes = line.utf8.prefix(max(0, answer.end)).dropFirst(before.utf8.count)
        return Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    }

    private func wordStart(of answer: CompletionAnswer, in before: String) -> String.Index? {
        guard (0...before.utf8.count).contains(answer.start) else { return nil }
        let index = before.utf8.index(before.startIndex, offsetBy: answer.start)
        return index.samePosition(in: before.unicodeScalars)
    }

    /// Lists the candidates for the end of a line that cannot be edited.
    func listPlainly(completing line: String) {
        guard let answer = functions.completer?(line, line.utf8.count), !InterruptFlag.take() else { return }
        guard !answer.candidates.isEmpty else { return show("no completions\n") }
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
