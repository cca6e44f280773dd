import Foundation

/// The time after which this process is ended by an alarm.
package enum TimeLimit {
    /// Lets an alarm end the process after some seconds, even if it was started with alarms blocked.
    package static func begin(seconds: UInt32) {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGALRM)
        sigprocmask(SIG_UNBLOCK, &signals, nil)
        alarm(seconds)
    }

    /// Takes the alarm back.
    package static func end() { alarm(0) }
}
