import Foundation
import LineEditor

/// The lines of a session at a terminal, kept in a file until the session ends normally.
///
/// A line is written when it begins (`>` and the line) and marked when it is done (`=`), which identifies the line that
/// caused a crash. While the session runs, the file is locked.
final class Journal {
    /// The record of an interrupted session.
    struct Record {
        /// The completed lines.
        var lines: [String] = []
        /// The line that was begun and not completed; it may have caused a crash.
        var unfinished: String?
    }

    /// The record in the file when it was opened.
    let record: Record

    private let path: String
    private let descriptor: Int32

    /// The limit of kept journals of interrupted sessions.
    private static let keptCount = 10

    private init(path: String, descriptor: Int32) {
        self.path = path
        self.descriptor = descriptor
        record = Self.record(in: (try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
    }

    deinit {
        close(descriptor)
    }

    /// Creates a journal in a folder, and the folder if needed; nil if that fails.
    static func begin(in folder: String) -> Journal? {
        try? FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        let name = "\(Int(Date().timeIntervalSince1970))-\(getpid())"
        return open(folder + "/" + name, flags: O_CREAT | O_EXCL)
    }

    /// Returns the journals of interrupted sessions, newest first.
    ///
    /// Deletes journals beyond the limit.
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

    /// Notes the begin of a line.
    func begin(_ line: String) {
        write("> " + EntryText.line(of: line) + "\n")
    }

    /// Notes the end of the line.
    func finish() {
        write("=\n")
    }

    /// Deletes the journal after the session ended normally.
    func remove() {
        unlink(path)
    }

    private func write(_ text: String) {
        let bytes = Array(text.utf8)
        // A failure is ignored: the session continues without a journal.
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
