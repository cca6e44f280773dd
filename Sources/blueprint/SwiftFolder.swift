/// A folder with Swift files.
enum SwiftFolder {
    /// The manifest of a package, which is a program of its own.
    private static let manifest = "Package.swift"

    /// Returns the paths of the Swift files in a folder and its folders, in alphabetical order, without hidden ones; nil
    /// if the path is no folder.
    static func files(in folder: String) -> [String]? {
        FolderFiles.paths(in: folder) { isSwift($0) }
    }

    /// Returns true for the path in a folder of a Swift file that is not hidden.
    static func isPart(_ path: String) -> Bool { isSwift(path) && !FolderFiles.isHidden(path) }

    private static func isSwift(_ path: String) -> Bool {
        path.hasSuffix(".swift") && path.split(separator: "/").last.map(String.init) != manifest
    }
}
