import BuiltProducts
import Foundation
import Testing
import TextFiles

@Suite("Journals of sessions")
final class JournalFolderTests {
    private let folder: TemporaryFolder
    private var path: String { folder.url.path + "/state/journal" }
    private var journals: JournalFolder { JournalFolder(path: path) }

    init() throws {
        folder = try TemporaryFolder()
    }

    deinit {
        folder.remove()
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }

    /// Leaves the journal of a session that was interrupted after some lines.
    private func interrupt(after lines: String...) throws -> String {
        let journal = try journals.begin(in: "/work")
        for line in lines {
            try journal.begin(line)
            try journal.finish()
        }
        return journal.path
    }

    private func append(_ bytes: [UInt8], to path: String) throws {
        let handle = try #require(FileHandle(forWritingAtPath: path))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(bytes))
        try handle.close()
    }

    @Test("A journal with a number that no session has does not keep another one from beginning")
    func largeNumbers() throws {
        let first = try journals.begin(in: "/work")
        for number in ["9223372036854775807", "1000000001"] {
            try Data().write(to: URL(fileURLWithPath: "\(path)/1-2-3-\(number)"))
        }
        #expect(try journals.begin(in: "/work").number == first.number + 1)
    }

    @Test("A file is set aside beside those that were before")
    func settingAside() throws {
        let file = StateFile(path: folder.url.path + "/a")
        for (text, end) in [("one", ".unreadable"), ("two", ".unreadable-2"), ("three", ".unreadable-3")] {
            try file.write(text)
            #expect(try file.setAside() == file.path + end)
            #expect(try String(contentsOfFile: file.path + end, encoding: .utf8) == text)
            #expect(try file.read() == nil)
        }
        #expect(throws: FileFault.self) { try file.setAside() }
    }

    @Test("An interrupted session is found with its folder and lines, a running one is not")
    func interrupted() throws {
        let running = try journals.begin(in: "/work")
        try running.begin("a")
        try running.finish()
        #expect(journals.interrupted().journals.isEmpty)
        let path = try interrupt(after: "b", "c\nd")
        let found = journals.firstInterrupted()
        #expect(found.journals.map(\.path) == [path])
        #expect(found.journals.first?.record.lines.map(\.text) == ["b", "c\nd"])
        #expect(found.journals.first?.record.folder == "/work")
        #expect(found.remarks.isEmpty)
        // While it is resumed, no other session finds it.
        #expect(journals.interrupted().journals.isEmpty)
        withExtendedLifetime((running, found)) {}
    }

