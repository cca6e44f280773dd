import BuiltProducts
import Foundation
import TerminalPrograms
import TestTiers
import Testing

/// Files that scripts and checks write.
@Suite("Files that the program writes", .onOwnThreads, .merge)
struct WrittenFileTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    private static let wrong = "```\n> Label(text: \"a\")\nwrong\n```\n"

    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: path, encoding: .utf8)
    }

    @Test(
        "On a full disk, every command that writes keeps the old file and says the reason",
        .enabled(if: SmallDisk.isAvailable, "this process cannot mount file systems"),
        arguments: ["save", "save expression", "export json", "export swift", "record", "check --update"]
    )
    func fullDisk(command: String) throws {
        let disk = try SmallDisk()
        let words = command.split(separator: " ").map(String.init)
        let name = words[0] == "save" ? "file.swift" : "file.md"
        let file = disk.path + "/" + name
        let old = Self.wrong + String(repeating: "old ", count: 2_000)
        try old.write(toFile: file, atomically: false, encoding: .utf8)
        try disk.fill()
        let label = "Label(text: \"\(String(repeating: "x", count: 5_000))\")"
        let line =
            words[0] == "save" ? "save \(file) \(words.dropFirst().joined()) --force" : "\(command) \(file) --force"
        let run =
            try words[0] == "check"
            ? ProgramRun("check", "--update", file, at: home)
            : ProgramRun("run", "-c", label, "-c", line, at: home)
        #expect(run.exitCode == 1)
        #expect(run.errors.components(separatedBy: "error:").count == 2, "\(run.errors.prefix(500))")
        #expect(run.errors.contains("no space left"))
        #expect(try text(file) == old)
        #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path).sorted() == [name, "filling"])
    }

    @Test("At a limit of the size of files, the old file is whole and the reason is said")
    func sizeLimit() throws {
        let file = home.folder + "/file.swift"
        try "old".write(toFile: file, atomically: false, encoding: .utf8)
        let shell = Process()
        let errors = Pipe()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", "ulimit -f 1; exec \"$@\"", "sh", TerminalProgram.blueprint, "run", "-"]
        let input = Pipe()
        shell.standardInput = input
        shell.standardOutput = FileHandle.nullDevice
        shell.standardError = errors
        try shell.run()
        let label = "Label(text: \"\(String(repeating: "x", count: 2_000))\")"
        try input.fileHandleForWriting.write(contentsOf: Data("\(label)\nsave \(file) --force\n".utf8))
        try input.fileHandleForWriting.close()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        shell.waitUntilExit()
        #expect(shell.terminationReason == .exit && shell.terminationStatus == 1)
        #expect(text.contains("the file is too large"))
        #expect(try self.text(file) == "old")
    }

    @Test("check --update follows a link and keeps the mode")
    func updatedLink() throws {
        let (target, link) = (home.folder + "/target.md", home.folder + "/link.md")
        try Self.wrong.write(toFile: target, atomically: false, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
        #expect(try ProgramRun("check", "--update", link, at: home).exitCode == 0)
        #expect(try text(target).contains("Label #1 is the root"))
        let attributes = try FileManager.default.attributesOfItem(atPath: target)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(
            try FileManager.default.attributesOfItem(atPath: link)[.type] as? FileAttributeType == .typeSymbolicLink
        )
    }

    @Test(
        "The program's own output as a file is written in order with what is printed",
        arguments: ["export swift", "save"]
    )
    func ownOutput(command: String) throws {
        let run = try ProgramRun(
            "run",
            "-c",
            "Label(text: \"a\")",
            "-c",
            "\(command) /dev/stdout",
            "-c",
            "swift",
            at: home
        )
        #expect(run.exitCode == 0, "\(run.errors)")
        let lines = run.output.split(separator: "\n").filter { $0.contains(#/^ *Label\(|written/#) }.map {
            $0.drop { $0 == " " }
        }
        #expect(lines.first == "Label(text: \"a\")" && lines.last == "Label(text: \"a\")")
        #expect(lines.dropFirst().dropLast().map { $0.prefix(11) } == ["/dev/stdout"])
    }
}
