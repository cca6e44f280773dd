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
