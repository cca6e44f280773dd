import Foundation
import LineEditor
import Testing
import TextFiles

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

    @Test("the file and its folder are the owner's alone; a mode that the user gave is kept")
    func modes() throws {
        try file.append("a")
        #expect(try mode(file.path) == 0o600)
        #expect(try mode((file.path as NSString).deletingLastPathComponent) == 0o700)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
        for number in 1...9 { try file.append("\(number)") }
        #expect(try mode(file.path) == 0o644)
        var history = History(capacity: 2)
        try file.load(into: &history)
        #expect(try String(contentsOfFile: file.path, encoding: .utf8) == "8\n9\n")
        #expect(try mode(file.path) == 0o644)
    }

    @Test("the null device stores nothing and keeps its mode")
    func nullDevice() throws {
        let null = HistoryFile(path: "/dev/null")
        let before = try mode(null.path)
        try null.append("a")
        var history = History()
        try null.load(into: &history)
        #expect(history.entries.isEmpty)
        #expect(try mode(null.path) == before)
    }

    @Test("a link and a pipe in its place are refused and keep their mode")
    func links() throws {
        let state = (file.path as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
        let target = folder + "/target"
        try Data("kept\n".utf8).write(to: URL(fileURLWithPath: target))
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target)
        try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: target)
        var history = History()
        let link = FileFault(path: file.path, reason: "is a link, which is not followed here")
        #expect(throws: link) { try self.file.append("a") }
        #expect(throws: link) { try self.file.load(into: &history) }
        #expect(try String(contentsOfFile: target, encoding: .utf8) == "kept\n")
        #expect(try mode(target) == 0o640)

        try FileManager.default.removeItem(atPath: file.path)
        try #require(mkfifo(file.path, 0o640) == 0)
        let pipe = FileFault(path: file.path, reason: "is not a file")
        #expect(throws: pipe) { try self.file.append("a") }
        #expect(throws: pipe) { try self.file.load(into: &history) }
        #expect(try mode(file.path) == 0o640)
    }

    @Test("entries appended while another session shortens the file are not lost")
    func twoSessions() async throws {
        let file = self.file
        await withTaskGroup(of: Void.self) { group in
            for writer in 0..<3 {
                group.addTask {
                    for number in 0..<20 {
                        try? file.append("\(writer) \(number)")
                        var history = History(capacity: 25)
                        try? file.load(into: &history)
                    }
                }
            }
        }
        var history = History(capacity: 25)
        try file.load(into: &history)
        // Each writer's last entries are among the newest of all, whatever their order.
        #expect(history.entries.count == 25)
        #expect(Set(history.entries).count == 25)
        for writer in 0..<3 {
            let numbers = history.entries.filter { $0.hasPrefix("\(writer) ") }.compactMap { Int($0.dropFirst(2)) }
            #expect(numbers == Array((20 - numbers.count)..<20))
        }
    }

    @Test("while another session has the file locked, it is not shortened, and an entry is appended")
    func locked() throws {
        for number in 1...25 { try file.append("line \(number)") }
        let handle = try #require(FileHandle(forUpdatingAtPath: file.path))
        try #require(flock(handle.fileDescriptor, LOCK_EX) == 0)
        let before = try Data(contentsOf: URL(fileURLWithPath: file.path))
        var history = History(capacity: 10)
        try file.load(into: &history)
        #expect(history.entries.count == 10)
        #expect(try Data(contentsOf: URL(fileURLWithPath: file.path)) == before)
        try file.append("last")
        #expect(try Data(contentsOf: URL(fileURLWithPath: file.path)) == before + Data("last\n".utf8))
        try handle.close()
        try file.load(into: &history)
        #expect(try String(contentsOfFile: file.path, encoding: .utf8).split(separator: "\n").count == 10)
    }

    @Test("an entry after a line that was cut begins on a line of its own")
    func afterCut() throws {
        try file.append("before")
        let handle = try #require(FileHandle(forWritingAtPath: file.path))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data("cu".utf8))
        try handle.close()
        try file.append("after")
        var history = History()
        try file.load(into: &history)
        #expect(history.entries == ["before", "cu", "after"])
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
        #expect { try self.file.append("a") } throws: { ($0 as? FileFault)?.path == self.file.path }
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
