import CLineEditor
import Foundation
import TextFiles

/// The whole screen of the terminal, taken for a while: keys come as bytes, and nothing scrolls.
///
/// The screen is given back as it was on every way out: by ``leave()``, by a signal that ends or stops the process, and
/// by a fault. After a stop it is taken again.
package final class FullScreenTerminal {
    /// The end of a wait for input.
    package enum Event: Equatable {
        /// Bytes that were typed, or that the mouse sent.
        case bytes([UInt8])
        /// The time is over.
        case timeout
        /// Ctrl-C.
        case interrupt
        /// The screen has another size, or others have written to it.
        case changed
        /// The terminal is gone.
        case closed
    }

    /// Bytes that were typed before they were asked for.
    package var typedAhead: [UInt8] = []

    private static let most = 4096
    private static let endingSignals = [SIGTERM, SIGHUP, SIGQUIT]

    /// True if the terminal can be filled: input and output are terminals, and its escape sequences are known.
    package static var isAvailable: Bool { Terminal.isInteractive && Terminal.understandsEscapes }

    /// The screen of standard input and output, which is not taken yet.
    package init() {
        cle_use_utf8()
        InterruptFlag.install()
        if cle_terminal_is_changed() == 0 { cle_terminal_remember() }
        cle_signals_give_back_at_stop(1)
    }

    deinit {
        leave()
    }

    /// The size in cells; 80 by 24 if it is unknown.
    package var size: Terminal.Size { Terminal.size ?? Terminal.Size(columns: 80, rows: 24) }

    /// Takes the screen.
    package func enter() { cle_terminal_fill() }

    /// Gives the screen back.
    package func leave() { cle_terminal_leave() }

    /// Returns true if others may have written to the screen since the last call, so that all of it must be drawn.
    package func takeSpoiled() -> Bool { cle_terminal_take_spoiled() != 0 }

    /// Writes characters; returns false if the terminal takes none.
    package func write(_ text: String) -> Bool {
        text.isEmpty || DescriptorOutput.write(text, to: STDOUT_FILENO) == nil
    }

    /// Waits for input, or until some milliseconds are over; nil waits without a limit.
    ///
    /// No number of interrupts ends the process meanwhile, or from an interrupt until the next input.
    package func read(milliseconds: Int?) -> Event {
        cle_signals_await_input(1)
        let event = nextEvent(milliseconds: milliseconds)
        if event != .interrupt { cle_signals_await_input(0) }
        return event
    }

    private func nextEvent(milliseconds: Int?) -> Event {
        if !typedAhead.isEmpty {
            defer { typedAhead = [] }
            return .bytes(typedAhead)
        }
        let size = Terminal.size
        cle_signals_begin_editing()
        defer { cle_signals_end_editing() }
        // A stop between two calls has left the screen empty, and nothing else would say so.
        if cle_terminal_is_spoiled() != 0 { return .changed }
        while true {
            if let event = takeSignal() { return event }
            if Terminal.size != size { return .changed }
            var waiting = [
                pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
                pollfd(fd: cle_signals_descriptor(), events: Int16(POLLIN), revents: 0),
            ]
            let count = poll(&waiting, 2, milliseconds.map { Int32(clamping: $0) } ?? -1)
            cle_signals_drain()
            if count == 0 { return .timeout }
            guard waiting[0].revents != 0 else { continue }
            var bytes = [UInt8](repeating: 0, count: Self.most)
            let length = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
            if length > 0 { return .bytes(Array(bytes.prefix(length))) }
            if length == 0 || errno != EINTR && errno != EAGAIN { return .closed }
        }
    }

    /// Handles a signal that came; returns what it means for the screen.
    private func takeSignal() -> Event? {
        if InterruptFlag.take() { return .interrupt }
        for signal in Self.endingSignals where cle_signal_take(signal) != 0 {
            cle_terminal_end()
            cle_signal_deliver(signal)
        }
        if cle_signal_take(SIGTSTP) != 0 {
            cle_terminal_give_back()
            cle_signal_deliver(SIGTSTP)
            for signal in Self.endingSignals where cle_signal_take(signal) != 0 { cle_signal_deliver(signal) }
            _ = cle_signal_take(SIGCONT)
            cle_terminal_fill()
            return .changed
        }
        if cle_signal_take(SIGCONT) != 0 {
            cle_terminal_fill()
            return .changed
        }
        return cle_signal_take(SIGWINCH) != 0 ? .changed : nil
    }
}
