import Foundation

/// The lines of a session at a terminal, kept in a file until the session ends normally.
///
/// A line is written when it begins and marked when its edit is done, which identifies the line that caused a crash.
/// While the session runs, the file is locked. What cannot be written is written with the next record.
package final class Journal {
    /// The record in the file when it was opened.
    package let record: JournalRecord
    /// The number by which the user names the session; 0 if it has none.
    package internal(set) var number = 0
    /// The path of the file.
    package var path: String { file.path }

    /// The reason why it can only be read; nil if it can be written.
    package let writingFault: FileFault?

    private let file: StateFile
    private let descriptor: Int32
    /// The records that could not be written.
    private var pending = ""

    /// A journal in a file that is open and locked.
    ///
    /// - Parameter writingFault: the reason why it is open for reading only.
    /// - Throws: ``FileFault`` if it cannot be read.
    init(file: StateFile, descriptor: Int32, writingFault: FileFault? = nil) throws(FileFault) {
        self.file = file
        self.descriptor = descriptor
        self.writingFault = writingFault
        record = JournalRecord(try file.bytes(of: descriptor, most: .max))
    }

    deinit {
        close(descriptor)
    }

    /// Notes the begin of a line.
    ///
    /// - Throws: ``FileFault`` if the journal cannot be written.
    package func begin(_ line: String) throws(FileFault) {
        try write(JournalRecord.text(ofBegin: line), syncs: false)
    }

    /// Notes the end of the line, and the files that it read.
    ///
    /// - Throws: ``FileFault`` if the journal cannot be written.
    package func finish(_ readings: [JournalRecord.Reading] = []) throws(FileFault) {
        try write(JournalRecord.text(ofEnd: readings), syncs: true)
    }

    /// Keeps the text of a file that the session has read and now replaces.
    ///
    /// - Throws: ``FileFault`` if the journal cannot be written.
    package func keep(replaced text: String) throws(FileFault) {
        try write(JournalRecord.text(ofReplaced: text), syncs: true)
    }

    /// Takes the lines of another journal, which can only be read.
    ///
    /// - Throws: ``FileFault`` if the journal cannot be written.
    package func copyLines(of other: Journal) throws(FileFault) {
        try write(other.record.textOfLines, syncs: true)
    }

    /// Notes that the line was refused, and changed nothing.
    ///
    /// - Throws: ``FileFault`` if the journal cannot be written.
    package func refuse() throws(FileFault) {
        try write(JournalRecord.textOfRefusal, syncs: true)
    }

    /// Notes that the session was left, but is kept.
    ///
    /// - Throws: ``FileFault`` if the journal cannot be written.
    package func leave() throws(FileFault) {
        try write(JournalRecord.textOfLeaving, syncs: true)
    }

    /// The time when it was used last.
    package var lastUse: Date { Date(timeIntervalSince1970: Double(useTime.seconds)) }

    /// The time of the last use, in seconds and nanoseconds.
    var useTime: (seconds: Int, nanoseconds: Int) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return (0, 0) }
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        return (Int(time.tv_sec), Int(time.tv_nsec))
    }

    /// The words that tell it from other journals, and from itself after its next use.
    var mention: String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return "\(name) \(useTime.seconds).\(useTime.nanoseconds)"
    }

    /// Makes it the journal that was used last, as when its session is resumed.
    package func touch() {
        futimens(descriptor, nil)
    }

    /// Deletes the journal, as after a session that ended normally.
    ///
    /// - Throws: ``FileFault`` if it cannot be deleted.
    package func remove() throws(FileFault) {
        guard retried({ unlink(path) }) == 0 || errno == ENOENT else { throw SystemFault(number: errno).writing(path) }
    }

    private func write(_ records: String, syncs: Bool) throws(FileFault) {
        if let writingFault { throw writingFault }
        pending += records
        try file.append(pending, to: descriptor, syncs: syncs)
        pending = ""
    }
}
