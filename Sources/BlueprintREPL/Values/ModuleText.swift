import BlueprintInspector

/// The Swift files of a module, joined to one text, in which each offset belongs to one file.
///
/// `main.swift` comes last: its statements run when everything else is declared. A file of stubs comes first; beside it,
/// another file is still one alone.
package struct ModuleText: Hashable, Sendable {
    /// A file with its text.
    package struct File: Hashable, Sendable {
        /// The path, as it is named in errors.
        package let path: String
        /// The text.
        package let text: String

        /// A file with a text.
        package init(_ path: String, _ text: String) {
            self.path = path
            self.text = text
        }

        /// The last part of the path.
        var name: String { path.split(separator: "/").last.map(String.init) ?? path }

        /// True for the declarations that take the place of those of other modules.
        var isStubs: Bool { path.hasSuffix(".stubs") }
    }

    /// The files, `main.swift` last.
    package let files: [File]
    /// The joined text.
    package let text: String
    /// The offset of each file in the text.
    let starts: [Int]

    /// The name of the file whose statements run.
    static let mainFile = "main.swift"

    /// Joins files.
    package init(_ files: [File]) {
        let others = files.filter { !$0.isStubs && $0.name != Self.mainFile }
        let sorted = files.filter(\.isStubs) + others + files.filter { $0.name == Self.mainFile }
        var text = ""
        var starts: [Int] = []
        for file in sorted {
            starts.append(text.utf8.count)
            text += file.text
            if text.last?.isNewline == false { text += "\n" }
        }
        self.files = sorted
        self.starts = starts
        // A file alone is exactly its text.
        self.text = sorted.count == 1 ? sorted[0].text : text
    }

    /// A module of one file.
    package init(_ text: String, path: String = "") {
        self.init([File(path, text)])
    }

    /// The name of the module in sentences: its file, or the number of files.
    var name: String { sources.count == 1 ? sources[0].path : Phrasing.count(sources.count, "file") }

    /// The files without those of stubs.
    var sources: [File] { files.filter { !$0.isStubs } }

    /// True for one file, with or without one of stubs.
    var isAlone: Bool { sources.count == 1 }

    /// Returns the file that contains an offset of the text, and the offset in the file.
    func place(of offset: Int) -> (file: File, offset: Int)? {
        guard let index = starts.lastIndex(where: { $0 <= offset }) ?? starts.indices.first else { return nil }
        return (files[index], offset - starts[index])
    }
}

/// Errors in files of a module.
extension InputError {
    /// Returns an error in the text of a module with the file that contains its place.
    func located(in module: ModuleText) -> InputError {
        guard module.files.count > 1, file == nil else { return self }
        var result = self
        result.others = others.map { $0.located(in: module) }
        guard let offset, let place = module.place(of: offset) else {
            result.file = module.files.last
            return result
        }
        (result.file, result.offset) = (place.file, place.offset)
        return result
    }

    /// Returns an error about a line of a file of a module with its place in the file; nil for another error.
    func placed(in module: ModuleText) -> InputError? {
        guard let line = sourceLine, let file = module.files.first(where: { $0.path == line.source }) else {
            return nil
        }
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(line.number - 1) else { return nil }
        let before = lines[..<(line.number - 1)].reduce(0) { $0 + $1.utf8.count + 1 }
        let own = lines[line.number - 1]
        // The document may have indented the line in another way.
        func indent(_ text: some StringProtocol) -> Int { text.prefix { $0 == " " || $0 == "\t" }.count }
        let column = max(0, line.column - 1 - indent(line.text) + indent(own))
        var result = self
        (result.file, result.sourceLine) = (file, nil)
        result.offset = before + own.prefix(column).utf8.count
        return result
    }

    /// Replaces the offset in the text of a module by the line of the file.
    mutating func moveToLine(in module: ModuleText) {
        self = located(in: module)
        moveToLine(of: module.text, in: module.name)
    }
}

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
