import BuiltProducts
import Foundation
import Testing
import TextFiles

@Suite("Files that are written")
final class TextFileTests {
    private struct Broken: Error {}

    private let folder: TemporaryFolder
    private var path: String { folder.url.path + "/file" }

    init() throws {
        folder = try TemporaryFolder()
    }

    deinit {
        folder.remove()
    }

    private func write(_ pieces: String..., to path: String? = nil) throws {
        try TextFile.write(to: path ?? self.path) { write in
            for piece in pieces { try write(piece) }
        }
    }

    private func text(_ path: String? = nil) throws -> String {
        try String(contentsOfFile: path ?? self.path, encoding: .utf8)
    }

    private func status(_ path: String) throws -> stat {
        var status = stat()
        try #require(lstat(path, &status) == 0)
        return status
    }

    private func names(in folder: String? = nil) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder ?? self.folder.url.path).sorted()
    }

    /// Returns the reason of a failure to write.
    private func reason(_ path: String) -> String? {
        do {
            try write("new", to: path)
            return nil
        } catch {
            return (error as? FileFault)?.reason
        }
    }

    @Test("A new file has the pieces, and the mode of new files")
    func newFile() throws {
        let other = folder.url.path + "/other"
        close(open(other, O_WRONLY | O_CREAT, 0o666))
        try write("a", "漢", String(repeating: "x", count: 100_000), "\n")
        #expect(try text() == "a漢" + String(repeating: "x", count: 100_000) + "\n")
        #expect(try status(path).st_mode == status(other).st_mode)
        #expect(try names() == ["file", "other"])
    }

    @Test("A file that is replaced keeps its mode and owner", arguments: [0o600, 0o644, 0o755] as [mode_t])
    func mode(mode: mode_t) throws {
        try write("a long old text")
        try #require(chmod(path, mode) == 0)
        // Only root can give files away.
        let isRoot = geteuid() == 0
        if isRoot { try #require(chown(path, 1, 1) == 0) }
        try write("new")
        #expect(try text() == "new")
        #expect(try status(path).st_mode & 0o7777 == mode)
        #expect(try status(path).st_uid == (isRoot ? 1 : geteuid()))
    }

    @Test("While the pieces are made, the old file is whole; after an error it still is, and nothing is beside it")
    func failingBody() throws {
        try write("old")
        #expect(throws: Broken.self) {
            try TextFile.write(to: self.path) { write in
                try write(String(repeating: "x", count: 100_000))
                #expect(try self.text() == "old")
                throw Broken()
            }
        }
        #expect(try text() == "old")
        #expect(try names() == ["file"])
    }

    @Test("What a killed process left beside a file is removed by the next writing of this file, and nothing else")
    func leftovers() throws {
        let path = self.path
        // The name of the file beside is seen while it is written.
        var beside = ""
        try TextFile.write(to: path) { write in
            try write(String(repeating: "x", count: 100_000))
            beside = try #require(try self.names().first { $0 != "file" })
            // Another writing meanwhile leaves it alone.
            try self.write("other")
            #expect(try self.names().contains(beside))
        }
        #expect(try names() == ["file"])
        let start = try #require(beside.lastIndex(of: "-"))
        let strangers = [
            "\(beside[...start])a", "\(beside[...start])01", "\(beside)~", ".blueprint-1", "\(beside.prefix(20))-1",
        ]
        for name in strangers + ["\(beside[...start])1", beside] { _ = try folder.write("half", to: name) }
        let target = try folder.write("", to: "target").path
        let link = "\(beside[...start])2"
        try FileManager.default.createSymbolicLink(atPath: folder.url.path + "/" + link, withDestinationPath: target)
        try write("b", to: folder.url.path + "/another")
        #expect(try names().contains(beside))
        try write("new")
        #expect(try Set(names()) == Set(strangers + [link, "another", "file", "target"]))
    }

    @Test("Files that are written at once by many are whole, and nothing is left beside them")
    func manyWriters() async throws {
        let path = self.path
        let lost = await withTaskGroup(of: Int.self) { group in
            for writer in 0..<4 {
                group.addTask {
                    (0..<50).count { _ in
                        (try? TextFile.write(to: path) { try $0(String(repeating: "\(writer)", count: 1_000)) }) == nil
                    }
                }
            }
            return await group.reduce(0, +)
        }
        #expect(lost == 0)
        let text = try text()
        #expect(Set(text).count == 1 && text.count == 1_000)
        #expect(try names() == ["file"])
    }

    @Test("Links are followed, also through each other and to a file that does not exist yet")
    func links() throws {
        let place = folder.url.path
        try FileManager.default.createDirectory(atPath: place + "/real", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: place + "/inner", withDestinationPath: "real/target")
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: place + "/inner")
        for text in ["new", "newer"] {
            try write(text)
            #expect(try self.text(place + "/real/target") == text)
            #expect(try status(path).st_mode & S_IFMT == S_IFLNK)
            #expect(try names(in: place + "/real") == ["target"])
        }
        try FileManager.default.createSymbolicLink(atPath: place + "/a", withDestinationPath: "b")
        try FileManager.default.createSymbolicLink(atPath: place + "/b", withDestinationPath: "a")
        #expect(reason(place + "/a") == "the links lead in a circle")
    }

    @Test("A device is written directly and keeps its mode")
    func device() throws {
        let before = try status("/dev/null")
        try write("a", to: "/dev/null")
        let after = try status("/dev/null")
        #expect(before.st_mode == after.st_mode && before.st_ino == after.st_ino)
        #expect(reason("/dev/full") == "no space left")
    }

    @Test("A pipe is written directly")
    func pipe() throws {
        try #require(mkfifo(path, 0o640) == 0)
        #expect(reason(path) == "nobody reads this pipe")
        let end = open(path, O_RDONLY | O_NONBLOCK)
        defer { close(end) }
        try write("through", " the pipe")
        var bytes = [UInt8](repeating: 0, count: 100)
        #expect(read(end, &bytes, bytes.count) == 16)
        #expect(try status(path).st_mode == S_IFIFO | 0o640)
    }

    @Test("The reason of the system is said")
    func reasons() throws {
        let place = folder.url.path
        #expect(reason(place) == "is a folder")
        #expect(reason(place + "/none/file") == "no such folder")
        try write("old")
        #expect(reason(path + "/file") == "a part of the path is not a folder")
        #expect(reason(place + "/" + String(repeating: "x", count: 300)) == "file name too long")
        #expect(try names() == ["file"])
    }

    @Test(
        "On a full disk, the old file is whole, nothing is beside it, and the reason is said",
        .enabled(if: SmallDisk.isAvailable, "this process cannot mount file systems")
    )
    func fullDisk() throws {
        let disk = try SmallDisk()
        let path = disk.path + "/file"
        let old = String(repeating: "old", count: 2_000)
        try write(old, to: path)
        try disk.fill()
        #expect(throws: FileFault(path: path, reason: "no space left")) {
            try self.write(String(repeating: "n", count: 10_000), to: path)
        }
        #expect(try text(path) == old)
        #expect(try names(in: disk.path) == ["file", "filling"])
        disk.empty()
        try write("new", to: path)
        #expect(try text(path) == "new")
    }

    @Test(
        "On a read-only disk, the reason is said",
        .enabled(if: SmallDisk.isAvailable, "this process cannot mount file systems")
    )
    func readOnlyDisk() throws {
        let disk = try SmallDisk()
        try write("old", to: disk.path + "/file")
        try disk.protect()
        #expect(reason(disk.path + "/file") == "the file system is read-only")
        #expect(reason(disk.path + "/new") == "the file system is read-only")
        #expect(try text(disk.path + "/file") == "old")
    }

    @Test("A file or a link to one would be replaced; a missing one, a folder and a device would not")
    func replacing() throws {
        #expect(!TextFile.wouldReplaceFile(at: path))
        try write("a")
        let link = folder.url.path + "/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
        #expect(TextFile.wouldReplaceFile(at: path) && TextFile.wouldReplaceFile(at: link))
        #expect(!TextFile.wouldReplaceFile(at: folder.url.path) && !TextFile.wouldReplaceFile(at: "/dev/null"))
    }
}
