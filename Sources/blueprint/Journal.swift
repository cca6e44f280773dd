import Foundation
import LineEditor

/// The lines of a session at a terminal, kept in a file until the session is left in the ordinary way.
///
/// A line is written when it begins (`>` and the line) and again when it is done (`=`), so that after a crash it is known
/// which line the program did not survive. A lock on the file says that its session still runs.
final class Journal {
    /// What a session that was cut off had done.
    struct Record {
        /// The lines that were done.
        var lines: [String] = []
        /// The line that was begun and not done; the program may have crashed at it.
        var unfinished: String?
    }

    /// What the file held when it was opened.
    let record: Record

    private let path: String
    private let descriptor: Int32

    /// So many journals of sessions that were cut off are kept.
    private static let keptCount = 10

    private init(path: String, descriptor: Int32) {
        self.path = path
        self.descriptor = descriptor
        record = Self.record(in: (try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
    }

    deinit {
        close(descriptor)
    }

    /// A new journal in the folder, which is made if need be; nil if nothing can be written there.
    static func begin(in folder: String) -> Journal? {
        try? FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        let name = "\(Int(Date().timeIntervalSince1970))-\(getpid())"
        return open(folder + "/" + name, flags: O_CREAT | O_EXCL)
    }

    /// The journals of sessions that were cut off, the newest first.
    ///
    /// Older ones than are kept are removed.
    static func cutOff(in folder: String) -> [Journal] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let newestFirst = names.sorted { ($0.count, $0) > ($1.count, $1) }
        var kept: [Journal] = []
        for name in newestFirst {
            guard let journal = open(folder + "/" + name, flags: 0) else { continue }
            if journal.record.lines.isEmpty || kept.count >= keptCount {
                journal.remove()
            } else {
                kept.append(journal)
            }
        }
        return kept
    }

    /// Notes that a line begins.
    func begin(_ line: String) {
        write("> " + EntryText.line(of: line) + "\n")
    }

    /// Notes that the line is done.
    func finish() {
        write("=\n")
    }

    /// Forgets the session: it was left in the ordinary way.
    func remove() {
        unlink(path)
    }

    private func write(_ text: String) {
        let bytes = Array(text.utf8)
        // A journal that cannot be written must not stop the work that it is about.
        _ = Foundation.write(descriptor, bytes, bytes.count)
    }

    private static func open(_ path: String, flags: Int32) -> Journal? {
        let descriptor = Foundation.open(path, O_RDWR | O_APPEND | O_CLOEXEC | flags, 0o600)
        guard descriptor >= 0 else { return nil }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            return nil
        }
        return Journal(path: path, descriptor: descriptor)
    }

    private static func record(in text: String) -> Record {
        var record = Record()
        for line in text.split(separator: "\n") {
            if line.hasPrefix("> ") {
                record.unfinished = EntryText.entry(of: String(line.dropFirst(2)))
            } else if let finished = record.unfinished {
                record.lines.append(finished)
                record.unfinished = nil
            }
        }
        return record
    }
}
