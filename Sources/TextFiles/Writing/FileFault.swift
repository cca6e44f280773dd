/// The error of a file that cannot be read or written.
package struct FileFault: Error, Equatable, Sendable, CustomStringConvertible {
    /// The path of the file.
    package let path: String
    /// The reason in a few words, such as “no such file”.
    package let reason: String

    /// An error with a reason.
    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// The path and the reason.
    package var description: String { "\(path): \(reason)" }
}

/// The error of a system call.
struct SystemFault: Error {
    /// The error number.
    let number: Int32

    /// Returns the error of a file that is written.
    func writing(_ path: String) -> FileFault {
        FileFault(path: path, reason: SystemReason.text(number, isWriting: true))
    }
}
