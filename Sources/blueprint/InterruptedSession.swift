import BlueprintInspector
import BlueprintREPL
import Foundation
import TextFiles

/// An interrupted session that is resumed: its lines run again.
struct InterruptedSession {
    /// The journal, in which the resumed session continues.
    let journal: Journal

    /// The record of the session.
    var record: JournalRecord { journal.record }

    /// The number of its lines, such as `2 lines`.
    var count: String { Phrasing.count(record.lines.count, "line") }

    /// The folder in which the session ran; nil if that is the working folder, or unknown.
    var otherFolder: String? {
        record.folder == FileManager.default.currentDirectoryPath ? nil : record.folder
    }

    /// Enters the folder of the session, so that its relative paths name the same files.
    ///
    /// - Throws: ``FileFault`` if that is impossible.
    func enterFolder() throws(FileFault) {
        guard let folder = otherFolder, chdir(folder) != 0 else { return }
        throw FileFault(path: folder, reason: SystemReason.text(errno, isWriting: true))
    }

    /// Runs the lines again without writing files; `run` returns nil to stop.
    ///
    /// Returns the outputs of the last line that did not fail, and a sentence for each file that has changed since it was
    /// read; nil if it was stopped.
    func replay(_ files: DiskFiles, run: (String) -> [Output]?) -> (last: [Output], changes: [String])? {
        files.ignoresWriting = true
        defer {
            files.ignoresWriting = false
            files.replaced.endReplay()
        }
        var last: [Output] = []
        var changes: [String] = []
        for line in record.lines {
            files.replaced.replay(line, of: record)
            guard let outputs = run(line.text) else { return nil }
            // The error of a line that changed nothing would look like one of today.
            if !outputs.contains(where: \.isFailure) { last = outputs }
            for change in Self.changes(from: line.readings, to: files.takeReadings()) where !changes.contains(change) {
                changes.append(change)
            }
        }
        return (last, changes)
    }

    private static func changes(from old: [JournalRecord.Reading], to new: [JournalRecord.Reading]) -> [String] {
        old.filter { !new.contains($0) }.map { reading in
            if reading.hash == nil { return "\(reading.path) could not be read then, and can be now" }
            let isReadable = new.contains { $0.path == reading.path && $0.hash != nil }
            return "\(reading.path) \(isReadable ? "has changed since it was read" : "cannot be read any more")"
        }
    }
}
