import BlueprintREPL
import TextFiles

/// The texts of files that a session reads and then replaces, so that it reads them as they were when it is resumed.
struct ReplacedTexts {
    /// Keeps a text in the journal; nil if there is none.
    var keep: ((String) -> Void)?

    /// The hashes of the texts that were read, and are not kept.
    private var read: Set<String> = []
    /// The texts that the journal of a resumed session keeps, by their hashes.
    private var kept: [String: String] = [:]
    /// The hashes of the files that the line read which is replayed, by their paths.
    private var expected: [String: String] = [:]

    /// Notes that the session read a text.
    mutating func noteReading(_ hash: String) {
        if keep != nil { read.insert(hash) }
    }

    /// Keeps the text of a file that is about to be replaced, if the session has read it.
    mutating func keepText(of path: String) {
        guard let keep, !read.isEmpty, TextFile.wouldReplaceFile(at: path),
            let text = try? SourceFile.read(path, takesPipes: false),
            read.remove(TextHash.hash(of: text)) != nil,
            text.utf8.count <= SessionLimits.standard.documentBytes
        else { return }
        keep(text)
    }

    /// Begins a line of a session that is resumed.
    mutating func replay(_ line: JournalRecord.Line, of record: JournalRecord) {
        kept = record.replacedTexts
        expected = [:]
        for reading in line.readings where expected[reading.path] == nil { expected[reading.path] = reading.hash }
    }

    /// Ends the resuming of a session.
    mutating func endReplay() {
        read.subtract(kept.keys)
        (kept, expected) = ([:], [:])
    }

    /// Returns the text that the replayed line read from a file, if the file has another one now; else nil.
    func text(of path: String) -> String? {
        guard let hash = expected[path], let text = kept[hash] else { return nil }
        let now = try? SourceFile.read(path, takesPipes: false)
        return now.map { TextHash.hash(of: $0) } == hash ? nil : text
    }
}
