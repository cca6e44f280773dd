import CLineEditor
import Foundation

/// Ctrl-C while a command runs: noted, for the running work to ask about.
///
/// Three in a row that nobody asked about end the process with exit code 130.
public enum InterruptFlag {
    /// From now on an interrupt no longer ends the process.
    public static func install() { cle_signals_note_interrupts() }

    /// From now on an interrupt ends the process at once with this exit code.
    public static func endProcess(exitCode: Int32) { cle_signals_end_on_interrupt(exitCode) }

    /// Whether an interrupt came and nobody took it yet.
    public static var isRaised: Bool { cle_signal_noted(SIGINT) != 0 }

    /// Whether an interrupt came since last asked.
    public static func take() -> Bool { cle_signal_take(SIGINT) != 0 }
}
