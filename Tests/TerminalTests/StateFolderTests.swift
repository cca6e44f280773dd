import BuiltProducts
import Foundation
import TerminalPrograms
import TestTiers
import Testing

/// The files that the program keeps for itself, when they cannot be used.
@Suite("The state folder on a terminal", .onOwnThreads, .merge)
struct StateFolderTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    /// Types lines, ends the session, and returns the whole output as one line.
    private func output(environment: [String: String] = [:]) throws -> String {
        let program = try home.start(environment: environment, columns: 200)
        for text in ["one", "two", "three"] {
            try program.run("Label(text: \"\(text)\")")
            try program.run("undo")
        }
        program.type(Keys.endOfInput)
        #expect(try program.exitCode() == 0)
        #expect(program.written.contains("Label #1 is the root"))
        return program.written.replacing(/\s+/, with: " ")
    }

    private func count(_ text: String, in output: String) -> Int {
        output.components(separatedBy: text).count - 1
    }

    @Test("The null device as the history keeps its mode, and is no reason for a warning")
    func nullDevice() throws {
        let before = try mode("/dev/null")
        #expect(try !output(environment: ["BLUEPRINT_HISTORY": "/dev/null"]).contains("warning"))
        #expect(try mode("/dev/null") == before)
    }

    @Test("A link as the history is not followed, which is said once")
    func link() throws {
        let target = home.folder + "/target"
        try "kept\n".write(toFile: target, atomically: false, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: target)
        let link = home.folder + "/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
        let output = try output(environment: ["BLUEPRINT_HISTORY": link])
        #expect(count("warning", in: output) == 1)
        #expect(output.contains("cannot read the history: \(link): is a link, which is not followed here"))
        #expect(try mode(target) == 0o644)
        #expect(try String(contentsOfFile: target, encoding: .utf8) == "kept\n")
    }

    @Test("A file in the place of the folder is said once, with what still works")
    func fileInItsPlace() throws {
        let file = home.folder + "/file"
        try "".write(toFile: file, atomically: false, encoding: .utf8)
        let output = try output(environment: ["XDG_STATE_HOME": file])
        #expect(count("warning: cannot write the journal", in: output) == 1)
        #expect(output.contains("a part of the path is not a folder; everything else works"))
        #expect(count("the history", in: output) == 1)
    }

    @Test(
        "A full disk is said once for the journal and once for the history",
        .enabled(if: SmallDisk.isAvailable, "this process cannot mount file systems")
    )
    func fullDisk() throws {
        let disk = try SmallDisk()
        try disk.fill()
        let output = try output(environment: ["XDG_STATE_HOME": disk.path])
        #expect(count("warning: cannot write the journal", in: output) == 1)
        #expect(count("warning: cannot write the history", in: output) == 1)
        #expect(count("no space left; ", in: output) == 2)
    }

    @Test(
        "A disk that becomes full is said when the first line cannot be written",
        .enabled(if: SmallDisk.isAvailable, "this process cannot mount file systems")
    )
    func fullLater() throws {
        let disk = try SmallDisk()
        let program = try home.start(environment: ["XDG_STATE_HOME": disk.path], columns: 200)
        try program.run("Label(text: \"one\")")
        #expect(!program.written.contains("warning"))
        try disk.fill()
        // Longer than what is left of the last block.
        program.paste("Label(text: \"\(String(repeating: "x", count: 5_000))\")")
        program.type(Keys.enter)
        try program.wait(for: "cannot write the journal")
        try program.waitForPrompt()
        disk.empty()
        program.type("inset 4" + Keys.enter)
        try program.wait(for: "Inset #")
        try program.waitForPrompt()
        program.signal(SIGKILL)
        #expect(try program.exitCode() == 128 + SIGKILL)
        let resumed = try home.start(["--resume"], environment: ["XDG_STATE_HOME": disk.path])
        try resumed.wait(for: "resumed: 3 lines replayed")
    }

    @Test(
        "A line that could not be written at first is in the session that is left",
        .enabled(if: SmallDisk.isAvailable, "this process cannot mount file systems")
    )
    func leftAfterFault() throws {
        let disk = try SmallDisk()
        let program = try home.start(environment: ["XDG_STATE_HOME": disk.path], columns: 200)
        try program.run("Label(text: \"one\")")
        try disk.fill()
        program.paste("Label(text: \"\(String(repeating: "x", count: 5_000))\")")
        program.type(Keys.enter)
        try program.wait(for: "cannot write the journal")
        try program.waitForPrompt()
        // Nothing is kept as long as the disk is full: that is said before the session ends.
        program.type(Keys.endOfInput)
        try program.wait(for: "this session cannot be kept: \(disk.path)")
        disk.empty()
        program.type(Keys.endOfInput)
        try program.wait(for: "so this session is kept; to resume it: blueprint --resume")
        #expect(try program.exitCode() == 0)
        let resumed = try home.start(["--resume"], environment: ["XDG_STATE_HOME": disk.path])
        try resumed.wait(for: "resumed: 2 lines replayed")
    }

    @Test("A session that cannot be kept is left only once more, and not after another line")
    func neverKept() throws {
        let file = home.folder + "/file"
        try "".write(toFile: file, atomically: false, encoding: .utf8)
        let program = try home.start(environment: ["XDG_STATE_HOME": file], columns: 200)
        try program.run("Label(text: \"one\")")
        program.type("quit" + Keys.enter)
        try program.wait(for: "to end without it, press Ctrl-D once more")
        try program.run("inset 4")
        program.type(Keys.endOfInput)
        try program.wait(for: "Inset #2") { $0.text.components(separatedBy: "press Ctrl-D once more").count == 3 }
        program.type(Keys.endOfInput)
        #expect(try program.exitCode() == 0)
    }

    @Test("A journal that could not be begun is begun when it can be, with all lines")
    func begunLater() throws {
        let file = home.folder + "/file"
        try "".write(toFile: file, atomically: false, encoding: .utf8)
        let program = try home.start(environment: ["XDG_STATE_HOME": file], columns: 200)
        try program.run("Label(text: \"one\")")
        try FileManager.default.removeItem(atPath: file)
        program.type(Keys.endOfInput)
        try program.wait(for: "so this session is kept")
        #expect(try program.exitCode() == 0)
        let resumed = try home.start(["--resume"], environment: ["XDG_STATE_HOME": file])
        try resumed.wait(for: "resumed: 1 line replayed")
    }

    @Test(
        "A read-only disk is said once for the journal and once for the history",
        .enabled(if: SmallDisk.isAvailable, "this process cannot mount file systems")
    )
    func readOnlyDisk() throws {
        let disk = try SmallDisk()
        try disk.protect()
        let output = try output(environment: ["XDG_STATE_HOME": disk.path])
        #expect(count("warning: cannot write the journal", in: output) == 1)
        #expect(count("warning: cannot write the history", in: output) == 1)
        #expect(count("the file system is read-only; ", in: output) == 2)
    }
}
