import CLineEditor
import Foundation

/// The texts around the line: the suggestion behind the cursor, and the rows below.
///
/// They are written while a key is waited for, and cleared before it takes effect: libedit knows nothing of them. All
/// movements are relative, because a row below the last one of the screen scrolls it.
extension LineEditor {
    /// The length of an input, in scalars or bytes, from which on it has no hints: they would mostly take too long.
    private static let longestHinted = 4_000
    /// The number of rows that a list may take on a low screen; on others, two thirds of the screen.
    private static let shortestList = 8

    /// Shows the list of candidates or a note, if there is room, or else lets a hint be computed; not while keys are
    /// waiting.
    func showHint() {
        guard input.isEmpty, !isSearching else { return }
        guard state.showsHints else { return isTallerThanScreen ? showWindow(above: []) : () }
        if currentMenu == nil { state.menu = nil }
        if let note = currentNote {
            // The note goes with the next key.
            state.note = nil
            return show(Hint(signature: note), usesHistory: false)
        }
        if state.menu != nil { return show(Hint()) }
        state.wantsHint = state.look != nil && length + state.above.utf8.count < Self.longestHinted
        if isTallerThanScreen { return showWindow(above: Array(repeating: "", count: state.rowsBelowWindow)) }
        // A suggestion from the history need not be computed, and stays when the rest comes.
        if state.wantsHint { show(Hint()) }
    }

    /// Shows a hint, or the list of candidates if there is one.
    func show(_ hint: Hint, usesHistory: Bool = true) {
        var look = state.look ?? .plain
        look.usesHistory = look.usesHistory && usesHistory
        guard isTallerThanScreen else { return draw(hint, look) }
        let rows = rows(of: hint, look)
        guard !state.isWindowShown || !rows.isEmpty || state.rowsBelowWindow > 0 else { return }
        state.rowsBelowWindow = rows.count
        showWindow(above: rows)
    }

    /// Returns the rows of a hint below an entry that is taller than the screen: a list of candidates, or the signature.
    private func rows(of hint: Hint, _ look: HintLook) -> [String] {
        if let menu = state.menu { return lines(of: menu, rows: terminalSize.rows / 2, isDim: look.isDim) }
        return hint.signature.isEmpty ? [] : [row(ofSignature: hint, look)]
    }

    private func draw(_ hint: Hint, _ look: HintLook) {
        let (place, end) = (position(after: cursor), position(after: length))
        let size = terminalSize
        let room = size.rows - end.row - 1
        var rows: [String] = []
        var shown = ShownHint()
        var line = ""
        if let menu = state.menu {
            rows = lines(of: menu, rows: min(room, max(Self.shortestList, size.rows * 2 / 3)), isDim: look.isDim)
        } else {
            let suggestion = suggestion(of: hint, look)
            if !hint.signature.isEmpty, room > 0 { rows.append(row(ofSignature: hint, look)) }
            if !suggestion.isEmpty, look.isDim { line = inline(suggestion, after: end, look.ellipsis) }
            let hasRow = !suggestion.isEmpty && !look.isDim && rows.count < room
            if hasRow { rows.append(row(of: suggestion, look)) }
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

    /// Drops the hint that is computed, and clears what is shown.
    func hideHint() {
        dropHint()
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
    private func suggestion(of hint: Hint, _ look: HintLook) -> String {
        guard cursor == length, length > 0 else { return "" }
        let typed = text(length)
        let known = look.usesHistory && state.above.isEmpty ? history.suggestion(after: typed) : nil
        let suggestion = known ?? hint.suggestion
        return TerminalText.canBeTyped(suggestion) ? suggestion : ""
    }

    private func inline(_ suggestion: String, after end: CellPosition, _ ellipsis: String) -> String {
        let room = columns - end.column - 1
        return room > 1 ? "\u{1b}[2m\(CellText.cut(suggestion, to: room, ellipsis))\u{1b}[0m" : ""
    }

    /// Returns the row with the whole line that the right key makes.
    private func row(of suggestion: String, _ look: HintLook) -> String {
        let typed = text(length).split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        let shown = TerminalText.symbols(typed + suggestion)
        let room = columns - 1 - CellText.width(look.arrow)
        guard CellText.width(shown) > room else { return look.arrow + shown }
        // Of a long line, the part around the cursor: what the right key inserts first must be seen.
        let before = TerminalText.symbols(String(typed))
        let kept = room / 2
        guard CellText.width(before) > kept else { return look.arrow + CellText.cut(shown, to: room, look.ellipsis) }
        let end = CellText.prefix(of: String(before.reversed()), columns: kept - CellText.width(look.ellipsis))
        let part = String(end.reversed()) + shown.dropFirst(before.count)
        return look.arrow + look.ellipsis + CellText.cut(part, to: room - CellText.width(look.ellipsis), look.ellipsis)
    }

    private func row(ofSignature hint: Hint, _ look: HintLook) -> String {
        let row = SignatureRow(hint.signature, columns: columns - 1, ellipsis: look.ellipsis)
        let current = look.isASCII ? row.current.replacing("‹", with: "<").replacing("›", with: ">") : row.current
        guard look.isDim else { return row.before + current + row.after }
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
