import BlueprintInspector
import Foundation

/// Standard output and standard error, written at once.
///
/// When nobody reads the output any more (a closed pipe), the process ends quietly with exit code 1: what is left to
/// say cannot be said. Any other failure to write is told on standard error first.
struct Printer {
    /// Whether standard output gets colours.
    var hasColour: Bool
    /// Whether standard error gets colours.
    var hasErrorColour: Bool

    /// Prints lines on standard output.
    func print(_ text: StyledText) {
        write(AnsiText.string(text, hasColour: hasColour))
    }

    /// Prints one line without styles on standard output.
    func print(_ line: String) {
        write(line + "\n")
    }

    /// Empties the terminal.
    func clear() {
        write("\u{1b}[2J")
    }

    /// Prints lines over what the terminal shows, from its upper left corner, and empties the rest.
    func redraw(_ text: StyledText) {
        let lines = AnsiText.string(text, hasColour: hasColour).split(separator: "\n", omittingEmptySubsequences: false)
        write("\u{1b}[H" + lines.dropLast().map { $0 + "\u{1b}[K\n" }.joined() + "\u{1b}[J")
    }

    /// Prints lines on standard error.
    func printError(_ text: StyledText) {
        _ = Self.write(AnsiText.string(text, hasColour: hasErrorColour), to: STDERR_FILENO)
    }

    /// Prints one line without styles on standard error.
    func printError(_ line: String) {
        printError(StyledText(line))
    }

    private func write(_ text: String) {
        guard let failure = Self.write(text, to: STDOUT_FILENO) else { return }
        if failure != EPIPE {
            printError("blueprint: error: cannot write: \(String(cString: strerror(failure)))")
        }
        exit(ExitStatus.failure.rawValue)
    }

    /// Writes all of it; the error number if that is not possible.
    private static func write(_ text: String, to descriptor: Int32) -> Int32? {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR && errno != EAGAIN {
                return errno
            }
        }
        return nil
    }
}
