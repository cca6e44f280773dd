import CLineEditor
import Foundation

/// A flag that Ctrl-C sets while a command runs, and that the command reads.
///
/// Three interrupts that are not read end the process with exit code 130; none does while a line or a key is awaited.
package enum InterruptFlag {
    /// Makes interrupts set the flag instead of ending the process.
    package static func install() { cle_signals_note_interrupts() }

    /// Makes interrupts end the process at once with an exit code.
    package static func endProcess(exitCode: Int32) { cle_signals_end_on_interrupt(exitCode) }

    /// True if an interrupt was received and is not taken yet.
    package static var isRaised: Bool { cle_signal_noted(SIGINT) != 0 }

    /// Returns true if an interrupt was received since the last call.
    package static func take() -> Bool { cle_signal_take(SIGINT) != 0 }
}

/// A flag that is set when the process continues after it was stopped, as by Ctrl-Z and `fg`.
///
/// The terminal then shows what other programs have written.
package enum ContinuationFlag {
    /// Makes continuing set the flag.
    package static func install() { cle_signals_note_continuing() }

    /// Returns true if the process has continued since the last call.
    package static func take() -> Bool { cle_signal_take(SIGCONT) != 0 }
}
