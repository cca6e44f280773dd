import CLineEditor
import Foundation

/// The keys that are typed while the program writes on the terminal without taking its whole screen.
///
/// They are neither echoed nor taken by lines, and what is pasted is marked; Ctrl-C and Ctrl-Z stay signals. The terminal is given back when the
/// process ends or stops, and belongs to others while the process is in the background.
package final class TerminalKeys {
    /// True if keys can be read, and what they change can be drawn.
    package static var isAvailable: Bool { Terminal.isInteractive && Terminal.understandsEscapes }

    /// True while the keys are taken: the process is in the foreground.
    package private(set) var isTaken = false
    private var isClosed = false

    /// The keys of standard input, which are not taken yet.
    package init() {}

    /// Makes Ctrl-Z and `fg` give the terminal back and leave taking it to ``take(again:)``.
    package func prepare() {
        cle_signals_give_back_at_stop(0)
        ContinuationFlag.install()
        isTaken = false
    }

    /// Takes the keys of the terminal if the process is in the foreground.
    ///
    /// - Parameter again: true if the process was stopped since the last call.
    package func take(again: Bool) {
        let isInForeground = cle_terminal_is_in_foreground() != 0
        if isInForeground, again || !isTaken {
            if cle_terminal_is_changed() == 0 { cle_terminal_remember() }
            cle_terminal_hush()
            cle_terminal_mark_pastes(1)
        }
        isTaken = isInForeground
    }

    /// Waits for a byte of a key; returns nil if none came in some milliseconds.
    ///
    /// The bytes after it stay with the terminal, for the next reader.
    package func next(milliseconds: Int) -> UInt8? {
        guard isTaken, !isClosed else {
            poll(nil, 0, Int32(clamping: milliseconds))
            return nil
        }
        var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        // The process may have been sent to the background meanwhile, where reading would stop it.
        guard poll(&waiting, 1, Int32(clamping: milliseconds)) > 0, cle_terminal_is_in_foreground() != 0 else {
            return nil
        }
        var byte: UInt8 = 0
        let count = read(STDIN_FILENO, &byte, 1)
        isClosed = count == 0 || count < 0 && errno != EINTR && errno != EAGAIN
        return count > 0 ? byte : nil
    }

    /// Gives the terminal back.
    package func giveBack() {
        cle_terminal_restore()
        isTaken = false
    }
}
