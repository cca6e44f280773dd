/// The paths of the files of a module.
package enum ModulePaths {
    /// Returns the files that paths name, each once: files, and the Swift files in folders.
    ///
    /// - Parameter files: returns the Swift files in a folder; nil if the path is no folder.
    /// - Throws: an error if a folder has no Swift file, or if a file among several is no Swift file.
    package static func files(of paths: [String], in files: (String) -> [String]?) throws(SessionFileError) -> [String]
    {
        var result: [String] = []
        for path in paths {
            guard let found = files(path) else {
                if paths.count > 1, !path.hasSuffix(".swift") {
                    throw SessionFileError(
                        path: path,
                        reason: "is not a Swift file, so it cannot be part of a module; a script is run by itself"
                    )
                }
                result.append(path)
                continue
            }
            guard !found.isEmpty else {
                throw SessionFileError(path: path, reason: "the folder contains no file that ends in .swift")
            }
            result += found
        }
        var seen: Set<String> = []
        return result.filter { seen.insert($0).inserted }
    }
}
