import BlueprintInspector
import BlueprintREPL
import Foundation
import LineEditor

/// A text file that is read as a whole.
enum SourceFile {
    /// The error of a file that is not lines of text.
    struct Fault: Error {
        /// The reason in a few words.
        let reason: String
        /// The line, counted from 1; nil if no line is concerned.
        var line: Int?
        /// The byte in the line, counted from 1.
        var column = 1

        /// Returns the printed error.
        func output(for name: String) -> Output {
            let place = line.map { ":\($0):\(column)" } ?? ""
            return Output(
                .error,
                StyledText("\(name)\(place): error: \(reason)", style: .error),
                json: ErrorJSON.text(of: InputError(reason), input: "", file: name, firstLine: line ?? 1)
            )
        }
    }

    /// Returns the text of a file, or of standard input for `-`, with `\n` as the line break.
    static func read(_ path: String) throws(Fault) -> String {
        if path == "-" {
            guard StandardStreams.hasInput else { throw Fault(reason: "standard input is closed") }
            return try read(descriptor: STDIN_FILENO)
        }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Fault(reason: SystemReason.text(errno)) }
        defer { close(descriptor) }
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            throw Fault(reason: SystemReason.text(EISDIR))
        }
        return try read(descriptor: descriptor)
    }

    private static func read(descriptor: Int32) throws(Fault) -> String {
        var reader = PlainLineReader(descriptor: descriptor)
        var text = ""
        while true {
            switch reader.readLine() {
            case .line(let line): text += line + "\n"
            case .interrupted: throw Fault(reason: "interrupted")
            case .endOfInput: return text
            case .fault(let fault): throw Fault(reason: fault.description, line: fault.line, column: fault.column)
            }
        }
    }
}
