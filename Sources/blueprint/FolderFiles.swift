import Foundation

/// The files in a folder and its folders.
enum FolderFiles {
    /// Returns the paths of files in alphabetical order, without hidden ones; nil if the path is no folder.
    ///
    /// - Parameter isIncluded: returns true for a file that is wanted, by its path in the folder.
    static func paths(in folder: String, where isIncluded: (String) -> Bool) -> [String]? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            return nil
        }
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { isIncluded($0) && !isHidden($0) }.sorted().map { start + $0 }
    }

    /// Returns true for the path in a folder of a file that is hidden, or in a hidden folder.
    static func isHidden(_ path: String) -> Bool { path.split(separator: "/").contains { $0.first == "." } }
}
