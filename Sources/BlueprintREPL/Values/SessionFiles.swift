import BlueprintInspector
import BlueprintUI

/// The text files that a session reads and writes, provided by the program that owns the session.
package protocol SessionFiles {
    /// Returns the whole text of a file.
    ///
    /// - Throws: ``SessionFileError`` if there is no such file, it cannot be read, or it is not text in UTF-8.
    func read(_ path: String) throws -> String

    /// Replaces or creates a file; its text is written in pieces as they are made.
    ///
    /// After an error, an existing file is unchanged.
    ///
    /// - Parameters:
    ///   - path: the typed path.
    ///   - body: makes the text, and calls its argument with each piece.
    /// - Throws: ``SessionFileError`` if the file cannot be written, or the error of `body`.
    func write(to path: String, _ body: (_ write: (String) throws -> Void) throws -> Void) throws

    /// Replaces or creates a picture in PNG, as a program of the computer draws it.
    ///
    /// After an error, an existing file is unchanged.
    ///
    /// - Parameters:
    ///   - svg: the picture in SVG.
    ///   - scale: the pixels for one of the picture.
    ///   - path: the typed path.
    /// - Throws: ``SessionFileError`` if there is no such program, it fails, or the file cannot be written.
    func writePNG(of svg: String, scale: Double, to path: String) throws

    /// Returns true if a file exists at the path that must not be replaced unasked.
    func keeps(_ path: String) -> Bool

    /// Returns the form in which a file holds a text; nil if it holds another text.
    func form(of path: String, holding text: String) -> TextForm?

    /// Returns true if a file is not as it was when the session last read or wrote it.
    func hasChanged(_ path: String) -> Bool

    /// The sessions that can be resumed, the one used last first; nil if none are kept here, as in scripts.
    var keptSessions: [KeptSession]? { get }

    /// Returns the reason why a session that is not among those cannot be resumed.
    func refusal(ofSession number: Int) -> String

    /// The lines that were typed at the terminal; nil if none are kept, as in scripts.
    var typedLines: TypedLines? { get }

    /// The lessons that were begun, by their titles; none in scripts.
    var lessonMarks: [String: LessonMark] { get }

    /// Returns the paths of the Swift files in a folder and its folders, in alphabetical order; nil if the path is no
    /// folder.
    func swiftFiles(in folder: String) -> [String]?

    /// Returns the paths with a prefix in alphabetical order, for completion; folders end in `/`.
    func paths(startingWith prefix: String) -> [String]
}

extension SessionFiles {
    /// Always throws: there are no programs.
    package func writePNG(of svg: String, scale: Double, to path: String) throws {
        throw SessionFileError(path: path, reason: "no pictures are drawn here")
    }

    /// The usual form if the file holds the text.
    package func form(of path: String, holding text: String) -> TextForm? {
        (try? read(path)) == text ? TextForm.all.first : nil
    }

    /// Always false: no other program changes the files.
    package func hasChanged(_ path: String) -> Bool { false }

    /// Always nil: no sessions are kept.
    package var keptSessions: [KeptSession]? { nil }

    /// Always that there is none.
    package func refusal(ofSession number: Int) -> String { "there is no kept session \(number)" }

    /// Always nil: no lines are kept.
    package var typedLines: TypedLines? { nil }

    /// Always empty: no progress is kept.
    package var lessonMarks: [String: LessonMark] { [:] }

    /// Always nil: there are no folders.
    package func swiftFiles(in folder: String) -> [String]? { nil }

    /// Returns the files of a module.
    ///
    /// - Parameter paths: Swift files, and folders with Swift files.
    /// - Throws: ``SessionFileError`` for a folder without Swift files, and for a file that cannot be read.
    package func module(of paths: [String]) throws -> ModuleText {
        let files = try ModulePaths.files(of: paths) { swiftFiles(in: $0) }
        return ModuleText(try files.map { .init($0, try read($0)) })
    }

    /// Replaces or creates a file; after an error, an existing file is unchanged.
    ///
    /// - Throws: ``SessionFileError`` if it cannot be written.
    package func write(_ text: String, to path: String) throws {
        try write(to: path) { write in try write(text) }
    }

    /// Replaces or creates a file in pieces as they are made; if the work is interrupted, the file stays as it was.
    ///
    /// - Parameter scale: the pixels for one of a picture in SVG, which becomes one in PNG; nil to write the text.
    func write(_ text: Exporter.Text, scale: Double?, to path: String) throws {
        if let scale {
            var svg = ""
            // The function throws no error of its own.
            try text { svg += $0 }
            if Interruption.isRequested { throw InputError.interrupted }
            return try writePNG(of: svg, scale: scale, to: path)
        }
        try write(to: path) { write in
            try withoutActuallyEscaping(write) { write in
                try text { piece in
                    if Interruption.isRequested { throw InputError.interrupted }
                    try write(piece)
                }
            }
            if Interruption.isRequested { throw InputError.interrupted }
        }
    }
}

