import Foundation
import LineEditor
import TextFiles

/// The lines of a session that are kept on the disk: in the history, and in the journal until the session ends.
///
/// The first failure to write either of them is reported, and the session continues.
final class SessionRecord {
    private let history: HistoryFile?
    private var journal: Journal?
    /// Reports a failure.
    let warn: (String) -> Void
    /// True if a failure to write the history was reported.
    private var hasWarnedOfHistory = false
    /// True if a failure to write the journal was reported.
    private var hasWarnedOfJournal = false

    /// A record in a history, which is nil to keep none, and not yet in a journal.
    ///
    /// - Parameter warn: reports a failure.
    init(history: HistoryFile?, warn: @escaping (String) -> Void) {
        self.history = history
        self.warn = warn
    }

    /// Keeps the lines of the next session in a journal, and closes that of the session before; nil to keep none.
    func keep(in journal: Journal?) {
        self.journal = journal
        hasWarnedOfJournal = false
    }

    /// The number by which the user names the session; nil if it is not kept.
    var number: Int? { journal?.number }

    /// Adds an entry to the history.
    func remember(_ entry: String) {
        do {
            try history?.append(entry)
        } catch {
            if !hasWarnedOfHistory {
                warn("cannot write the history: \(error); lines can be recalled until this session ends")
            }
            hasWarnedOfHistory = true
        }
    }

    /// Notes that a line begins.
    func begin(_ line: String) {
        write { journal throws(FileFault) in try journal.begin(line) }
    }

    /// Notes that the edit of the line is done.
    func finish(_ readings: [JournalRecord.Reading]) {
        write { journal throws(FileFault) in try journal.finish(readings) }
    }

    /// Notes that the line was refused, and is not to be replayed.
    func refuse() {
        write { journal throws(FileFault) in try journal.refuse() }
    }

    private func write(_ work: (Journal) throws(FileFault) -> Void) {
        guard let journal else { return }
        do {
            try work(journal)
        } catch {
            if !hasWarnedOfJournal { warn(Self.warning(error)) }
            hasWarnedOfJournal = true
        }
    }

    /// Notes that the session was left with an unsaved document; returns true if it can be resumed.
    func leave() -> Bool {
        guard journal != nil else { return false }
        write { journal throws(FileFault) in try journal.leave() }
        return !hasWarnedOfJournal
    }

    /// Deletes the journal after the session ended normally.
    func end() {
        journal?.remove()
    }

    /// Returns the warning about a journal that cannot be written.
    static func warning(_ fault: FileFault) -> String {
        "cannot write the journal: \(fault); everything else works, but if this session is interrupted, "
            + "it cannot be resumed completely"
    }
}
