import Foundation
import LineEditor
import TextFiles

/// The lines of a session that are kept on the disk: in the history, and in the journal until the session ends.
///
/// The first failure to write either of them is reported, and the session continues.
final class SessionRecord {
    private let history: HistoryFile?
    private var journal: Journal?
    /// The journal of a resumed session that can only be read: the next line is kept in a copy of it.
    private var original: Journal?
    /// The folder in which a journal is made, as long as there is none; nil to keep none.
    private var journals: JournalFolder?
    /// The working folder of the session.
    private var workingFolder = ""
    /// The records that wait for a journal.
    private var waiting: [(Journal) throws(FileFault) -> Void] = []
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

    /// Keeps the lines of a resumed session in its journal, and closes that of the session before.
    ///
    /// - Parameters:
    ///   - journal: the journal; one that can only be read is copied for the next line.
    ///   - journals: the folder of the copy.
    ///   - workingFolder: the working folder of the session.
    func keep(in journal: Journal, orCopiedTo journals: JournalFolder?, workingIn workingFolder: String) {
        let isCopied = journal.writingFault != nil
        (self.journal, original) = isCopied ? (nil, journal) : (journal, nil)
        (self.journals, self.workingFolder) = (isCopied ? journals : nil, workingFolder)
        waiting = []
        // Not in place: the compiler ends with a fault where such a closure is an element.
        let copy: (Journal) throws(FileFault) -> Void = { new throws(FileFault) in try new.copyLines(of: journal) }
        if isCopied { waiting.append(copy) }
        hasWarnedOfJournal = false
    }

    /// Keeps the lines of the next session in a new journal, and closes that of the session before.
    ///
    /// A journal that cannot be made is tried again with each line.
    ///
    /// - Parameters:
    ///   - journals: the folder of the journal; nil to keep no lines.
    ///   - workingFolder: the working folder of the session.
    func keep(inNewOf journals: JournalFolder?, workingIn workingFolder: String) {
        (journal, original) = (nil, nil)
        (self.journals, self.workingFolder) = (journals, workingFolder)
        waiting = []
        hasWarnedOfJournal = false
        write { _ in }
    }

    /// The number by which the user names the session; nil if it is not kept.
    var number: Int? { journal?.number ?? original?.number }

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

    /// Keeps the text of a file that the session has read and now replaces.
    func keep(replaced text: String) {
        write { journal throws(FileFault) in try journal.keep(replaced: text) }
    }

    private func write(_ work: @escaping (Journal) throws(FileFault) -> Void) {
        guard let fault = tryToWrite(work) else { return }
        if !hasWarnedOfJournal { warn(Self.warning(fault)) }
        hasWarnedOfJournal = true
    }

    /// Writes a record, and those that wait; returns the failure.
    private func tryToWrite(_ work: @escaping (Journal) throws(FileFault) -> Void) -> FileFault? {
        guard journal != nil || journals != nil else { return nil }
        waiting.append(work)
        do throws(FileFault) {
            if journal == nil { journal = try journals?.begin(in: workingFolder) }
            guard let journal else { return nil }
            // The journal keeps what it cannot write.
            let works = waiting
            waiting = []
            var fault: FileFault?
            for work in works {
                do throws(FileFault) {
                    try work(journal)
                    fault = nil
                } catch {
                    fault = error
                }
            }
            return fault
        } catch {
            return error
        }
    }

    /// Notes that the session is left with an unsaved document; returns true if it can be resumed, and false if no lines
    /// are kept.
    ///
    /// - Throws: ``FileFault`` if some of its lines cannot be written.
    func leave() throws(FileFault) -> Bool {
        // Without a line since it was resumed, all is in the journal that can only be read.
        if original != nil, journal == nil, waiting.count == 1 { return true }
        if let fault = tryToWrite({ journal throws(FileFault) in try journal.leave() }) { throw fault }
        return journal != nil
    }

    /// Deletes the journal after the session ended normally.
    func end() {
        do throws(FileFault) {
            try journal?.remove()
        } catch {
            warn("cannot delete the journal of this session, which is over: \(error)")
        }
    }

    /// Returns the warning about a journal that cannot be written.
    static func warning(_ fault: FileFault) -> String {
        "cannot write the journal: \(fault); everything else works, but if this session is interrupted, "
            + "it cannot be resumed completely"
    }
}
