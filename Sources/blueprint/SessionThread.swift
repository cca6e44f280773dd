import Foundation
import LineEditor

/// The one thread that owns sessions, with a stack that holds the deepest trees.
enum SessionThread {
    /// Pages of a stack cost nothing before they are used.
    private static let stackSize = 512 << 20

    private static let faultMessage = """

        blueprint: a fault of the program itself, not of your input. Set SWIFT_BACKTRACE=enable=yes to see where.
        The lines of a session at a terminal are kept: blueprint --resume

        """

    /// Does the work on that thread, shows meanwhile that it goes on, and ends the process with its outcome.
    static func run(showing progress: ProgressLine, _ work: @escaping @Sendable () -> ExitStatus) -> Never {
        let thread = Thread {
            Terminal.endOnFaults(message: faultMessage, exitCode: ExitStatus.fault.rawValue)
            exit(work().rawValue)
        }
        thread.stackSize = stackSize
        thread.start()
        progress.draw()
    }
}
