import CLineEditor
import Foundation

/// The terminal of the process.
package enum Terminal {
    /// A window's size in character cells.
    package struct Size: Equatable, Sendable {
        /// The number of columns, at least 1.
        package var columns: Int
        /// The number of rows, at least 1.
        package var rows: Int

        /// A size in cells.
        package init(columns: Int, rows: Int) {
            self.columns = columns
            self.rows = rows
        }
    }

    /// True if both standard input and standard output are terminals.
    package static var isInteractive: Bool { isTerminal(STDIN_FILENO) && isTerminal(STDOUT_FILENO) }

    /// Returns true if a file descriptor is a terminal.
    package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// True if the terminal supports escape sequences according to `TERM`.
    package static var understandsEscapes: Bool {
        let name = ProcessInfo.processInfo.environment["TERM"] ?? ""
        return !name.isEmpty && name != "dumb"
    }

    /// The size of the terminal of standard output; nil if it is not a terminal or its size is unknown.
    package static var size: Size? {
        var window = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
            return nil
        }
        return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
    }

    /// Makes the signals that end a process (hang-up, quit, terminate) restore the terminal first; quit ends the process
    /// with exit code 131, without a core file or a backtrace.
    ///
    /// A signal that is ignored, as `nohup` does for hang-ups, stays ignored.
    package static func giveBackOnSignals() { cle_signals_give_back_at_end() }

    /// Makes a signal that ends the process within a coloured output end the colour too.
    package static func endStylesOnSignals() { cle_terminal_will_have_styles() }

    /// Makes a crash restore the terminal, print a message, and end with an exit code.
    ///
    /// Call it on the thread that does the work, so that a stack overflow is caught too. If `SWIFT_BACKTRACE` is set, the
    /// terminal is restored and Swift's backtrace printed instead.
    package static func endOnFaults(message: String, exitCode: Int32) {
        cle_end_on_faults(message, exitCode)
    }
}

/// Another program that has the terminal and reads text, such as a pager.
///
/// Keys that send signals concern that program alone. If Ctrl-Z stops it, this process stops, too, and both continue
/// together. A signal that ends this process ends the program.
package struct ForegroundProgram {
    private let descriptor: Int32

    /// Starts a command of the shell; nil if it cannot be started, or if another program has the terminal.
    package init?(_ command: String) {
        descriptor = cle_foreground_begin(command)
        guard descriptor >= 0 else { return nil }
    }

    /// Passes text to the program; returns false if the program needs no more.
    package func write(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { cle_foreground_write(descriptor, $0.baseAddress, $0.count) != 0 }
    }

    /// Ends the text, waits for the end of the program, and takes the terminal back.
    package func finish() { cle_foreground_finish(descriptor) }
}

/// The file descriptors 0, 1 and 2.
package enum StandardStreams {
    /// Opens the descriptors that the caller closed, so that no pipe and no file is given their numbers.
    ///
    /// Call it before anything else is opened. Standard input then cannot be read, and standard output and standard error
    /// cannot be written, as before.
    package static func openClosed() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest free number is taken, which is this one.
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// True if standard input can be read; false if the caller closed it.
    package static var hasInput: Bool {
        let flags = fcntl(STDIN_FILENO, F_GETFL)
        return flags >= 0 && flags & O_ACCMODE != O_WRONLY
    }
}
