import CLineEditor
import Foundation

/// What is known about the terminal that the process talks to.
public enum Terminal {
    /// A window's size in character cells.
    public struct Size: Equatable, Sendable {
        /// Columns, at least one.
        public var columns: Int
        /// Rows, at least one.
        public var rows: Int

        /// A size in cells.
        public init(columns: Int, rows: Int) {
            self.columns = columns
            self.rows = rows
        }
    }

    /// Whether lines are typed and answered on a terminal: both standard input and standard output are one.
    public static var isInteractive: Bool { isTerminal(STDIN_FILENO) && isTerminal(STDOUT_FILENO) }

    /// Whether the descriptor is a terminal.
    public static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// Whether the terminal understands escape sequences, as far as `TERM` tells.
    public static var understandsEscapes: Bool {
        let name = ProcessInfo.processInfo.environment["TERM"] ?? ""
        return !name.isEmpty && name != "dumb"
    }

    /// The size of the terminal that standard output is; nil if it is none or does not know its size.
    public static var size: Size? {
        var window = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
            return nil
        }
        return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
    }

    /// Makes a fault of the program end it with a message and an exit code, and with the terminal as it is now.
    ///
    /// Call it on the thread that does the work, so that a stack that runs over is caught too. It has no effect if
    /// `SWIFT_BACKTRACE` is set: who asks for a backtrace gets one.
    public static func endOnFaults(message: String, exitCode: Int32) {
        cle_end_on_faults(message, exitCode)
    }
}
