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
        let lines = journals.interrupted().journals.first?.record.lines.map(\.text)
        #expect(lines == ["a", "b" + long, "c" + long, "d"])
    }

    @Test("A journal that cannot be begun is an error with its reason")
    func notBegun() throws {
        try disk.protect()
        #expect(throws: FileFault(path: disk.path + "/journal", reason: "the file system is read-only")) {
            try self.journals.begin(in: "/")
        }
    }

    @Test("An unreadable record that cannot be kept apart stays in its journal, which is still found")
    func notKeptApart() throws {
        let path = try journals.begin(in: "/").path
        let bytes = Array("> a\n=\n> ".utf8) + [0xff] + Array("\n=\n".utf8)
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        try disk.fill()
        let found = journals.interrupted()
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
