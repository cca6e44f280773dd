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
        switch try FileDestination(path) {
        case .file(let replacement): try replacement.perform { try write(to: $0, path: path, body) }
        case .device(let path):
            // Without O_NONBLOCK, a pipe that nobody reads would be waited for.
            let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
            guard descriptor >= 0 else { throw SystemFault(number: errno).writing(path) }
            defer { close(descriptor) }
            try write(to: descriptor, path: path, body)
        case .descriptor(let descriptor): try write(to: descriptor, path: path, body)
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
