import CLineEditor
import Foundation

extension LineEditor {
    /// Handles a pending signal; returns the key that makes libedit react, if there is one.
    func takeSignal() -> UInt32? {
        if InterruptFlag.take() {
            isCancelled = true
            return UInt32(CLE_KEY_CANCEL)
        }
        for signal in [SIGTERM, SIGHUP, SIGQUIT] where cle_signal_take(signal) != 0 {
            leave(for: signal)
        }
        if cle_signal_take(SIGTSTP) != 0 { leave(for: SIGTSTP) }
        return cle_signal_take(SIGWINCH) != 0 ? UInt32(CLE_KEY_REDRAW) : nil
    }

    /// Restores the terminal for the shell, delivers the signal, and continues the line.
    private func leave(for signal: Int32) {
        guard let editor else { return }
        moveBelowLine()
        show(Self.pasteModeOff)
        cle_cook(editor)
        cle_signal_deliver(signal)
        cle_uncook(editor)
        show(Self.pasteModeOn)
        // The window's size may have changed.
        _ = cle_signal_take(SIGWINCH)
        columns = terminalSize.columns
        cle_resize(editor)
        cle_draw(editor)
    }

    /// Draws the line for the window's new size.
    func redraw() {
        guard let editor else { return }
        columns = terminalSize.columns
        // Terminals rewrap their rows, so the cursor's cell follows from the new width.
        let rows = position(after: cursor).row
        show("\r" + (rows > 0 ? "\u{1b}[\(rows)A" : "") + "\u{1b}[J")
        cle_resize(editor)
        cle_draw(editor)
    }

    /// Moves the cursor to the start of the row below prompt and line.
    func moveBelowLine() {
        let rows = position(after: length).row - position(after: cursor).row
        show((rows > 0 ? "\u{1b}[\(rows)B" : "") + "\r\n")
    }
}
