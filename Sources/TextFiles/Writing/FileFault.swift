import Foundation

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

/// The system's reasons for file errors, in the program's words.
package enum SystemReason {
    /// Returns the reason of an error number; a file that is written need not exist, but its folder must.
    package static func text(_ number: Int32, isWriting: Bool = false) -> String {
        switch number {
        case ENOENT: isWriting ? "no such folder" : "no such file"
        case EISDIR: "is a folder"
        case ENOTDIR: "a part of the path is not a folder"
        case EACCES, EPERM: "permission denied"
        case ENXIO where isWriting: "nobody reads this pipe"
        case ENOSPC: "no space left"
        case EROFS: "the file system is read-only"
        case EFBIG: "the file is too large"
        case ELOOP: "the links lead in a circle"
        default: String(cString: strerror(number)).lowercased()
        }
    }
}

/// Makes a system call again as long as a signal interrupts it; returns its result.
func retried<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
        let result = call()
        if result != -1 || errno != EINTR { return result }
    }
}
