import Foundation
import TerminalPrograms
import TestTiers
import Testing

/// The man page and the completions of shells.
@Suite("Installing what belongs to the program", .onOwnThreads, .merge)
struct InstallTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: home.folder + "/share/" + path, encoding: .utf8)
    }

    @Test("install writes a man page with all subcommands and options, and a completion script for each shell")
    func files() throws {
        let run = try ProgramRun("install", at: home, environment: ["XDG_DATA_HOME": home.folder + "/share"])
        #expect(run.exitCode == 0 && run.errors.isEmpty)
        #expect(run.output.contains("! man: add to the settings of your shell: export MANPATH="))
        let page = try text("man/man1/blueprint.1")
        for name in [
            "check", "diff", "doctor", "export", "inspect", "install", "learn", "repl", "run", "schema", "watch",
        ] {
            #expect(page.contains(".SS \"blueprint \(name)\"\n"))
        }
        #expect(page.contains(".B \\-\\-keep\\-going\n") && page.contains("One of auto, always, never. Default: auto."))
        #expect(page.contains(".SH SYNOPSIS\n.B blueprint\n.br\n"))
        for option in ["resume", "drop"] { #expect(page.contains("[\\-\\-\(option) [<number>]]\n"), "\(option)") }
        #expect(page.contains("[\\-\\-quiz <number>]\n"))
        for path in [
            "bash-completion/completions/blueprint", "zsh/site-functions/_blueprint",
            "fish/vendor_completions.d/blueprint.fish",
        ] {
            #expect(try text(path).contains("keep-going"))
        }
    }

    @Test("install refuses an empty path, and says why a file cannot be written")
    func refusals() throws {
        let empty = try ProgramRun("install", "--into", "", at: home)
        #expect(empty.exitCode == 2 && empty.errors.contains("--into needs a folder, and its path is empty"))
        try Data().write(to: URL(fileURLWithPath: home.folder + "/file"))
        let file = try ProgramRun("install", "--into", "file", at: home)
        #expect(file.exitCode == 1)
        #expect(file.errors.contains("cannot write file/man/man1/blueprint.1: a part of the path is not a folder"))
    }

    @Test(
        "bash completes the files that a subcommand takes, and the topics of help",
        arguments: [
            ("run ", ["a.blueprint", "a.bp", "a.swift", "a.txt", "folder"]),
            ("inspect ", ["a.blueprint", "a.bp", "a.swift", "a.txt", "folder"]),
            ("export ", ["a.blueprint", "a.bp", "a.swift", "a.txt", "folder"]), ("export --to s", ["svg", "swift"]),
            ("export --picture h", ["hierarchy"]), ("export --to p", ["png"]), ("watch ", ["a.swift", "folder"]),
            ("check ", ["a.md", "folder"]), ("learn ", ["a.md", "folder"]), ("help exp", ["expect", "export"]),
            ("help wa", ["warnings", "watch"]), ("help lang", ["language"]), ("che", ["check"]),
        ]
    )
    func completions(typed: String, words: [String]) throws {
        try #require(ProgramRun("install", "--into", home.folder + "/share", at: home).exitCode == 0)
        let files = home.folder + "/files"
        try FileManager.default.createDirectory(atPath: files + "/folder", withIntermediateDirectories: true)
        for name in ["a.blueprint", "a.bp", "a.md", "a.swift", "a.txt", "a.png"] {
            try Data().write(to: URL(fileURLWithPath: files + "/" + name))
        }
        let line = "blueprint " + typed
        let parts = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        let script = """
            source \(home.folder)/share/bash-completion/completions/blueprint
            cd \(files)
            COMP_WORDS=(\(parts.map { "'\($0)'" }.joined(separator: " ")))
            COMP_CWORD=\(parts.count - 1) COMP_LINE='\(line)' COMP_POINT=\(line.utf8.count)
            _blueprint blueprint '\(parts[parts.count - 1])' '\(parts[parts.count - 2])'
            printf '%s\\n' "${COMPREPLY[@]}" > \(home.folder)/found
            """
        let bash = Process()
        bash.executableURL = URL(fileURLWithPath: "/bin/bash")
        bash.arguments = ["-c", script]
        try bash.run()
        bash.waitUntilExit()
        let found = try String(contentsOfFile: home.folder + "/found", encoding: .utf8)
        #expect(found.split(separator: "\n").map(String.init).sorted() == words)
    }

    @Test("a folder can be named; one that cannot be written is one error")
    func folder() throws {
        let run = try ProgramRun("install", "--into", home.folder + "/share", at: home)
        #expect(run.exitCode == 0)
        #expect(try !text("man/man1/blueprint.1").isEmpty)
        let refused = try ProgramRun("install", "--into", "/proc/none", at: home)
        #expect(refused.exitCode == 1)
        #expect(refused.errors == "blueprint: error: cannot write /proc/none/man/man1/blueprint.1: no such folder\n")
    }
}