/// The error of a file that could not be read or written.
package struct SessionFileError: Error, Hashable, Sendable {
    /// The typed path.
    package let path: String
    /// The reason in a few words, such as “no such file”.
    package let reason: String
    /// A remedy; nil if nothing is known.
    package let fix: String?

    /// An error for a path, with a short reason.
    package init(path: String, reason: String, fix: String? = nil) {
        self.path = path
        self.reason = reason
        self.fix = fix
    }
}

/// No files at all: every path is missing, nothing can be written.
package struct NoFiles: SessionFiles {
    /// No files.
    package init() {}

    /// Always throws: there is no file.
    package func read(_ path: String) throws -> String {
        throw SessionFileError(path: path, reason: "no such file")
    }

    /// Always throws: nothing can be written.
    package func write(to path: String, _ body: (_ write: (String) throws -> Void) throws -> Void) throws {
        throw SessionFileError(path: path, reason: "cannot be written here")
    }

    /// Always false.
    package func keeps(_ path: String) -> Bool { false }

    /// Always empty.
    package func paths(startingWith prefix: String) -> [String] { [] }
}

/// A session that was interrupted or left unsaved, and can be resumed.
package struct KeptSession: Sendable {
    /// The number by which it is resumed.
    package let number: Int
    /// The time when it was used last, as it is printed.
    package let time: String
    /// The folder in which it ran; nil if that is the current one, or unknown.
    package let folder: String?
    /// The completed lines.
    package let lines: [String]
    /// True if it was left with an unsaved document; false if it was interrupted.
    package let wasLeft: Bool

    /// A session with its number, its time and its lines.
    package init(number: Int, time: String, folder: String?, lines: [String], wasLeft: Bool) {
        self.number = number
        self.time = time
        self.folder = folder
        self.lines = lines
        self.wasLeft = wasLeft
    }
}

/// The lines that were typed at a terminal, in this session and in earlier ones.
package struct TypedLines: Hashable, Sendable {
    /// The number of the first line; it stays the line's number when older lines are dropped.
    package let first: Int
    /// The lines, oldest first; a line may be an input of several lines.
    package let lines: [String]

    /// Lines that are numbered from `first` on.
    package init(first: Int, lines: [String]) {
        self.first = first
        self.lines = lines
    }

    /// Returns the line with a number; nil if there is none.
    package func line(_ number: Int) -> String? {
        let index = number - first
        return lines.indices.contains(index) ? lines[index] : nil
    }
}

/// The bytes of a file that differ from its text: line breaks, and the one at its end.
package struct TextForm: Hashable, Sendable {
    /// True if lines end as on Windows.
    private let hasReturns: Bool
    /// True if no line break follows the last line.
    private let endsOpen: Bool

    /// The known forms.
    package static let all = [false, true].flatMap { returns in
        [false, true].map { TextForm(hasReturns: returns, endsOpen: $0) }
    }

    /// Returns a text, whose lines end in `\n`, as it is written.
    package func written(_ text: String) -> String {
        let text = endsOpen && text.last == "\n" ? String(text.dropLast()) : text
        return hasReturns ? text.replacing("\n", with: "\r\n") : text
    }
}

/// The progress of somebody in a lesson, for the list of lessons.
package struct LessonMark: Hashable, Sendable {
    /// The number of exercises that were solved.
    package var solved: Int
    /// True if the last page was reached.
    package var isFinished: Bool

    /// A mark.
    package init(solved: Int, isFinished: Bool) {
        (self.solved, self.isFinished) = (solved, isFinished)
    }

    /// The mark in words: `finished, 5 solved`.
    var words: String {
        isFinished ? "finished, \(solved) solved" : "begun, \(solved) solved"
    }
}

/// The files that the commands of a session have written.
struct WrittenFiles {
    /// The number of times that a file was written.
    private(set) var count = 0
    private var paths: [String: Set<String>] = [:]

    /// Returns true if a command has written the file at a path.
    func contains(_ path: String, by command: String) -> Bool {
        paths[command]?.contains(path) == true
    }

    /// Notes that a command has written a file.
    mutating func note(_ path: String, by command: String) {
        count += 1
        paths[command, default: []].insert(path)
    }
}

/// The text that a command writes to a file.
struct WrittenText {
    /// The text.
    let text: Exporter.Text
    /// The pixels for one of a picture in SVG, which becomes one in PNG; nil to write the text.
    var scale: Double?
    /// The path of the file.
    let path: String
    /// The name of the command.
    let command: String

    /// Writes the file, and notes it.
    func put(into files: any SessionFiles, noting written: inout WrittenFiles) throws {
        try files.write(text, scale: scale, to: path)
        written.note(path, by: command)
    }
}

extension String {
    /// The path of a file as it is shown: one line, with a symbol for each line end and control character.
    package var shownPath: String { VisibleText.symbols(self) }
}

/// The paths of script files.
enum ScriptPath {
    /// The extensions of files with one line of a session in each line.
    static let extensions: Set = ["bp", "blueprint", "txt"]
}