    @Test("Sessions that begin while others look for interrupted ones keep their journals")
    func manySessions() async throws {
        let journals = self.journals
        let lost = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    (0..<50).count { number in
                        guard let journal = try? journals.begin(in: "/") else { return true }
                        _ = journals.interrupted()
                        defer { try? journal.remove() }
                        return !FileManager.default.fileExists(atPath: journal.path)
                    }
                }
            }
            return await group.reduce(0, +)
        }
        #expect(lost == 0)
    }
    @Test("A journal that a killed session began is removed by the next one, a younger one is not")
    func unfinished() throws {
        _ = try journals.begin(in: "/work")
        let young = ".\(Int(Date().timeIntervalSince1970))-2-3-4"
        for name in [".1700000000-2-3-4", young, ".notes"] {
            try Data().write(to: URL(fileURLWithPath: "\(path)/\(name)"))
        }
        let journal = try journals.begin(in: "/work")
        #expect(try names().filter { $0.first == "." } == [young, ".notes"])
        withExtendedLifetime(journal) {}
    }

    #if os(Linux)
    @Test("A journal gets its name when it is locked, so that no other session takes it")
    func name() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let watch = inotify_init1(Int32(IN_NONBLOCK))
        defer { close(watch) }
        try #require(inotify_add_watch(watch, path, 0x100 | 0x80) >= 0)
        let journal = try journals.begin(in: "/")
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = read(watch, &bytes, bytes.count)
        // 0x100 is a file that is created, 0x80 one that is renamed.
        // An event is 16 bytes, of which the second four are its kind, and a name.
        var events: [(kind: UInt8, isHidden: Bool)] = []
        var start = 0
        while start < count {
            events.append((bytes[start + 5] | bytes[start + 4], bytes[start + 16] == UInt8(ascii: ".")))
            start += 16 + Int(bytes[start + 12])
        }
        #expect(events.map(\.isHidden) == [true, false])
        #expect(events.map(\.kind) == [0x01, 0x80])
        withExtendedLifetime(journal) {}
    }
    #endif

    @Test("What is not text is kept beside the journal and named once; the other lines are found")
    func notText() throws {
        let path = try interrupt(after: "a")
        try append(Array("> b".utf8) + [0xff] + Array("\n=\n> c\n=\n".utf8), to: path)
        let found = journals.firstInterrupted()
        #expect(found.journals.first?.record.lines.map(\.text) == ["a", "c"])
        #expect(
            found.remarks == ["1 line of an interrupted session cannot be read: kept in \(path).unreadable"]
        )
        let kept = try Data(contentsOf: URL(fileURLWithPath: path + ".unreadable"))
        #expect(Array(kept) == Array("> b".utf8) + [0xff, 0x0a])
        withExtendedLifetime(found) {}
    }

    @Test("A journal of which nothing can be read is kept beside it")
    func nothingReadable() throws {
        let path = try interrupt()
        try Data([0xff, 0xfe]).write(to: URL(fileURLWithPath: path))
        #expect(journals.firstInterrupted { $0.remarks.count == 1 }.remarks.count == 1)
        #expect(try Data(contentsOf: URL(fileURLWithPath: path + ".unreadable")) == Data([0xff, 0xfe, 0x0a]))
        #expect(journals.interrupted().remarks.isEmpty)
    }

    @Test("A journal that is cut at any byte of its last record is resumed and continued")
    func cut() throws {
        let path = try interrupt(after: "a", "b漢")
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        let last = try #require(bytes.range(of: Data("> b".utf8))).lowerBound
        for length in last..<bytes.count {
            try bytes.prefix(length).write(to: URL(fileURLWithPath: path))
            do {
                let found = journals.firstInterrupted()
                let journal = try #require(found.journals.first)
                #expect(journal.record.lines.first?.text == "a")
                try journal.begin("c")
                try journal.finish()
            }
            let isDone = bytes.prefix(length).last == UInt8(ascii: "=")
            let lines = journals.firstInterrupted().journals.first?.record.lines.map(\.text)
            #expect(lines == (isDone ? ["a", "b漢", "c"] : ["a", "c"]), "\(length) bytes")
        }
    }

    @Test("The oldest of too many sessions is named when it is dropped, and not while they are listed")
    func tooMany() throws {
        for number in 1...3 {
            let path = try interrupt(after: "a", "b")
            let time = [timespec(tv_sec: number, tv_nsec: 0), timespec(tv_sec: number, tv_nsec: 0)]
            #expect(utimensat(AT_FDCWD, path, time, 0) == 0)
        }
        let few = JournalFolder(path: path, keptCount: 2)
        let newest = [3, 2]
        do {
            let listed = few.firstInterrupted(isListing: true) { $0.journals.map(\.number) == newest }
            #expect(listed.journals.map(\.number) == newest)
            #expect(listed.remarks.isEmpty)
        }
        let found = few.firstInterrupted { $0.journals.map(\.number) == newest }
        #expect(found.journals.map(\.number) == newest)
        #expect(
            found.remarks == ["an unsaved session of 2 lines in /work is dropped, since 2 others were used after it"]
        )
        #expect(few.interrupted().remarks.isEmpty)
        #expect(try names().count == 2)
    }

    @Test("A link, a pipe and a folder in the place of a journal are named and left alone")
    func strangers() throws {
        _ = try interrupt()
        let target = try folder.write("> a\n=\n", to: "target").path
        try FileManager.default.createSymbolicLink(atPath: path + "/1-link", withDestinationPath: target)
        try #require(mkfifo(path + "/2-pipe", 0o600) == 0)
        try FileManager.default.createDirectory(atPath: path + "/3-folder", withIntermediateDirectories: false)
        let found = journals.interrupted()
        #expect(found.journals.isEmpty)
        #expect(
            found.remarks.map { $0.replacing(path, with: "") }.sorted() == [
                "the journal of a session cannot be read: /1-link: is a link, which is not followed here",
                "the journal of a session cannot be read: /2-pipe: is not a file",
                "the journal of a session cannot be read: /3-folder: is a folder",
            ]
        )
        #expect(try names() == ["1-link", "2-pipe", "3-folder"])
        #expect(try String(contentsOfFile: target, encoding: .utf8) == "> a\n=\n")
    }

    @Test("A file in the place of the folder is an error that names it")
    func fileInItsPlace() throws {
        _ = try folder.write("", to: "state")
        #expect(throws: FileFault(path: path, reason: "a part of the path is not a folder")) {
            try self.journals.begin(in: "/")
        }
        #expect(journals.interrupted().journals.isEmpty)
    }
}
