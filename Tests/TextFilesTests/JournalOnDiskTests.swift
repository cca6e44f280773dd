import BuiltProducts
import Foundation
import Testing
import TextFiles

@Suite(
    "Journals and state on a full or protected disk",
    .enabled(if: SmallDisk.isAvailable, "this process cannot mount file systems")
)
struct JournalOnDiskTests {
    private let disk: SmallDisk
    private var journals: JournalFolder { JournalFolder(path: disk.path + "/journal") }

    init() throws {
        disk = try SmallDisk()
    }

    @Test("Lines that could not be written are written with the next one that can; none is cut")
    func fullForAWhile() throws {
        let long = String(repeating: "漢", count: 3_000)
        do {
            let journal = try journals.begin(in: "/")
            try journal.begin("a")
            try journal.finish()
            try disk.fill()
            for line in ["b" + long, "c" + long] {
                #expect(throws: FileFault(path: journal.path, reason: "no space left")) { try journal.begin(line) }
                #expect(throws: FileFault.self) { try journal.finish() }
            }
            // Nothing of them was left in the file.
            let bytes = try Data(contentsOf: URL(fileURLWithPath: journal.path))
            #expect(JournalRecord(Array(bytes)).lines.map(\.text) == ["a"])
            #expect(bytes.last == 0x0a)
            disk.empty()
            try journal.begin("d")
            try journal.finish()
        }
        let lines = journals.firstInterrupted().journals.first?.record.lines.map(\.text)
        #expect(lines == ["a", "b" + long, "c" + long, "d"])
    }

    @Test("A journal that cannot be begun is an error with its reason")
    func notBegun() throws {
        try disk.protect()
        #expect(throws: FileFault(path: disk.path + "/journal", reason: "the file system is read-only")) {
            try self.journals.begin(in: "/")
        }
    }

    @Test("Journals on a read-only disk are found with their lines, and are not removed")
    func readOnly() throws {
        let paths = try ["a", "b"].map { line in
            let journal = try journals.begin(in: "/")
            try journal.begin(line)
            try journal.finish()
            return journal.path
        }
        try disk.protect()
        let fault = { FileFault(path: $0, reason: "the file system is read-only") }
        do {
            let found = journals.firstInterrupted(count: 2)
            #expect(found.remarks.isEmpty)
            #expect(Set(found.journals.map(\.path)) == Set(paths))
            for journal in found.journals {
                #expect(journal.writingFault == fault(journal.path))
                #expect(throws: fault(journal.path)) { try journal.begin("c") }
                #expect(throws: fault(journal.path)) { try journal.remove() }
                #expect(journals.running.count == 2)
            }
        }
        // One that is too much is not said to be dropped, as it is not.
        let few = JournalFolder(path: journals.path, keptCount: 1).firstInterrupted(count: 2)
        #expect(few.journals.count == 2 && few.remarks.isEmpty)
    }

    @Test("A journal takes the lines of another one")
    func copy() throws {
        let original = try journals.begin(in: "/")
        try original.begin("load a\nb")
        try original.keep(replaced: "one\n\\two\n")
        try original.finish([.init(path: "a", hash: TextHash.hash(of: "one\n\\two\n")), .init(path: "b", hash: nil)])
        let path = original.path
        let record = JournalRecord(Array(try Data(contentsOf: URL(fileURLWithPath: path))))
        #expect(record.replacedTexts == [TextHash.hash(of: "one\n\\two\n"): "one\n\\two\n"])
        try Data(contentsOf: URL(fileURLWithPath: path)).write(to: URL(fileURLWithPath: path + "0"))
        let found = journals.firstInterrupted()
        let copy = try journals.begin(in: "/")
        try copy.copyLines(of: try #require(found.journals.first))
        let copied = JournalRecord(Array(try Data(contentsOf: URL(fileURLWithPath: copy.path))))
        #expect(copied.lines == record.lines && copied.replacedTexts == record.replacedTexts)
        #expect(copied.lines.count == 1 && copied.unreadableCount == 0)
        withExtendedLifetime(original) {}
    }

    @Test("An unreadable record that cannot be kept apart stays in its journal, which is still found")
    func notKeptApart() throws {
        let path = try journals.begin(in: "/").path
        let bytes = Array("> a\n=\n> ".utf8) + [0xff] + Array("\n=\n".utf8)
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        try disk.fill()
        let found = journals.firstInterrupted()
        #expect(found.journals.first?.record.lines.map(\.text) == ["a"])
        #expect(found.remarks.count == 1)
        #expect(found.remarks.first?.contains("nor be kept apart") == true)
        #expect(found.remarks.first?.hasSuffix("no space left") == true)
        #expect(try Array(Data(contentsOf: URL(fileURLWithPath: path))) == bytes)
    }

    @Test("An entry that a full disk cannot take leaves the file as it was")
    func append() throws {
        let file = StateFile(path: disk.path + "/history")
        try file.append("a\n")
        try disk.fill()
        #expect(throws: FileFault(path: file.path, reason: "no space left")) {
            try file.append(String(repeating: "b", count: 10_000) + "\n")
        }
        #expect(try file.read() == Array("a\n".utf8))
        disk.empty()
        try file.append("c\n")
        #expect(try file.read() == Array("a\nc\n".utf8))
    }
}
