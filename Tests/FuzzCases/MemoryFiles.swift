import BlueprintREPL

/// In-memory files: no case writes to the disk.
final class MemoryFiles: SessionFiles {
    private var texts: [String: String] = [:]
    private static let most = 50

    func read(_ path: String) throws -> String {
        guard let text = texts[path] else { throw SessionFileError(path: path, reason: "no such file") }
        return text
    }

    func write(to path: String, _ body: (_ write: (String) throws -> Void) throws -> Void) throws {
        var text = ""
        try body { text += $0 }
        guard texts[path] != nil || texts.count < Self.most else {
            throw SessionFileError(path: path, reason: "no space left")
        }
        texts[path] = text
    }

    func keeps(_ path: String) -> Bool { texts[path] != nil }

    var keptSessions: [KeptSession]? {
        [4, 1].map { number in
            KeptSession(number: number, time: "2026-01-01 12:00", folder: nil, lines: ["Row()"], wasLeft: true)
        }
    }

    func paths(startingWith prefix: String) -> [String] { texts.keys.filter { $0.hasPrefix(prefix) }.sorted() }
}
