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
