import BlueprintInspector
import BlueprintREPL
import Foundation
import TextFiles

/// Standard output and standard error, written without buffering.
///
/// The process ends without a message and with exit code 1 if the output is a closed pipe. Any other failure to write
/// is first reported on standard error.
struct Printer {
    /// True if standard output has colours.
    var hasColour: Bool
    /// True if standard error has colours.
    var hasErrorColour: Bool
    /// The colours, if there are any.
    var palette = AnsiText.Palette.dark
    /// The characters that the terminal shows.
    var characters = CharacterSet.ofOutput

    /// Prints lines on standard output.
    func print(_ text: StyledText) {
        write(characters.shown(AnsiText.string(text, palette: hasColour ? palette : nil)))
    }

    /// Prints one line without styles on standard output.
    func print(_ line: String) {
        write(characters.shown(line) + "\n")
    }

    /// Prints an output on standard output while it is made; ends early when a function returns false.
    func print(_ output: Output, while goesOn: () -> Bool = { true }) {
        write(output) { piece in
            guard goesOn() else { return false }
            write(piece)
            return true
        }
    }

    /// Passes on the characters of an output while it is made; ends early when a function returns false.
    func write(_ output: Output, to put: (String) -> Bool) {
        func pass(_ text: String) throws {
            guard put(text) else { throw CancellationError() }
        }
        try? output.print(
            lines: { try pass(characters.shown(AnsiText.string($0, palette: hasColour ? palette : nil))) },
            export: { try pass(hasColour ? AnsiText.source($0, palette: palette) : $0) }
        )
    }

    /// Returns true if an output has more than some lines, or is too long for a number of cells; no more of it is made.
    ///
    /// The text of an export may be one line of many megabytes. A cell takes at most a few bytes, most often one.
    func isLonger(_ output: Output, than limit: Int, cells: Int, while goesOn: () -> Bool) -> Bool {
        var (lines, bytes) = (0, 0)
        var isLonger: Bool { lines > limit || bytes / 4 > cells }
        write(output) { piece in
            lines += piece.utf8.count { $0 == UInt8(ascii: "\n") }
            bytes += piece.utf8.count
            return !isLonger && goesOn()
        }
        return isLonger
    }

    /// Prints a JSON document on one line of standard output while it is made.
    func print(_ json: JSONValue) {
        json.write { write($0) }
        write("\n")
    }

    /// Clears the terminal.
    func clear() {
        write("\u{1b}[2J")
    }

    /// Prints lines from the upper left corner of the terminal, and clears the rest.
    func redraw(_ text: StyledText) {
        let lines = characters.shown(AnsiText.string(text, palette: hasColour ? palette : nil)).split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        // A line is erased before it is written: after a line as wide as the terminal, its last cell would be erased.
        write("\u{1b}[H" + lines.dropLast().map { "\u{1b}[K" + $0 + "\n" }.joined() + "\u{1b}[J")
    }

    /// Prints lines on standard error.
    func printError(_ text: StyledText) {
        let string = AnsiText.string(text, palette: hasErrorColour ? palette : nil)
        DescriptorOutput.write(characters.shown(string), to: STDERR_FILENO)
    }

    /// Prints one line without styles on standard error.
    func printError(_ line: String) {
        printError(StyledText(line))
    }

    private func write(_ text: String) {
        guard let failure = DescriptorOutput.write(text, to: STDOUT_FILENO) else { return }
        switch failure {
        case EPIPE: break
        case EBADF: printError("blueprint: error: standard output is closed")
        default: printError("blueprint: error: cannot write the output: \(String(cString: strerror(failure)))")
        }
        exit(ExitStatus.failure.rawValue)
    }
}
