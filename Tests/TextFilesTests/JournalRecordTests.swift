import Testing
import TextFiles

@Suite("Records of a journal")
struct JournalRecordTests {
    private let whole = Array("@ /home/漢\n> a\n# 1/2 b c\n=\n> d\\ne\n=\n".utf8)

    @Test("a refused line is no line of the session")
    func refusedLines() {
        let record = JournalRecord(Array("> a\n=\n> save b\n-\n".utf8))
        #expect(record.lines.map(\.text) == ["a"])
        #expect(record.unfinished == nil)
        #expect(record.unreadableCount == 0)
    }

    @Test("A journal has a folder, lines with what they read, and an unfinished line")
    func records() {
        let record = JournalRecord(whole + Array("> f\n".utf8))
        #expect(record.folder == "/home/漢")
        #expect(record.lines.map(\.text) == ["a", "d\ne"])
        #expect(record.lines[0].readings == [.init(path: "b c", hash: "1/2")])
        #expect(record.unfinished == "f")
        #expect(record.unreadableCount == 0)
    }

    @Test("A journal that is cut at any byte keeps every line whose end is in it, and has no other")
    func cut() {
        for length in 0...whole.count {
            let bytes = Array(whole.prefix(length))
            let record = JournalRecord(bytes)
            let ends = bytes.enumerated().filter { index, byte in
                byte == UInt8(ascii: "=") && bytes[index - 1] == UInt8(ascii: "\n")
            }
            #expect(record.lines.map(\.text) == Array(["a", "d\ne"].prefix(ends.count)), "\(length) bytes")
            #expect(record.unreadableCount <= 1)
        }
    }

    @Test("A record with any byte replaced by one that is not UTF-8 loses at most its line, and is kept")
    func notText() {
        for index in whole.indices where whole[index] != UInt8(ascii: "\n") {
            var bytes = whole
            bytes[index] = 0xff
            let record = JournalRecord(bytes)
            #expect(record.unreadableCount == 1)
            #expect(record.unreadable.contains(0xff))
            #expect(["a", "d\ne"].contains(record.lines.first?.text))
        }
    }

    @Test("The text of a file that the session replaced is kept, unless it is cut")
    func replacedTexts() {
        let bytes = Array("> load a\n=\n> save a\n< b\\nc\n=\n".utf8)
        let record = JournalRecord(bytes)
        #expect(record.lines.map(\.text) == ["load a", "save a"])
        #expect(record.replacedTexts == [TextHash.hash(of: "b\nc"): "b\nc"])
        let cut = JournalRecord(Array(bytes.prefix(26)))
        #expect(cut.replacedTexts.isEmpty && cut.unreadableCount == 0 && cut.unfinished == "save a")
    }

    @Test("An end with unreadable bytes behind it completes its line, and is kept")
    func damagedEnd() {
        let record = JournalRecord(Array("> a\n=".utf8) + [0xff] + Array("\n> b\n=\n".utf8))
        #expect(record.lines.map(\.text) == ["a", "b"])
        #expect(record.unreadableCount == 1)
    }

    @Test("The end of an unreadable line does not complete the line before it")
    func endOfUnreadable() {
        let record = JournalRecord(Array("> a\n> ".utf8) + [0xff] + Array("\n=\n> b\n=\n".utf8))
        #expect(record.lines.map(\.text) == ["b"])
    }

    @Test("A hash tells texts apart")
    func hash() {
        #expect(TextHash.hash(of: "") == "cbf29ce484222325/0")
        #expect(TextHash.hash(of: "a") == "af63dc4c8601ec8c/1")
        #expect(TextHash.hash(of: "ab") != TextHash.hash(of: "ba"))
    }
}
