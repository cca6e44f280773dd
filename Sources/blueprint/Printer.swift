import BlueprintInspector
import BlueprintREPL
import Foundation
import FullScreen
import LineEditor
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

/// A program that shows text page by page: the one in `PAGER`, else `less`.
struct Pager {
    private let command: String
    /// The options of `less`.
    private let options: String

    /// The pager of an environment; nil if there is none.
    ///
    /// An empty `PAGER` and a terminal that cannot move its cursor have none.
    init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard environment["TERM"] ?? "dumb" != "dumb" else { return nil }
        let chosen = environment["PAGER"] ?? "less"
        guard let program = chosen.split(separator: " ").first.map(String.init) else { return nil }
        let folders = program.contains("/") ? [""] : (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/" }
        guard folders.contains(where: { access($0 + program, X_OK) == 0 }) else { return nil }
        command = chosen
        // Unless the user chose otherwise: end at once if the text fits, leave the text on the screen, and say how to leave.
        let own = environment["LESS"] ?? "FXPs\(Self.prompt)$"
        options = own.hasPrefix(Self.keepingColours) ? own : Self.keepingColours + own
    }

    /// The option that shows colours, not their escape sequences; the user's options are behind it.
    private static let keepingColours = "-R "
    /// The last row of `less`, in its own notation.
    private static let prompt = "q leaves?e, this is the end:, space shows the next page."

    /// Shows text that is made while it is read; returns false if the program could not be started.
    ///
    /// - Parameter text: passes pieces to a function that returns false when the reader needs no more.
    func show(_ text: (_ put: (String) -> Bool) -> Void) -> Bool {
        setenv("LESS", options, 1)
        // A key that was typed ahead neither writes a file nor starts a program.
        setenv("LESSSECURE", "1", 1)
        guard let program = ForegroundProgram(command) else { return false }
        text { program.write($0) }
        program.finish()
        return true
    }
}

/// Styled text with the escape sequences of terminals.
enum AnsiText {
    /// The colours of styles.
    enum Palette {
        /// Bright colours.
        case dark
        /// Colours that can be read on white.
        case light
    }

    /// Returns the lines, each with a newline, and with escape sequences for styles if there are colours.
    static func string(_ text: StyledText, palette: Palette?) -> String {
        guard let palette else { return text.lines.map { $0.plain + "\n" }.joined() }
        return text.lines.map { line in
            line.spans.map { string($0, palette) }.joined() + "\n"
        }.joined()
    }

    /// Returns source text with the colour of source.
    static func source(_ text: String, palette: Palette) -> String {
        code(of: .source, palette).map { "\u{1b}[\($0)m\(text)\u{1b}[0m" } ?? text
    }

    private static func string(_ span: StyledText.Span, _ palette: Palette) -> String {
        guard let code = code(of: span.style, palette) else { return span.text }
        return "\u{1b}[\(code)m\(span.text)\u{1b}[0m"
    }

    /// Returns the parameters of the escape sequence of a cell; nil for plain text.
    static func parameters(of style: CellStyle, palette: Palette) -> String? {
        let own = code(of: style.text, palette)
        guard style.isReversed else { return own }
        return own.map { $0 + ";7" } ?? "7"
    }

    /// Returns the parameters of the escape sequence; nil for plain text.
    private static func code(of style: TextStyle, _ palette: Palette) -> String? {
        switch (style, palette) {
        case (.viewBacked, .light), (.source, .light): "34"
        case (.changed, .light), (.warning, .light): "35"
        default: code(of: style)
        }
    }

    /// Returns the parameters on a dark background; nil for plain text.
    private static func code(of style: TextStyle) -> String? {
        switch style {
        case .plain: nil
        case .dim: "2"
        case .heading: "1"
        case .viewBacked: "94"
        case .selected: "1;7"
        case .changed: "33"
        case .added: "32"
        case .removed: "31"
        case .source: "36"
        case .success: "32"
        case .warning: "33"
        case .error: "1;31"
        }
    }
}

/// A printer of the outputs of a run, which hides the line that shows progress meanwhile.
struct RunPrinter: Sendable {
    /// The printer of the words.
    let printer: Printer
    /// True if outputs are printed as JSON.
    var printsJSON = false
    /// The line that shows progress.
    let progress = ProgressLine()

    /// Prints results on standard output and failures on standard error; with JSON, both on standard output.
    func show(_ output: Output) {
        progress.end()
        defer { progress.begin() }
        if printsJSON {
            if let json = output.json { printer.print(json) }
        } else if output.isFailure {
            printer.printError(output.text)
        } else {
            printer.print(output)
        }
    }
}
