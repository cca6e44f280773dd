import Foundation
import TerminalPrograms
import TestTiers
import Testing

/// Files that another program changes, or that belong to somebody else.
@Suite("Files that are not replaced unasked", .onOwnThreads, .merge)
struct ChangedFileTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: home.folder + "/" + name, encoding: .utf8)
    }

    private func write(_ text: String, _ name: String) throws {
        try text.write(toFile: home.folder + "/" + name, atomically: true, encoding: .utf8)
    }

    @Test("A page that is checked replaces no file, and reads what it has written")
    func check() throws {
        let names = ["precious.swift", "precious.json", "precious.txt"]
        for name in names { try write("precious", name) }
        let lines = [
            "Label(text: \"a\")", "save precious.swift", "export json precious.json", "record precious.txt",
            "save new.swift", "load new.swift",
        ]
        try write("```\n" + lines.map { "> \($0)\n" }.joined() + "```\n", "page.md")
        let update = try ProgramRun("check", "--update", "page.md", at: home)
        #expect(update.exitCode == 0, "\(update.errors)")
        #expect(try text("page.md").contains("new.swift is written"))
        #expect(try ProgramRun("check", "page.md", at: home).exitCode == 0)
        for name in names { #expect(try text(name) == "precious") }
        #expect(!FileManager.default.fileExists(atPath: home.folder + "/new.swift"))
    }

    @Test("A file that the session has loaded and saved is its own after --resume, which loads it as it was then")
    func ownFile() throws {
        try write("Label(text: \"one\")\n", "a.swift")
        let program = try home.start(folder: home.folder, columns: 200)
        for line in [
            "load a.swift", "inset 1", "save a.swift", "inset 2", "save a.swift", "load a.swift", "inset 3",
            "save a.swift", "inset 4",
        ] {
            try program.run(line)
        }
        #expect(!program.screen.text.contains("error"), "\(program.screen.text)")
        program.type(Keys.endOfInput)
        #expect(try program.exitCode() == 0)
        let saved = try text("a.swift")
        #expect(saved.contains(".inset(uniform: 3)"))

        // A second time, the lines of the first one are in the same journal.
        for line in ["save a.swift", "inset 5"] {
            let resumed = try home.start(["--resume"], folder: home.folder, columns: 200)
            try resumed.wait(for: "replayed")
            try resumed.waitForPrompt()
            #expect(!resumed.screen.text.contains("note:"), "\(resumed.screen.text)")
            try resumed.run(line)
            #expect(!resumed.screen.text.contains("changed by another program"), "\(resumed.screen.text)")
            try resumed.run("viewport 301x161")
            try resumed.run("inset 6")
            resumed.type(Keys.endOfInput)
            #expect(try resumed.exitCode() == 0)
        }
        let insets = try text("a.swift").matches(of: #/uniform: (\d)/#).map { String($0.1) }
        #expect(insets == ["1", "2", "3", "4"])
    }

    @Test("A file that another program changed is replaced only with --force, also after --resume")
    func changed() throws {
        let program = try home.start(folder: home.folder, columns: 200)
        try program.run("Label(text: \"one\")")
        let commands = ["save a.swift", "export swift b.swift", "record c.md"]
        for command in commands { try program.run(command) }
        for name in ["a.swift", "b.swift", "c.md"] { try write("theirs", name) }
        try program.run("inset 4")
        try program.wait(for: "the transcript is not written: c.md was changed by another program")
        for command in commands.dropLast() {
            program.type(command + Keys.enter)
            try program.wait(for: "to replace it, type \(command) --force")
            try program.waitForPrompt()
        }
        #expect(program.written.components(separatedBy: "the transcript is not written").count == 2)
        try program.run("record stop")
        try program.wait(for: "recording ended, but 3 lines are missing in c.md")
        program.type(Keys.endOfInput)
        #expect(try program.exitCode() == 0)

        let resumed = try home.start(["--resume"], folder: home.folder, columns: 200)
        try resumed.wait(for: "lines replayed")
        try resumed.waitForPrompt()
        for command in commands {
            resumed.type(command + Keys.enter)
            try resumed.wait(for: "to replace it, type \(command) --force")
            try resumed.waitForPrompt()
        }
        for name in ["a.swift", "b.swift", "c.md"] { #expect(try text(name) == "theirs") }
        for command in commands { try resumed.run(command + " --force") }
        for name in ["a.swift", "b.swift", "c.md"] { #expect(try text(name).contains("one")) }
    }
}
