import Foundation

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
