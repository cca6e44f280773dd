import Foundation
import LineEditor

/// The thread that owns sessions, with a stack for the deepest trees.
enum SessionThread {
    /// The size of the stack in bytes; unused pages take no memory.
    private static let stackSize = 512 << 20

    private static let faultMessage = """

        blueprint: internal error, not caused by your input. Set SWIFT_BACKTRACE=enable=yes to see where.
        The lines of a terminal session are kept; to resume it: blueprint --resume

        """

    /// Runs the work on that thread, shows progress meanwhile, and ends the process with the work's exit status.
    static func run(showing progress: ProgressLine, _ work: @escaping @Sendable () -> ExitStatus) -> Never {
        run(showing: progress, keeping: {}, work)
    }

    /// Runs the work with something that is not freed at the end: to free a table of names takes as long as a short
    /// script.
    static func run<Kept>(
        showing progress: ProgressLine,
        keeping make: @escaping @Sendable () -> Kept,
        _ work: @escaping @Sendable (Kept) -> ExitStatus
    ) -> Never {
        let thread = Thread {
            Terminal.endOnFaults(message: faultMessage, exitCode: ExitStatus.fault.rawValue)
            let kept = make()
            withExtendedLifetime(kept) { exit(work(kept).rawValue) }
        }
        thread.stackSize = stackSize
        thread.start()
        progress.draw()
    }
}
