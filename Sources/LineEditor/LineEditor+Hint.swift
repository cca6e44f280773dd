import CLineEditor
import Foundation

/// The texts around the line: the suggestion behind the cursor, and the rows below.
///
/// They are written when a key is waited for, and cleared before it takes effect: libedit knows nothing of them. All
/// movements are relative, because a row below the last one of the screen scrolls it.
extension LineEditor {
    /// The length of an input, in scalars or bytes, from which on it has no hints: they would take too long at each key.
    private static let longestHinted = 4_000
    /// The number of rows that a list may take on a low screen; on others, two thirds of the screen.
    private static let shortestList = 8

    /// Shows the hint and the list of candidates, if there is room; not while keys are waiting.
    func showHint() {
        guard input.isEmpty, !isSearching else { return }
        guard state.showsHints else { return isTallerThanScreen ? showWindow(above: []) : () }
        if currentMenu == nil { state.menu = nil }
        let isShort = length + state.above.utf8.count < Self.longestHinted
        var hint = isShort ? functions.hinter?(state.above + text(cursor), cursor == length) : nil
        if let note = currentNote {
            // The note goes with the next key.
            state.note = nil
            hint = Hint(signature: note, usesHistory: false, isDim: hint?.isDim ?? false)
        }
        if isTallerThanScreen { return showWindow(above: rows(ofHint: hint)) }
        guard hint != nil || state.menu != nil else { return }
        draw(hint ?? Hint(usesHistory: false, isDim: false))
    }

    /// Returns the rows of a hint below an entry that is taller than the screen: a list of candidates, or the signature.
    private func rows(ofHint hint: Hint?) -> [String] {
        let isDim = hint?.isDim ?? false
        if let menu = state.menu { return lines(of: menu, rows: terminalSize.rows / 2, isDim: isDim) }
        guard let hint, !hint.signature.isEmpty else { return [] }
        return [row(ofSignature: hint)]
    }

    private func draw(_ hint: Hint) {
        let (place, end) = (position(after: cursor), position(after: length))
        let size = terminalSize
        let room = size.rows - end.row - 1
        var rows: [String] = []
        var shown = ShownHint()
        var line = ""
        if let menu = state.menu {
            rows = lines(of: menu, rows: min(room, max(Self.shortestList, size.rows * 2 / 3)), isDim: hint.isDim)
        } else {
            let suggestion = suggestion(of: hint)
            if !hint.signature.isEmpty, room > 0 { rows.append(row(ofSignature: hint)) }
            if !suggestion.isEmpty, hint.isDim { line = inline(suggestion, after: end, hint.ellipsis) }
            let hasRow = !suggestion.isEmpty && !hint.isDim && rows.count < room
            if hasRow { rows.append(row(of: suggestion, hint)) }
            if hasRow || !line.isEmpty { shown.suggestion = suggestion }
        }
        shown.rows = rows.count
        guard !rows.isEmpty || !line.isEmpty else { return }
        let down = end.row - place.row
        var output = line.isEmpty ? "" : line + Self.column(place.column)
        if !rows.isEmpty {
            output += Self.rows(down, "B") + rows.map { "\r\n" + $0 + "\u{1b}[K" }.joined()
            output += Self.rows(rows.count + down, "A") + Self.column(place.column)
        }
        state.shown = shown
        show(output)
    }

    /// Clears what ``showHint()`` has shown.
    func hideHint() {
        hideWindow()
        guard let shown = state.shown else { return }
        state.shown = nil
        let (place, end) = (position(after: cursor), position(after: length))
        guard shown.rows > 0, place != end else { return show(shown.rows > 0 ? "\u{1b}[J" : "\u{1b}[K") }
        let down = end.row - place.row
        show(
            Self.rows(down, "B") + Self.column(end.column) + "\u{1b}[J" + Self.rows(down, "A")
                + Self.column(place.column)
        )
    }

    /// Inserts the suggestion that was shown when the key was typed: all of it, or its first word.
    func acceptSuggestion() -> cle_outcome {
        guard let editor, let accepted = state.accepted else { return CLE_OUTCOME_BEEP }
        state.accepted = nil
        _ = cle_insert(editor, accepted)
        return CLE_OUTCOME_REFRESH
    }

    // MARK: - The texts

    /// Returns the text that could follow the line; empty unless the cursor is at its end.
    private func suggestion(of hint: Hint) -> String {
        guard cursor == length, length > 0 else { return "" }
        let typed = text(length)
        let known = hint.usesHistory && state.above.isEmpty ? history.suggestion(after: typed) : nil
        let suggestion = known ?? hint.suggestion
        return TerminalText.canBeTyped(suggestion) ? suggestion : ""
    }

    private func inline(_ suggestion: String, after end: CellPosition, _ ellipsis: String) -> String {
        let room = columns - end.column - 1
        return room > 1 ? "\u{1b}[2m\(CellText.cut(suggestion, to: room, ellipsis))\u{1b}[0m" : ""
    }

    /// Returns the row with the whole line that the right key makes.
    private func row(of suggestion: String, _ hint: Hint) -> String {
        let typed = text(length).split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        let shown = TerminalText.symbols(typed + suggestion)
        let room = columns - 1 - CellText.width(hint.arrow)
        guard CellText.width(shown) > room else { return hint.arrow + shown }
        // Of a long line, the part around the cursor: what the right key inserts first must be seen.
        let before = TerminalText.symbols(String(typed))
        let kept = room / 2
        guard CellText.width(before) > kept else { return hint.arrow + CellText.cut(shown, to: room, hint.ellipsis) }
        let end = CellText.prefix(of: String(before.reversed()), columns: kept - CellText.width(hint.ellipsis))
        let part = String(end.reversed()) + shown.dropFirst(before.count)
        return hint.arrow + hint.ellipsis + CellText.cut(part, to: room - CellText.width(hint.ellipsis), hint.ellipsis)
    }

    private func row(ofSignature hint: Hint) -> String {
        let row = SignatureRow(hint.signature, columns: columns - 1, ellipsis: hint.ellipsis)
        let current = hint.isASCII ? row.current.replacing("‹", with: "<").replacing("›", with: ">") : row.current
        guard hint.isDim else { return row.before + current + row.after }
        return "\u{1b}[2m\(row.before)\u{1b}[0m\(current)\u{1b}[2m\(row.after)\u{1b}[0m"
    }

    private func lines(of menu: CandidateMenu, rows: Int, isDim: Bool) -> [String] {
        guard rows > 1 else { return [] }
        let list = CandidateList(
            menu.answer.candidates,
            selected: menu.selected,
            columns: columns,
            rows: rows,
            ellipsis: menu.answer.ellipsis
        )
        guard isDim, let line = list.selectedLine else { return list.lines }
        return list.lines.enumerated().map { $0 == line ? "\u{1b}[7m\($1)\u{1b}[0m" : $1 }
    }

    /// True while libedit searches the history: its own row is then the last of the line.
    private var isSearching: Bool {
        let row = String(String.UnicodeScalarView(scalars(length).split(separator: "\n").last ?? []))
        return length > 0 && ["bck:", "bck?", "fwd:", "fwd?"].contains { row.hasPrefix($0) }
    }

    // MARK: - Moving

    private static func rows(_ count: Int, _ direction: Character) -> String {
        count > 0 ? "\u{1b}[\(count)\(direction)" : ""
    }

    static func column(_ column: Int) -> String {
        column > 0 ? "\r\u{1b}[\(column)C" : "\r"
    }
}
