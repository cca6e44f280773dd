import TextFiles

/// The promises of a journal: no damage of a part affects the lines of another one.
enum JournalPromises {
    static func broken(by bytes: [UInt8]) -> [String] {
        var findings: [String] = []
        let record = JournalRecord(bytes)
        let lines = record.lines.map(\.text)
        var text = record.folder.map { JournalRecord.text(ofFolder: $0) } ?? ""
        for line in lines { text += JournalRecord.text(ofBegin: line) + JournalRecord.text(ofEnd: []) }
        let again = JournalRecord(Array(text.utf8))
        if again.lines.map(\.text) != lines || again.folder != record.folder || again.unreadableCount > 0 {
            findings.append("what was read and is written again is read as something else: \(again)")
        }
        let next = "let next = 1\n\\ \r"
        let added = "\n" + JournalRecord.text(ofBegin: next) + JournalRecord.text(ofEnd: [])
        if JournalRecord(bytes + added.utf8).lines.map(\.text) != lines + [next] {
            findings.append("a line that was added is not read, or changes others")
        }
        for count in [bytes.count / 2, bytes.count - 1] where count > 0 {
            let cut = JournalRecord(Array(bytes[..<count])).lines.map(\.text)
            if !lines.starts(with: cut) { findings.append("cut after \(count) bytes, it has other lines: \(cut)") }
        }
        return findings
    }
}
