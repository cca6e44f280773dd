import SwiftSyntax

/// A use of a declaration in another folder of the same module.
struct FolderUse {
    /// The folder that uses it.
    let folder: String
    /// The folder that declares it.
    let used: String
    /// The name of the type, or of the member of an extension.
    let name: String
    /// The first use in a file.
    let finding: (String) -> Finding

    /// Returns the uses between the folders of a module.
    ///
    /// A type is found by its name; a name that the using folder gives to something itself is taken for that. The types
    /// of expressions are not known, so a member of an extension is found only if nothing else has its name.
    ///
    /// - Parameter others: the names that other modules give.
    static func all(in files: [NamedFile], others: Set<String> = []) -> [FolderUse] {
        let index = FolderIndex(files, others: others)
        return files.flatMap { named in
            named.names.uses.compactMap { use -> FolderUse? in
                guard let used = index.folder(of: use, in: named.file.folder) else { return nil }
                return FolderUse(folder: named.file.folder, used: used, name: use.name) {
                    named.file.finding(at: use.position, $0)
                }
            }
        }
    }
}

/// A file with its names.
struct NamedFile {
    let file: SwiftFile
    let names: FolderNames

    /// Reads the names of a file.
    init(_ file: SwiftFile) {
        self.file = file
        names = FolderNames(file)
    }
}

/// The folders that declare the names of a module.
private struct FolderIndex {
    private var types: [String: Set<String>] = [:]
    private var nestedTypes: [String: Set<String>] = [:]
    private var members: [String: Set<String>] = [:]
    private var givers: [String: (folders: Set<String>, files: Int)] = [:]

    /// The members of Swift's own types that extensions repeat.
    private static let ownedBySwift: Set = ["enumerated", "infinity"]

    init(_ files: [NamedFile], others: Set<String>) {
        for named in files {
            let folder = named.file.folder
            for name in named.names.types { types[name, default: []].insert(folder) }
            for name in named.names.nestedTypes { nestedTypes[name, default: []].insert(folder) }
            for name in named.names.given {
                givers[name, default: ([], 0)].folders.insert(folder)
                givers[name, default: ([], 0)].files += 1
            }
        }
        let known = others.union(Self.ownedBySwift)
        for named in files {
            for member in named.names.members where givers[member.name]?.files == 1 && !known.contains(member.name) {
                let isOwnType = types[member.extended]?.contains(named.file.folder) == true
                if !isOwnType { members[member.name, default: []].insert(named.file.folder) }
            }
        }
    }

    /// Returns the other folder that declares a name used in a folder; nil if it is not clear which does.
    func folder(of use: FolderNames.Use, in folder: String) -> String? {
        guard givers[use.name]?.folders.contains(folder) != true else { return nil }
        let topLevel = use.isAfterDot ? nil : types[use.name]
        let declaring = topLevel ?? nestedTypes[use.name] ?? members[use.name] ?? []
        return declaring.count == 1 ? declaring.first : nil
    }
}

extension SwiftFile {
    /// The folder in its module, such as `Element/Storage`; `.` for the module's own folder.
    var folder: String {
        let inner = path.split(separator: "/").dropFirst(2).dropLast()
        return inner.isEmpty ? "." : inner.joined(separator: "/")
    }
}
