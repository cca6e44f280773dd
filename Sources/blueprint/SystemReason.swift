import Foundation

/// The system's reasons for refusing a file, in the words that the program uses.
enum SystemReason {
    /// The reason that an error number stands for.
    static func text(_ number: Int32) -> String {
        switch number {
        case ENOENT: "no such file"
        case EISDIR: "is a folder"
        case ENOTDIR: "a part of the path is not a folder"
        case EACCES, EPERM: "permission denied"
        case ENOSPC: "no space left"
        default: String(cString: strerror(number)).lowercased()
        }
    }
}
