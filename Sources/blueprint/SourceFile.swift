import BlueprintInspector
import BlueprintREPL
import Foundation
import LineEditor
import TextFiles

/// A text file that is open for reading, or standard input.
final class SourceFile {
    /// The error of a file that is not lines of text.
    struct Fault: Error {
        /// The reason in a few words.
        let reason: String
        /// The line, counted from 1; nil if no line is concerned.
        var line: Int?
        /// The byte in the line, counted from 1.
        var column = 1
        /// True if Ctrl-C ended the reading.
        var isInterrupted = false

        /// Returns the printed error.
        func output(for name: String) -> Output {
            let place = line.map { ":\($0):\(column)" } ?? ""
            return Output(
                .error,
                StyledText("\(name.shownPath)\(place): error: \(reason)", style: .error),
                json: ErrorJSON.value(of: InputError(reason), input: "", file: name, firstLine: line ?? 1)
            )
        }
    }

    /// The limits of a script.
    static let limits = LineLimits(
        line: SessionLimits.standard.lineBytes,
        whole: SessionLimits.standard.scriptBytes
    )

    /// True if the lines arrive one after another, perhaps without end: from a pipe or a terminal.
    let isStream: Bool

    private let descriptor: Int32
    private var reader: PlainLineReader

    /// Opens a file, or standard input for `-`.
    ///
    /// - Parameter takesPipes: false to throw for a pipe or a device, from which no text may ever come.
    init(_ path: String, takesPipes: Bool = true) throws(Fault) {
        let isInput = path == "-"
        if isInput, !StandardStreams.hasInput { throw Fault(reason: "standard input is closed") }
        // Without O_NONBLOCK, opening a pipe that nobody writes to could not be interrupted; reading it can be.
        let descriptor = isInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
        guard descriptor >= 0 else { throw Fault(reason: SystemReason.text(errno)) }
        self.descriptor = descriptor
        reader = PlainLineReader(
            descriptor: descriptor,
            limits: Self.limits
        )
        var status = stat()
        let kind = fstat(descriptor, &status) == 0 ? status.st_mode & S_IFMT : 0
        isStream = kind != S_IFREG
        if kind == S_IFDIR { throw Fault(reason: SystemReason.text(EISDIR)) }
        if isStream, !takesPipes { throw Fault(reason: "is a pipe or a device, not a file") }
    }

    deinit {
        if descriptor != STDIN_FILENO { close(descriptor) }
    }

    /// Returns the next line without its line break; nil at the end.
    func line() throws(Fault) -> String? {
        switch reader.readLine() {
        case .line(let line): return line
        case .interrupted: throw Fault(reason: "interrupted", isInterrupted: true)
        case .endOfInput: return nil
        case .fault(let fault): throw Fault(fault)
        }
    }

    /// Returns the remaining text, with `\n` as the line break.
    func text() throws(Fault) -> String {
        var text = ""
        while let line = try line() {
            text += line
            text += "\n"
        }
        return text
    }

    /// Returns the text of a file, or of standard input for `-`.
    ///
    /// - Parameter takesPipes: false to throw for a pipe or a device, from which no text may ever come.
    static func read(_ path: String, takesPipes: Bool = true) throws(Fault) -> String {
        try SourceFile(path, takesPipes: takesPipes).text()
    }
}

extension SourceFile.Fault {
    /// The error of a line that is no text.
    init(_ fault: InputFault) { self.init(reason: fault.description, line: fault.line, column: fault.column) }

    /// The reason, with the line if one is concerned.
    var reasonInLine: String { (line.map { "line \($0): " } ?? "") + reason }
}
