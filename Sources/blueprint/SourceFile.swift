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

/// The bytes of a file, of which a person does not say what they are.
struct SourceBytes {
    /// The bytes.
    let data: Data

    /// The bytes of a file of a revision.
    init(_ data: Data) { self.data = data }

    /// Reads a file or a pipe, or standard input for `-`.
    init(path: String) throws(SourceFile.Fault) {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            throw SourceFile.Fault(reason: "is a folder")
        }
        errno = 0
        let handle = path == "-" ? .standardInput : FileHandle(forReadingAtPath: path)
        guard let handle, let data = try? handle.readToEnd() ?? Data() else {
            throw SourceFile.Fault(
                reason: errno == 0 ? "cannot be read" : String(cString: strerror(errno)).lowercased()
            )
        }
        self.data = data
    }

    /// True if the first character is that of a JSON object.
    var isJSON: Bool { data.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "{") }

    /// Returns the text, with `\n` as the line break, as that of a ``SourceFile``.
    ///
    /// - Throws: a fault if it is not lines of text in UTF-8.
    func text() throws(SourceFile.Fault) -> String {
        var splitter = LineSplitter(limits: SourceFile.limits)
        splitter.append(data)
        splitter.end()
        var text = ""
        do {
            while let line = try splitter.next() { text += try line.text() + "\n" }
        } catch {
            throw SourceFile.Fault(error)
        }
        return text
    }
}

/// The texts that lines have written and that stay in memory, by their paths.
struct WrittenTexts {
    private var texts: [String: String] = [:]

    /// Returns the text that was written to a path; nil if none was.
    subscript(path: String) -> String? { texts[path] }

    /// Keeps a text, which is written in pieces.
    mutating func write(to path: String, _ body: (_ write: (String) throws -> Void) throws -> Void) throws {
        var text = ""
        try body { text += $0 }
        texts[path] = text
    }

    /// Keeps a picture, of which nobody looks at the pixels.
    mutating func writePicture(to path: String) { texts[path] = "" }

    /// Returns the paths of a list and those that were written and begin with a prefix, in alphabetical order.
    func paths(startingWith prefix: String, and others: [String]) -> [String] {
        Set(others).union(texts.keys.filter { $0.hasPrefix(prefix) }).sorted()
    }

    /// Returns the Swift files of a folder, with those that were written there, in alphabetical order.
    func swiftFiles(in folder: String, and others: [String]) -> [String] {
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        return paths(startingWith: start, and: others).filter { $0.hasSuffix(".swift") }
    }
}
