import BigStack
import BlueprintREPL
import Foundation

/// Runs lines in a new session on a big stack, and returns their output.
func session(_ lines: String..., files: any SessionFiles = NoFiles()) throws -> String {
    try run(lines, files: files).joined(separator: "\n")
}

/// Runs lines in a new session, and returns the output of the last one.
func lastOutput(_ lines: String..., files: any SessionFiles = NoFiles()) throws -> String {
    try run(lines, files: files).last ?? ""
}

/// Runs lines in a new session, and returns the output of each as plain text.
func run(_ lines: [String], files: any SessionFiles = NoFiles()) throws -> [String] {
    try onBigStack {
        let names = NameTables.shared.take()
        defer { NameTables.shared.giveBack(names) }
        let session = Session(files: files, sharingNamesOf: names)
        return lines.map { line in session.run(line: line).map(\.text.plain).joined(separator: "\n") }
    }
}

/// Sessions whose tables of names others use, each by one other session at a time: to make a table takes longer than
/// most tests.
private final class NameTables: @unchecked Sendable {
    static let shared = NameTables()

    private let lock = NSLock()
    private var free: [Session] = []

    func take() -> Session { lock.withLock { free.popLast() } ?? Session() }

    func giveBack(_ session: Session) { lock.withLock { free.append(session) } }
}

/// In-memory session files.
final class MemoryFiles: SessionFiles {
    var texts: [String: String]
    var keptSessions: [KeptSession]?

    init(_ texts: [String: String] = [:]) {
        self.texts = texts
    }

    func read(_ path: String) throws -> String {
        guard let text = texts[path] else { throw SessionFileError(path: path, reason: "no such file") }
        return text
    }

    func write(to path: String, _ body: (_ write: (String) throws -> Void) throws -> Void) throws {
        var text = ""
        try body { text += $0 }
        texts[path] = text
    }

    func keeps(_ path: String) -> Bool { texts[path] != nil }
    func paths(startingWith prefix: String) -> [String] { texts.keys.filter { $0.hasPrefix(prefix) }.sorted() }
}
