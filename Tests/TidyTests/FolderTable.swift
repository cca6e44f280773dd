/// The folders of a module, and the folders that each may use.
struct FolderTable {
    /// The name of the module.
    let module: String
    /// The rooms, each of which may use only rooms named before it.
    let rooms: [Room]

    /// A folder, or several that use each other and so count as one.
    struct Room {
        /// The folders, `.` for that of the module itself.
        let folders: [String]
        /// The folders of other rooms that they may use.
        let uses: [String]

        /// Creates a room of folders.
        init(_ folders: String..., uses: [String] = []) {
            self.folders = folders
            self.uses = uses
        }
    }

    /// Returns the uses that the table does not allow, and the mistakes in the table itself.
    ///
    /// - Parameter path: the path of the file with the table.
    func findings(in files: [NamedFile], path: String) -> [Finding] {
        let own = files.filter { $0.file.module == module }
        let others = files.lazy.filter { $0.file.module != module }.reduce(into: Set()) { $0.formUnion($1.names.given) }
        let mistakes = circles + unknownFolders(Set(own.map(\.file.folder)))
        return mistakes.map { Finding(path: path, line: 1, advice: "\(module): \($0)") }
            + wrongUses(FolderUse.all(in: own, others: others), path)
    }

    /// The uses of folders that are not listed before; every circle has one.
    private var circles: [String] {
        var known: Set<String> = []
        var advice: [String] = []
        for room in rooms {
            let users = room.folders.joined(separator: " and ")
            advice += room.uses.filter { !known.contains($0) }.map {
                "list \($0) before \(users), which may use it; no two rooms may use each other"
            }
            known.formUnion(room.folders)
        }
        return advice
    }

    private func unknownFolders(_ present: Set<String>) -> [String] {
        let listed = rooms.flatMap(\.folders)
        return present.subtracting(listed).sorted().map { "add the folder \($0)" }
            + Set(listed).subtracting(present).sorted().map { "take out the folder \($0), which does not exist" }
    }

    private func wrongUses(_ uses: [FolderUse], _ path: String) -> [Finding] {
        var allowed: [String: Set<String>] = [:]
        for room in rooms {
            for folder in room.folders { allowed[folder] = Set(room.folders + room.uses) }
        }
        return uses.compactMap { use in
            guard let folders = allowed[use.folder], !folders.contains(use.used) else { return nil }
            return use.finding("\(use.folder) must not use \(use.name) of \(use.used); see \(path)")
        }
    }
}
