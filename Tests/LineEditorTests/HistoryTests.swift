import Foundation
import LineEditor
import Testing

@Suite("History")
struct HistoryTests {
    @Test("blank entries and the newest one again are left out")
    func leavesOut() {
        var history = History()
        let taken = ["a", "a", " \n", "b", "a"].map { history.append($0) }
        #expect(taken == [true, false, false, true, true])
        #expect(history.entries == ["a", "b", "a"])
    }

    @Test("the oldest entries are dropped when there are too many", arguments: [0, 1, 3])
    func isBounded(capacity: Int) {
        var history = History(capacity: capacity)
        for number in 1...10 { history.append("line \(number)") }
        #expect(history.entries.count == max(1, capacity))
        #expect(history.entries.last == "line 10")
    }
}

@Suite("History file")
final class HistoryFileTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("history-\(UUID().uuidString)").path
    private var file: HistoryFile { HistoryFile(path: folder + "/state/history") }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test("appended entries are loaded again, including several lines and backslashes")
    func roundTrip() throws {
        let entries = ["Row {\n    Label(text: \"a\")\n}", #"say "\n" and \\"#, "ünïcødé 漢字 👩‍👩‍👧"]
        for entry in entries { try file.append(entry) }
        var history = History()
        try file.load(into: &history)
        #expect(history.entries == entries)
    }

    @Test("the file and its folder are the owner's alone")
    func modes() throws {
        try file.append("a")
        #expect(try mode(file.path) == 0o600)
        #expect(try mode((file.path as NSString).deletingLastPathComponent) == 0o700)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
        try file.append("b")
        #expect(try mode(file.path) == 0o600)
    }

    @Test("a missing file is an empty history, and loading creates none")
    func missing() throws {
        var history = History()
        try file.load(into: &history)
        #expect(history.entries.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: folder))
    }

    @Test("a file that is too long is shortened")
    func isCut() throws {
        for number in 1...25 { try file.append("line \(number)") }
        var history = History(capacity: 10)
        try file.load(into: &history)
        #expect(history.entries == (16...25).map { "line \($0)" })
        let text = try String(contentsOfFile: file.path, encoding: .utf8)
        #expect(text == (16...25).map { "line \($0)\n" }.joined())
    }

    @Test("a folder in its place is an error that names it")
    func folderInItsPlace() throws {
        try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: true)
        #expect { try self.file.append("a") } throws: { ($0 as? HistoryFault)?.path == self.file.path }
    }

    @Test("bytes that are not text lose only their line")
    func notText() throws {
        try file.append("before")
        let handle = try #require(FileHandle(forWritingAtPath: file.path))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data([0xff, 0xfe, 0x0a]))
        try handle.close()
        try file.append("after")
        var history = History()
        try file.load(into: &history)
        #expect(history.entries == ["before", "after"])
    }
}
