struct Folder {
    var name: String
    var size = 0
    var folders: [Folder] = []

    var total: Int { folders.reduce(size) { $0 + $1.total } }

    func lines(_ depth: Int = 0) -> [String] {
        [String(repeating: "  ", count: depth) + "\(name) \(total)"] + folders.flatMap { $0.lines(depth + 1) }
    }
}

let root = Folder(
    name: "home",
    size: 1,
    folders: [
        Folder(name: "photos", size: 40, folders: [Folder(name: "summer", size: 60)]),
        Folder(name: "notes", size: 5),
    ]
)
for line in root.lines() { print(line) }
// expect: home 106
// expect:   photos 100
// expect:     summer 60
// expect:   notes 5
