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
        // libedit does nothing if it believes the mode to be the right one; its other mode is not the shell's.
        cle_terminal_will_change()
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

/// The wait for a key, and the hints that are computed meanwhile on another thread.
extension LineEditor {
    /// Waits for bytes or a signal and reads the bytes; returns false at the end of the input.
    ///
    /// If nothing is typed yet, a hint is computed meanwhile, and shown if no key comes before it.
    func waitForKey() -> Bool {
        if !isReadable(milliseconds: 0) {
            // Before the first hint of the line: what the program frees is used by one thread at a time.
            if !state.hasWaited { functions.whenWaiting() }
            state.hasWaited = true
            beginHint()
        }
        let isOpen = wait(milliseconds: -1)
        if input.isEmpty, let hint = worker?.takeAnswer() { show(hint) }
        return isOpen
    }

    private func beginHint() {
        guard state.wantsHint else { return }
        state.wantsHint = false
        worker?.begin(HintWorker.Request(state.above + text(cursor), isAtEnd: cursor == length))
    }

    /// Drops the hint that is computed or awaited.
    func dropHint() {
        state.wantsHint = false
        worker?.cancel()
    }

    /// Reads lines, and meanwhile takes any number of interrupts: each discards a line, and none ends the process.
    func awaitingInput(_ read: () -> ReadResult) -> ReadResult {
        cle_signals_await_input(1)
        let result = read()
        // After an interrupt, the program reads another line.
        if result != .interrupted { cle_signals_await_input(0) }
        return result
    }

    /// Takes the keys that were typed while the terminal took lines.
    ///
    /// The system keeps Ctrl-D as a NUL then, and passes it on as that once the terminal takes keys.
    func takeTypedAhead() {
        var ready = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, 0) > 0 else { return }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(STDIN_FILENO, &chunk, chunk.count)
        input.append(chunk.prefix(max(0, count)).map { $0 == 0 ? InputBuffer.endOfInput : $0 })
    }

    /// Returns the bytes that were typed ahead of the next line, which another reader of the terminal takes instead.
    package func giveTypedAhead() -> [UInt8] { input.takeAll() }

    /// Takes bytes that were typed for the next line while another reader had the terminal.
    package func take(typedAhead bytes: [UInt8]) { input.append(bytes) }

    /// Returns true if bytes or a signal arrive before the time is over.
    func isReadable(milliseconds: Int32) -> Bool {
        var descriptors = Self.awaited
        return poll(&descriptors, nfds_t(descriptors.count), milliseconds) != 0
    }

    /// Waits for bytes, a signal or a hint and reads the bytes; returns false at the end of the input.
    func wait(milliseconds: Int32) -> Bool {
        var descriptors = Self.awaited
        guard poll(&descriptors, nfds_t(descriptors.count), milliseconds) > 0 else { return true }
        if descriptors[1].revents != 0 { cle_signals_drain() }
        guard descriptors[0].revents != 0 else { return true }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(STDIN_FILENO, &chunk, chunk.count)
        if count > 0 {
            input.append(chunk.prefix(count))
            return true
        }
        if count < 0, errno == EINTR || errno == EAGAIN { return true }
        hasHungUp = true
        return false
    }

    private static var awaited: [pollfd] {
        [
            pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
            pollfd(fd: cle_signals_descriptor(), events: Int16(POLLIN), revents: 0),
        ]
    }
}
