/// The files of a lesson's session: none, but the lessons that were begun are known.
final class LessonFiles: SessionFiles {
    var lessonMarks: [String: LessonMark]

    /// No files, with the progress in lessons, by their titles.
    init(_ marks: [String: LessonMark]) {
        lessonMarks = marks
    }

    func read(_ path: String) throws -> String { throw SessionFileError(path: path, reason: "no such file") }

    func write(to path: String, _ body: (_ write: (String) throws -> Void) throws -> Void) throws {
        throw SessionFileError(path: path, reason: "cannot be written here")
    }

    func keeps(_ path: String) -> Bool { false }

    func paths(startingWith prefix: String) -> [String] { [] }
}
