import Foundation

/// The folder with the journals of running and interrupted sessions.
package struct JournalFolder: Sendable {
    /// The journals of interrupted sessions.
    package struct Interrupted {
        /// The journals with completed lines, the one used last first.
        package var journals: [Journal] = []
        /// Sentences about what could not be read, and where it is kept.
        package var remarks: [String] = []

        /// No interrupted sessions.
        package init() {}
    }

    /// The path of the folder.
    package let path: String

    /// The limit of kept journals of interrupted sessions.
    private let keptCount: Int

    /// A folder at a path, which need not exist, and the number of journals that are kept in it.
    package init(path: String, keptCount: Int = 100) {
        self.path = path
        self.keptCount = keptCount
    }

    /// Creates a journal of a session in a working folder, and the folder of journals if needed.
    ///
    /// - Throws: ``FileFault`` if that fails.
    package func begin(in workingFolder: String) throws(FileFault) -> Journal {
        let number = (names.map(Self.number).max() ?? 0) + 1
        let name = "\(Int(Date().timeIntervalSince1970))-\(getpid())-\(UInt16.random(in: .min ... .max))-\(number)"
        // A hidden name until it is locked: another session would take the journal for one of an interrupted session.
        let hidden = StateFile(path: path + "/." + name)
        let file = StateFile(path: path + "/" + name)
        try hidden.createFolder()
        removeUnfinished()
        guard let descriptor = try hidden.open(O_RDWR | O_APPEND | O_CREAT | O_EXCL) else {
            throw FileFault(path: path, reason: "cannot be written")
        }
        do throws(FileFault) {
            let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0
            guard isLocked else { throw SystemFault(number: errno).writing(path) }
            try hidden.append(JournalRecord.text(ofFolder: workingFolder), to: descriptor, syncs: false)
            guard retried({ rename(hidden.path, file.path) }) == 0 else {
                throw SystemFault(number: errno).writing(path)
            }
        } catch {
            unlink(hidden.path)
            close(descriptor)
            throw error
        }
        let journal = try Journal(file: file, descriptor: descriptor)
        journal.number = number
        return journal
    }

    /// The names of the files in the folder.
    private var allNames: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }

    /// The names of the files in the folder that are not hidden.
    private var names: [String] {
        allNames.filter { $0.first != "." && !$0.hasSuffix(StateFile.unreadableSuffix) }
    }

    /// Removes the journals of sessions that were killed while they began: a minute later, nobody has locked them.
    private func removeUnfinished() {
        let latest = Date().timeIntervalSince1970 - 60
        for name in allNames where name.first == "." {
            let parts = name.dropFirst().split(separator: "-")
            let file = StateFile(path: path + "/" + name)
            guard parts.count == 4, let begin = Double(parts[0]), begin < latest,
                let descriptor = try? file.open(O_RDWR)
            else { continue }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(file.path) }
            close(descriptor)
        }
    }

    /// The largest number that is one of a session.
    private static let mostNumber = 1_000_000_000

    /// Returns the number at the end of a journal's name, which is not used while the journal exists; 0 if there is none.
    private static func number(of name: String) -> Int {
        let parts = name.split(separator: "-")
        guard parts.count == 4, let number = Int(parts[3]), number <= mostNumber else { return 0 }
        return number
    }

    /// Returns the journals of interrupted sessions.
    ///
    /// Deletes journals without lines, and those beyond the limit, which are named. What cannot be read is kept beside its
    /// journal.
    ///
    /// - Parameter isListing: true to change nothing, where nobody sees the remarks.
    package func interrupted(isListing: Bool = false) -> Interrupted {
        var found = Interrupted()
        var opened: [Journal] = []
        for name in names.sorted(by: { ($0.count, $0) > ($1.count, $1) }) {
            do {
                guard let journal = try open(name) else { continue }
                journal.number = Self.number(of: name)
                opened.append(journal)
            } catch {
                found.remarks.append("the journal of a session cannot be read: \(error)")
            }
        }
        for journal in opened.sorted(by: { $0.useTime > $1.useTime }) {
            let isKept = isListing || keepUnreadable(of: journal, in: &found)
            let record = journal.record
            if !record.lines.isEmpty, found.journals.count < keptCount {
                found.journals.append(journal)
            } else if isKept, !isListing {
                drop(journal, in: &found)
            }
        }
        return found
    }

    /// Deletes a journal without lines, or of a session that is one too many; one that cannot be deleted is still kept.
    private func drop(_ journal: Journal, in found: inout Interrupted) {
        let isEmpty = journal.record.lines.isEmpty
        do throws(FileFault) {
            try journal.remove()
            if !isEmpty { found.remarks.append(dropping(journal.record)) }
        } catch {
            if !isEmpty { found.journals.append(journal) }
        }
    }

    /// Returns the sentence about a session that is deleted, because too many were used after it.
    private func dropping(_ record: JournalRecord) -> String {
        let size = Self.words(record.lines.count) + (record.folder.map { " in \($0)" } ?? "")
        return "an unsaved session of \(size) is dropped, since \(keptCount) others were used after it"
    }

    private static func words(_ lines: Int) -> String { lines == 1 ? "1 line" : "\(lines) lines" }

    // MARK: - Mentioned journals

    /// The file with the names of the journals that were mentioned.
    private var mentioned: StateFile { StateFile(path: path + "/.mentioned") }

    /// Returns the journals among some that were not mentioned before; they are mentioned from then on.
    package func takeNews(of journals: [Journal]) -> [Journal] {
        let bytes = (try? mentioned.read()) ?? []
        let known = Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
        let news = journals.filter { !known.contains($0.mention) }
        // A file that cannot be written only means that they are mentioned again.
        if !news.isEmpty { try? mentioned.replace(by: Array(journals.map { $0.mention + "\n" }.joined().utf8)) }
        return news
    }

    /// The numbers of the sessions that are running: their journals are locked.
    package var running: [Int] {
        names.compactMap { name in
            let file = StateFile(path: path + "/" + name)
            guard let descriptor = try? file.open(O_RDONLY) else { return nil }
            defer { close(descriptor) }
            return flock(descriptor, LOCK_SH | LOCK_NB) == 0 ? nil : Self.number(of: name)
        }
    }

    /// Opens a journal, at least for reading; nil if its session is running or has just ended.
    private func open(_ name: String) throws(FileFault) -> Journal? {
        let file = StateFile(path: path + "/" + name)
        var writingFault: FileFault?
        var found: Int32?
        do throws(FileFault) {
            found = try file.open(O_RDWR | O_APPEND)
        } catch {
            writingFault = error
            found = try file.open(O_RDONLY)
        }
        guard let descriptor = found else { return nil }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, file.names(descriptor) else {
            close(descriptor)
            return nil
        }
        return try Journal(file: file, descriptor: descriptor, writingFault: writingFault)
    }

    /// Writes the records that cannot be read beside the journal, once; returns false if that fails.
    private func keepUnreadable(of journal: Journal, in found: inout Interrupted) -> Bool {
        let record = journal.record
        guard record.unreadableCount > 0 else { return true }
        let count = Self.words(record.unreadableCount)
        let beside = StateFile(path: journal.path + StateFile.unreadableSuffix)
        do {
            guard try beside.read() != record.unreadable else { return true }
            try beside.replace(by: record.unreadable)
            found.remarks.append("\(count) of an interrupted session cannot be read: kept in \(beside.path)")
            return true
        } catch {
            found.remarks.append("\(count) of an interrupted session cannot be read, nor be kept apart: \(error)")
            return false
        }
    }
}
