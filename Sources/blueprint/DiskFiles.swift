import BlueprintREPL
import Foundation

/// The files of a session, relative to the working directory.
final class DiskFiles: SessionFiles {
    /// True while a session is resumed: its files are not written again.
    var ignoresWriting = false
    /// True if standard input is where the session's lines are typed, so that `-` cannot be read.
    var isAtTerminal = false

    func read(_ path: String) throws -> String {
        if path == "-", isAtTerminal {
            throw SessionFileError(path: path, reason: "standard input is this terminal: type or paste the lines")
        }
        do {
            return try SourceFile.read(path)
        } catch {
            let place = error.line.map { "line \($0): " } ?? ""
            throw SessionFileError(path: path, reason: place + error.reason)
        }
    }

    func write(_ text: String, to path: String) throws {
        if ignoresWriting { return }
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            throw SessionFileError(path: path, reason: SystemReason.text(errno, isWriting: true))
        }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: Data(text.utf8))
            try handle.close()
        } catch {
            throw SessionFileError(path: path, reason: "cannot be written")
        }
    }

    func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path)
    }

    func paths(startingWith prefix: String) -> [String] {
        let folder = prefix.lastIndex(of: "/").map { String(prefix[...$0]) } ?? ""
        let start = prefix.dropFirst(folder.count)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
        return names.filter { $0.hasPrefix(start) && ($0.first != "." || start.first == ".") }.sorted().map { name in
            var isFolder: ObjCBool = false
            let path = folder + name
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
                ? path + "/" : path
        }
    }
}
