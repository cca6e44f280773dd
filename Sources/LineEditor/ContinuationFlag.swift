import CLineEditor
import Foundation

/// A flag that is set when the process continues after it was stopped, as by Ctrl-Z and `fg`.
///
/// The terminal then shows what other programs have written.
package enum ContinuationFlag {
    /// Makes continuing set the flag.
    package static func install() { cle_signals_note_continuing() }

    /// Returns true if the process has continued since the last call.
    package static func take() -> Bool { cle_signal_take(SIGCONT) != 0 }
}
