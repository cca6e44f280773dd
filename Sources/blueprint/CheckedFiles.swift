import BlueprintREPL
import TextFiles

/// The files of a page that is checked: read from the disk, and written to memory alone.
///
/// A page replays what a session did; the files that the session wrote belong to the user now. What a page has
/// written, its later lines read.
final class CheckedFiles: SessionFiles {
    private let disk = DiskFiles()
    private var written = WrittenTexts()

    func read(_ path: String) throws -> String { try written[path] ?? disk.read(path) }

    func write(to path: String, _ body: (_ write: (String) throws -> Void) throws -> Void) throws {
        do {
            guard try TextFile.isFile(at: path) else { return try disk.write(to: path, body) }
        } catch let fault as FileFault {
            throw SessionFileError(path: path, reason: fault.reason)
        }
        try written.write(to: path, body)
    }

    /// Draws nothing: nobody looks at the pixels of a page that is checked.
    func writePNG(of svg: String, scale: Double, to path: String) throws { written.writePicture(to: path) }

    /// Always false: nothing is replaced.
    func keeps(_ path: String) -> Bool { false }

    func swiftFiles(in folder: String) -> [String]? {
        disk.swiftFiles(in: folder).map { written.swiftFiles(in: folder, and: $0) }
    }

    func paths(startingWith prefix: String) -> [String] {
        written.paths(startingWith: prefix, and: disk.paths(startingWith: prefix))
    }
}
