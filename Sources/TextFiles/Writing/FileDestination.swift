import Foundation

/// The place where the text for a path that the user names is written.
enum FileDestination {
    /// A file that is replaced or created.
    case file(FileReplacement)
    /// A device or a pipe, which is opened.
    case device(String)
    /// The program's own output.
    case descriptor(Int32)

    /// The limit of links that lead to each other.
    private static let mostLinks = 40

    /// Finds the destination of a path; follows links, also to a file that does not exist yet.
    ///
    /// - Throws: ``FileFault`` if the path is a folder, or if it cannot be found out what it is.
    init(_ path: String) throws(FileFault) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            guard errno == ENOENT else { throw SystemFault(number: errno).writing(path) }
            self = .file(FileReplacement(path: try Self.target(of: path), named: path, existing: nil))
            return
        }
        // A file on which the output goes to must not be replaced: what follows would be lost with the old one.
        if let descriptor = [STDOUT_FILENO, STDERR_FILENO].first(where: { Self.isOpen($0, on: status) }) {
            self = .descriptor(descriptor)
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG:
            self = .file(FileReplacement(path: try Self.target(of: path), named: path, existing: status))
        case S_IFDIR: throw SystemFault(number: EISDIR).writing(path)
        default: self = .device(path)
        }
    }

    /// Returns true if a descriptor is open on a file, for writing.
    private static func isOpen(_ descriptor: Int32, on file: stat) -> Bool {
        var status = stat()
        guard fcntl(descriptor, F_GETFL) & O_ACCMODE != O_RDONLY else { return false }
        return fstat(descriptor, &status) == 0 && status.st_dev == file.st_dev && status.st_ino == file.st_ino
    }

    /// Returns the path that a chain of links ends at.
    private static func target(of path: String) throws(FileFault) -> String {
        var target = path
        for _ in 0..<mostLinks {
            var status = stat()
            guard lstat(target, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return target }
            guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: target) else {
                throw SystemFault(number: errno).writing(path)
            }
            target = link.hasPrefix("/") ? link : FileReplacement.folder(of: target) + "/" + link
        }
        throw SystemFault(number: ELOOP).writing(path)
    }
}
