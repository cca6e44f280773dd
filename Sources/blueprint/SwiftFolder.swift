import Foundation

/// A folder with Swift files.
enum SwiftFolder {
    /// The manifest of a package, which is a program of its own.
    private static let manifest = "Package.swift"

    /// Returns the paths of the Swift files in a folder and its folders, in alphabetical order, without hidden ones; nil
    /// if the path is no folder.
    static func files(in folder: String) -> [String]? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            return nil
        }
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter(isSource).sorted().map { start + $0 }
    }

    private static func isSource(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        return path.hasSuffix(".swift") && parts.last.map(String.init) != manifest
            && !parts.contains { $0.first == "." }
    }
}
