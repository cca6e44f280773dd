import Foundation

/// A program of the computer, found in the folders of `PATH`.
enum InstalledProgram {
    /// Returns the path of a program; nil if no folder has it.
    ///
    /// Folders relative to the working directory are left out: what a repository holds must not run unasked.
    static func path(of name: String, in environment: [String: String]) -> String? {
        let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.first == "/" }
        return folders.lazy.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }
}
