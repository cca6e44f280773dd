import CLineEditor
import Foundation

extension LineEditor {
    /// The longest pause within a key sequence after Escape, in milliseconds.
    private static let escapePause: Int32 = 30

    /// Reads the next key for libedit.
    func readKey(into key: UnsafeMutablePointer<UInt32>?) -> Int32 {
        if state.isCancelled || state.left != nil { return -1 }
        if state.initial != nil {
            key?.pointee = UInt32(CLE_KEY_PASTE)
            return 1
        }
        if let next = state.nextKey {
            state.nextKey = nil
            key?.pointee = next
            return 1
        }
        if pasted.text != nil {
            key?.pointee = UInt32(CLE_KEY_PASTE)
            return 1
        }
        if pasted.endsLine {
            key?.pointee = UInt32(CLE_KEY_ACCEPT)
            return 1
        }
        completeCharacters()
        correctDrawing()
        showHint()
        let scalar = nextKey()
        hideHint()
        guard let scalar else { return hasHungUp ? 0 : -1 }
        if endsSearch(scalar) {
            show("\u{7}")
            return readKey(into: key)
        }
        let sent = sentKey(for: scalar)
        state.lastKey = sent
        key?.pointee = sent
        return 1
    }

    /// Returns the key that libedit is given for a key: the program's own key for text that libedit must not interpret
    /// or draw as it is.
    private func sentKey(for scalar: UInt32) -> UInt32 {
        guard let character = Unicode.Scalar(scalar), !Self.ownKeys.contains(scalar) else { return scalar }
        if case .next = quoting {
            quoting = .key(character)
            return UInt32(CLE_KEY_LITERAL)
        }
        // libedit would write a mark on the character before it, and count a column for it.
        guard TerminalText.isHidden(character) || CellText.takesNoColumn(character) else { return scalar }
        pasted.text = String(character)
        return UInt32(CLE_KEY_PASTE)
    }

    private static let ownKeys = UInt32(CLE_KEY_PASTE)...UInt32(CLE_KEY_BACK)

    /// Returns the next key; nil at the end of the input.
    private func nextKey() -> UInt32? {
        while true {
            // The bytes after Escape are read before a signal is handled, so that a key is never split.
            if input.isEmpty { input.isInKey = false }
            if !input.isInKey, let key = takeSignal() ?? takeHintKey() { return key }
            switch input.head {
            case .scalar(let scalar):
                if isStartOfHintKey, isReadable(milliseconds: Self.escapePause), wait(milliseconds: 0) { continue }
                if scalar.value == UInt32(InputBuffer.escape) { input.isInKey = true }
                return input.takeScalar()?.value
            case .paste:
                input.isInKey = false
                if let text = input.takePaste() {
                    let lines = Self.lines(of: text)
                    pasted.text = cursor == 0 ? functions.pasting(lines) : lines
                    return UInt32(CLE_KEY_PASTE)
                }
                guard wait(milliseconds: -1) else { return nil }
            case .cutOff:
                if !isReadable(milliseconds: Self.escapePause) {
                    let scalar = input.takeScalar()?.value
                    if scalar == UInt32(InputBuffer.escape), closeMenu() { continue }
                    return scalar
                }
                guard wait(milliseconds: 0) else { return nil }
            case nil:
                guard waitForKey() else { return nil }
            }
        }
    }

    /// Takes a key that concerns the texts around the line; returns the one that libedit is given instead.
    private func takeHintKey() -> UInt32? {
        if case .next = quoting { return nil }
        if input.take(oneOf: HintKeys.back) { return UInt32(CLE_KEY_BACK) }
        guard let suggestion = state.shown?.suggestion, !suggestion.isEmpty else { return nil }
        if input.take(oneOf: HintKeys.all) {
            state.accepted = suggestion
        } else if input.take(oneOf: HintKeys.word) {
            state.accepted = HintKeys.firstWord(of: suggestion)
        }
        return state.accepted == nil ? nil : UInt32(CLE_KEY_SUGGESTION)
    }

    /// Removes the list of candidates; returns false if there is none.
    private func closeMenu() -> Bool {
        guard state.menu != nil else { return false }
        hideHint()
        state.menu = nil
        showHint()
        return true
    }

    /// True if more bytes can make the input such a key.
    private var isStartOfHintKey: Bool {
        !input.isInKey && input.isPart(ofOneOf: HintKeys.back + HintKeys.all + HintKeys.word)
    }

    /// Returns the lines of a paste.
    ///
    /// Terminals send a carriage return for each newline.
    ///
    /// Characters that could not be seen are written as Swift escapes.
    private static func lines(of paste: String) -> String {
        TerminalText.typed(
            paste.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
        )
    }
}

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

/// The rest of a paste: each whole line is returned by itself, and the text after the last newline is edited.
struct PastedText {
    /// The text to insert next; nil if there is none.
    var text: String?
    /// The whole lines that are not returned yet.
    var lines: [String] = []
    /// The text after the last newline, and what followed the cursor; nil if no paste of several lines is under way.
    var last: (before: String, after: String)?

    /// True if the line that is edited is complete, because more of the paste follows.
    var endsLine: Bool { !lines.isEmpty || last != nil }
}
