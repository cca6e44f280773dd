/// The files that the commands of a session have written.
struct WrittenFiles {
    /// The number of times that a file was written.
    private(set) var count = 0
    private var paths: [String: Set<String>] = [:]

    /// Returns true if a command has written the file at a path.
    func contains(_ path: String, by command: String) -> Bool {
        paths[command]?.contains(path) == true
    }

    /// Notes that a command has written a file.
    mutating func note(_ path: String, by command: String) {
        count += 1
        paths[command, default: []].insert(path)
    }
}
