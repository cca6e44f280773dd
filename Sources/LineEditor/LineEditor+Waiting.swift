import CLineEditor
import Foundation

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
