import CLineEditor
import Foundation

extension LineEditor {
    /// Handles a pending signal; returns the key that makes libedit react, if there is one.
    func takeSignal() -> UInt32? {
        if InterruptFlag.take() {
            hideHint()
            state.isCancelled = true
            state.cancelled = text(length)
            return UInt32(CLE_KEY_CANCEL)
        }
        for signal in Self.endingSignals where cle_signal_take(signal) != 0 { end(for: signal) }
        if cle_signal_take(SIGTSTP) != 0 { stop() }
        if cle_signal_take(SIGCONT) != 0 { resume() }
        guard cle_signal_take(SIGWINCH) != 0 else { return nil }
        // The rows were wrapped again, and drawing the line clears all below it.
        state.shown = nil
        return UInt32(CLE_KEY_REDRAW)
    }

    /// Restores the terminal and delivers a signal that ends the process.
    private func end(for signal: Int32) {
        // Output that Ctrl-S has stopped must not keep the process from ending.
        var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        if poll(&output, 1, 0) > 0 {
            hideHint()
            moveBelowLine()
        }
        cle_terminal_end()
        cle_signal_deliver(signal)
    }

    /// Restores the terminal for the shell, stops the process, and continues the line.
    private func stop() {
        hideHint()
        worker?.stop()
        moveBelowLine()
        cle_terminal_mark_pastes(0)
        cle_terminal_restore()
        cle_signal_deliver(SIGTSTP)
        // A signal that came during the stop ends the process while the terminal is still the shell's.
        for signal in Self.endingSignals where cle_signal_take(signal) != 0 { cle_signal_deliver(signal) }
        _ = cle_signal_take(SIGCONT)
        resume()
    }

    /// Takes the terminal again, which others used while the process was stopped, and draws the line.
    private func resume() {
        guard let editor else { return }
        state.shown = nil
        // libedit does nothing if it believes the mode to be the right one.
        cle_cook(editor)
        cle_uncook(editor)
        cle_terminal_mark_pastes(1)
        takeWindowSize()
        show("\r\u{1b}[J")
        cle_draw(editor)
        showHint()
    }

    private static let endingSignals = [SIGTERM, SIGHUP, SIGQUIT]

    /// Takes the window's size, which may have changed while no line was edited.
    func takeWindowSize() {
        _ = cle_signal_take(SIGWINCH)
        columns = terminalSize.columns
        if let editor { cle_resize(editor) }
    }

    /// Draws the line for the window's new size.
    func redraw() {
        guard let editor else { return }
        columns = terminalSize.columns
        // Terminals rewrap their rows, so the cursor's cell follows from the new width.
        let rows = position(after: cursor).row
        show("\r" + (rows > 0 ? "\u{1b}[\(rows)A" : "") + "\u{1b}[J")
        (state.window, state.isWindowShown, state.drawn) = (nil, false, nil)
        cle_resize(editor)
        cle_draw(editor)
    }

    /// Moves the cursor to the start of the row below prompt and line.
    func moveBelowLine() {
        let rows = position(after: length).row - position(after: cursor).row
        show((rows > 0 ? "\u{1b}[\(rows)B" : "") + "\r\n")
    }
}
