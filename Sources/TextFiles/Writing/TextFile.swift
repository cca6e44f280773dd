import Foundation

/// A file that the user names.
package enum TextFile {
    /// Replaces or creates a file; its text is written in pieces as they are made.
    ///
    /// A file is replaced as a whole once its new text is on the disk: after an error, its old text is unchanged. Links
    /// are followed, and the mode and owner are kept. Devices, pipes and the program's own output are written directly.
    ///
    /// - Throws: ``FileFault`` if the file cannot be written, or the error of `body`.
    package static func write(
        to path: String,
        _ body: (_ write: (String) throws -> Void) throws -> Void
    ) throws {
        try open(path) { try write(to: $0, path: path, body) }
    }

    /// Replaces or creates a file of bytes, with the same care.
    ///
    /// - Throws: ``FileFault`` if the file cannot be written.
    package static func write(_ bytes: [UInt8], to path: String) throws {
        try open(path) { descriptor in
            do throws(SystemFault) {
                try DescriptorOutput.write(bytes, to: descriptor)
            } catch {
                throw error.writing(path)
            }
        }
    }

    /// Opens the destination of a path, and lets a function write to it.
    private static func open(_ path: String, _ fill: (_ descriptor: Int32) throws -> Void) throws {
        switch try FileDestination(path) {
        case .file(let replacement): try replacement.perform(fill)
        case .device(let path):
            // Without O_NONBLOCK, a pipe that nobody reads would be waited for.
            let descriptor = retried { Foundation.open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK) }
            guard descriptor >= 0 else { throw SystemFault(number: errno).writing(path) }
            defer { close(descriptor) }
            try fill(descriptor)
        case .descriptor(let descriptor): try fill(descriptor)
        }
    }

    /// Creates a folder and the folders around it, unless they exist.
    ///
    /// - Parameter mode: the mode of each new folder, from which the process's mask is subtracted.
    /// - Throws: ``FileFault`` if that fails.
    package static func createFolder(_ folder: String, mode: mode_t = 0o777) throws(FileFault) {
        if retried({ mkdir(folder, mode) }) == 0 || errno == EEXIST { return }
        let around = FileReplacement.folder(of: folder)
        guard errno == ENOENT, around != folder else { throw SystemFault(number: errno).writing(folder) }
        try createFolder(around, mode: mode)
        if retried({ mkdir(folder, mode) }) != 0, errno != EEXIST { throw SystemFault(number: errno).writing(folder) }
    }

    /// Returns true if a path names a file, or one that can be created; false for a device, a pipe and the program's own
    /// output.
    ///
    /// - Throws: ``FileFault`` if the path is a folder, or if its folder does not exist.
    package static func isFile(at path: String) throws(FileFault) -> Bool {
        guard case .file(let replacement) = try FileDestination(path) else { return false }
        guard access(FileReplacement.folder(of: replacement.path), F_OK) == 0 else {
            throw SystemFault(number: errno).writing(path)
        }
        return true
    }

    /// Returns the hash of the bytes of a file; nil if there is none, or if it cannot be read.
    package static func hash(of path: String) -> String? {
        // A pipe is not even opened: its writer would lose its reader when it is closed.
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let descriptor = retried { Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK) }
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var hash = TextHash()
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = retried { Foundation.read(descriptor, &chunk, chunk.count) }
            guard count > 0 else { return count == 0 ? hash.text : nil }
            // The hash keeps none of the bytes.
            chunk.prefix(count).withUnsafeBufferPointer { hash.add($0) }
        }
    }

    /// Returns true if writing to a path would replace a file; a device, a pipe and the program's own output lose
    /// nothing.
    package static func wouldReplaceFile(at path: String) -> Bool {
        guard case .file(let replacement) = try? FileDestination(path) else { return false }
        return replacement.existing != nil
    }

    /// Writes pieces to an open file.
    ///
    /// - Throws: ``FileFault`` if they cannot be written, or the error of `body`.
    static func write(
        to descriptor: Int32,
        path: String,
        _ body: (_ write: (String) throws -> Void) throws -> Void
    ) throws {
        var output = DescriptorOutput(descriptor)
        do {
            try body { try output.write($0) }
            try output.flush()
        } catch let fault as SystemFault {
            throw fault.writing(path)
        }
    }
}

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

/// A short text that identifies the contents of a file: the FNV-1a hash of 64 bits, and the number of bytes.
package struct TextHash {
    private var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    private var count = 0

    /// The hash of no bytes.
    package init() {}

    /// Adds the bytes of a text at the end.
    package mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add($0) }
    }

    /// Adds bytes at the end.
    // Of one type of sequence only: a generic function is slow where another module calls it.
    package mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        count += bytes.count
    }

    /// The text.
    package var text: String { String(hash, radix: 16) + "/" + String(count) }

    /// Returns the hash of a text.
    package static func hash(of text: String) -> String {
        var hash = TextHash()
        hash.add(text)
        return hash.text
    }
}
