import BuiltProducts
import Foundation
import TerminalPrograms
import TestTiers
import Testing

/// Sessions that were interrupted, and are resumed or dropped.
@Suite("Interrupted sessions", .onOwnThreads, .merge)
struct ResumingTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    private var journals: String { home.folder + "/state/blueprint/journal" }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: journals).filter { $0.first != "." }.sorted()
    }

    /// Creates a folder with a file that can be loaded.
    private func folder(_ name: String, text: String) throws -> String {
        let folder = home.folder + "/" + name
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try text.write(toFile: folder + "/card.swift", atomically: false, encoding: .utf8)
        return folder
    }

    /// Types lines in a folder and kills the session.
    private func interrupt(in folder: String, after lines: String...) throws {
        let program = try home.start(folder: folder)
        for line in lines {
            try program.run(line)
        }
        program.signal(SIGKILL)
        #expect(try program.exitCode() == 128 + SIGKILL)
    }

    /// Ends a session without an unsaved document.
    private func end(_ program: TerminalProgram) throws {
        try program.run("reset all")
        program.type(Keys.endOfInput)
        #expect(try program.exitCode() == 0)
    }

    @Test("A session is resumed in its own folder, and both folders are named")
    func otherFolder() throws {
        let first = try folder("first", text: "Label(text: \"first\")\n")
        let second = try folder("second", text: "Label(text: \"second\")\n")
        try interrupt(in: first, after: "load card.swift", "inset 4")
        let offered = try home.start(folder: second, columns: 200)
        #expect(offered.screen.text.contains("a session of 2 lines in \(first) was interrupted"))
        try end(offered)
        let resumed = try home.start(["--resume"], folder: second, columns: 200)
        #expect(resumed.screen.text.contains("the interrupted session ran in \(first), not in \(second)"))
        #expect(!resumed.screen.text.contains("changed"))
        resumed.type("swift" + Keys.enter)
        try resumed.wait(for: "Label(text: \"first\")\n    .inset(uniform: 4)")
        try end(resumed)
        #expect(try names().isEmpty)
    }

    @Test("A refused file is not written when the session is resumed, and a question that is over is not asked again")
    func refused() throws {
        let place = try folder("place", text: "Empty()\n")
        let program = try home.start(folder: place)
        try program.run("Label(text: \"one\").inset(uniform: 4)")
        try program.run("record card.swift")
        program.type("predict" + Keys.enter)
        try program.wait(for: "Type the number")
        program.type("leave" + Keys.enter)
        try program.wait(for: "back in your session")
        try program.run("record stop")
        program.signal(SIGKILL)
        #expect(try program.exitCode() == 128 + SIGKILL)
        let resumed = try home.start(["--resume"], folder: place, columns: 200)
        #expect(resumed.screen.text.contains("resumed: 2 lines replayed"), "\(resumed.screen.text)")
        #expect(!resumed.screen.text.contains("ended"))
        try resumed.run("tree")
        #expect(!resumed.screen.text.contains("Type the number"), "\(resumed.screen.text)")
        try end(resumed)
    }

    @Test("A session whose folder is gone is kept, and a new one begins")
    func folderGone() throws {
        let first = try folder("first", text: "")
        try interrupt(in: first, after: "Label(text: \"a\")")
        try FileManager.default.moveItem(atPath: first, toPath: first + "-moved")
        let kept = try home.start(["--resume"], folder: home.folder, columns: 200)
        #expect(kept.screen.text.contains("cannot be entered: \(first): no such folder"))
        try end(kept)
        try FileManager.default.moveItem(atPath: first + "-moved", toPath: first)
        let resumed = try home.start(["--resume"], folder: home.folder)
        #expect(resumed.screen.text.contains("resumed: 1 line replayed"))
    }

    @Test("A file that has changed since it was loaded is named; the session is kept until it is dropped")
    func changedFile() throws {
        let folder = try folder("first", text: "Label(text: \"then\")\n")
        try "inset 4\n".write(toFile: folder + "/lines", atomically: false, encoding: .utf8)
        try interrupt(in: folder, after: "load card.swift", "source lines", "load none.swift")
        let same = try home.start(["--resume"], folder: folder)
        #expect(same.screen.text.contains("resumed: 3 lines replayed"))
        #expect(!same.screen.text.contains("note:"))
        same.signal(SIGKILL)
        #expect(try same.exitCode() == 128 + SIGKILL)

        try "Label(text: \"now\")\n".write(toFile: folder + "/card.swift", atomically: false, encoding: .utf8)
        try "Label(text: \"none\")\n".write(toFile: folder + "/none.swift", atomically: false, encoding: .utf8)
        try FileManager.default.removeItem(atPath: folder + "/lines")
        for _ in 1...2 {
            let other = try home.start(["--resume"], folder: folder, columns: 200)
            #expect(other.screen.text.contains("note: card.swift has changed since it was read"))
            #expect(other.screen.text.contains("note: lines cannot be read any more"))
            #expect(other.screen.text.contains("note: none.swift could not be read then, and can be now"))
            other.type(Keys.endOfInput)
            try other.wait(for: "to drop it: blueprint --drop")
            #expect(try other.exitCode() == 0)
        }
        let dropping = try ProgramRun("--drop", at: home, environment: home.environment)
        #expect(dropping.output == "dropped: a session of 3 lines in \(folder)\n")
        #expect(dropping.exitCode == 0)
        #expect(
            try ProgramRun("--drop", at: home, environment: home.environment).output
                == "there is no kept session\n"
        )
        #expect(try names().isEmpty)
    }

    @Test("Lines that are not text are kept beside the journal and named at the prompt; the others are resumed")
    func notText() throws {
        try interrupt(in: home.folder, after: "Label(text: \"a\")", "inset 4")
        let path = journals + "/" + (try names().first ?? "")
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        let end = try #require(bytes.range(of: Data("> inset".utf8))).lowerBound
        try (bytes[..<end] + Data("> opacity ".utf8) + Data([0xe6]) + Data("\n=\n".utf8) + bytes[end...])
            .write(to: URL(fileURLWithPath: path))
        let program = try home.start(["--resume"], columns: 200)
        #expect(
            program.screen.text.contains("1 line of an interrupted session cannot be read: kept in \(path).unreadable")
        )
        #expect(program.screen.text.contains("resumed: 2 lines replayed"))
        try self.end(program)
        #expect(try names() == [(path as NSString).lastPathComponent + ".unreadable"])
    }

    @Test(
        "A session on a read-only disk is listed, resumed as a copy that cannot be kept, and neither lost nor dropped",
        .enabled(if: SmallDisk.isAvailable, "this process cannot mount file systems")
    )
    func readOnlyDisk() throws {
        let disk = try SmallDisk()
        let state = ["XDG_STATE_HOME": disk.path]
        let program = try home.start(environment: state, folder: home.folder)
        for line in ["Label(text: \"a\")", "inset 4"] { try program.run(line) }
        program.signal(SIGKILL)
        #expect(try program.exitCode() == 128 + SIGKILL)
        try disk.protect()
        let listing = try home.start(environment: state, folder: home.folder, columns: 200)
        try listing.run("sessions")
        try listing.wait(for: "inset 4")
        listing.type(Keys.endOfInput)
        #expect(try listing.exitCode() == 0)
        for isChanged in [false, true] {
            let resumed = try home.start(["--resume"], environment: state, folder: home.folder, columns: 200)
            try resumed.wait(for: "its journal can only be read, and stays as it is: \(disk.path)")
            #expect(resumed.screen.text.contains("resumed: 2 lines replayed"))
            #expect(!resumed.screen.text.contains("warning: cannot write the journal"))
            if isChanged {
                try resumed.run("inset 5")
                try resumed.wait(for: "warning: cannot write the journal")
                resumed.type(Keys.endOfInput)
                try resumed.wait(for: "this session cannot be kept")
            }
            resumed.type(Keys.endOfInput)
            if !isChanged { try resumed.wait(for: "so this session is kept") }
            #expect(try resumed.exitCode() == 0)
        }
        let dropping = try ProgramRun("--drop", at: home, environment: home.environment.merging(state) { $1 })
        #expect(dropping.exitCode == 1)
        #expect(dropping.errors.contains("error: not dropped: a session of 2 lines"))
        #expect(dropping.errors.contains("the file system is read-only"))
    }

    @Test("Two sessions that run at once are both resumed")
    func twoSessions() throws {
        let programs = try ["one", "two"].map { text in
            let program = try home.start()
            try program.run("Label(text: \"\(text)\")")
            return program
        }
        for program in programs {
            program.signal(SIGKILL)
            #expect(try program.exitCode() == 128 + SIGKILL)
        }
        let resumed = try (0..<2).map { _ in try home.start(["--resume"]) }
        for program in resumed {
            try program.run("swift")
        }
        let texts = resumed.map { $0.screen.text.contains("Label(text: \"one\")") }
        #expect(Set(texts) == [true, false])
        #expect(resumed.contains { $0.screen.text.contains("Label(text: \"two\")") })
    }

    @Test("The line that was running is named and not run again")
    func unfinished() throws {
        let program = try home.start()
        try program.run("Label(text: \"a\")")
        program.type(EndlessLine.text + Keys.enter)
        try program.wait(for: "the line that runs") { _ in
            (try? names().first).map { name in
                (try? String(contentsOfFile: journals + "/" + name, encoding: .utf8))?.hasSuffix("}()\n") == true
            } ?? false
        }
        program.signal(SIGKILL)
        #expect(try program.exitCode() == 128 + SIGKILL)
        let resumed = try home.start(["--resume"])
        #expect(resumed.screen.text.contains("resumed: 1 line replayed"))
        #expect(resumed.screen.text.contains("interrupted, not replayed: let n = { var i = 0;"))
    }

    @Test("Ctrl-C ends the reading of a pipe; the line is not run again", arguments: [false, true])
    func interruptedReading(hasWriter: Bool) throws {
        let pipe = home.folder + "/pipe"
        try #require(mkfifo(pipe, 0o600) == 0)
        let end = hasWriter ? open(pipe, O_RDWR | O_CLOEXEC) : -1
        defer { close(end) }
        let program = try home.start(folder: home.folder)
        try program.run("Label(text: \"a\")")
        program.type("load pipe" + Keys.enter)
        try program.wait(for: "the line that runs") { _ in
            (try? names().first).map { name in
                (try? String(contentsOfFile: journals + "/" + name, encoding: .utf8))?.hasSuffix("> load pipe\n")
                    == true
            } ?? false
        }
        program.type(Keys.interrupt)
        try program.wait(for: "error: pipe: interrupted")
        try program.run("inset 4")
        program.signal(SIGKILL)
        #expect(try program.exitCode() == 128 + SIGKILL)
        let resumed = try home.start(["--resume"], folder: home.folder)
        #expect(resumed.screen.text.contains("resumed: 2 lines replayed"))
        #expect(!resumed.screen.text.contains("note:"))
    }
}
