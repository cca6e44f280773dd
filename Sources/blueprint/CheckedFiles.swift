import BlueprintREPL
import TextFiles

/// The files of a page that is checked: read from the disk, and written to memory alone.
///
/// A page replays what a session did; the files that the session wrote belong to the user now. What a page has
/// written, its later lines read.
final class CheckedFiles: SessionFiles {
    private let disk = DiskFiles()
    /// The texts that were written, by their paths.
    private var texts: [String: String] = [:]

    func read(_ path: String) throws -> String { try texts[path] ?? disk.read(path) }

    func write(to path: String, _ body: (_ write: (String) throws -> Void) throws -> Void) throws {
        do {
            guard try TextFile.isFile(at: path) else { return try disk.write(to: path, body) }
        } catch let fault as FileFault {
            throw SessionFileError(path: path, reason: fault.reason)
        }
        var text = ""
        try body { text += $0 }
        texts[path] = text
    }

    /// Draws nothing: nobody looks at the pixels of a page that is checked.
    func writePNG(of svg: String, scale: Double, to path: String) throws { texts[path] = "" }

    /// Always false: nothing is replaced.
    func keeps(_ path: String) -> Bool { false }

    func swiftFiles(in folder: String) -> [String]? {
        guard let files = disk.swiftFiles(in: folder) else { return nil }
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        let written = texts.keys.filter { $0.hasPrefix(start) && $0.hasSuffix(".swift") }
        return Set(files).union(written).sorted()
    }

    func paths(startingWith prefix: String) -> [String] {
        Set(disk.paths(startingWith: prefix)).union(texts.keys.filter { $0.hasPrefix(prefix) }).sorted()
    }
}
