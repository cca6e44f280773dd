import Foundation
import TerminalPrograms
import Testing

@Suite("Calling the program", .onOwnThreads)
struct UsageTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
    }

    @Test("help and version are results", arguments: ["--help", "--version"])
    func answers(argument: String) throws {
        let run = try ProgramRun(argument, at: home)
        #expect(run.exitCode == 0)
        #expect(!run.output.isEmpty)
        #expect(run.errors.isEmpty)
    }

    @Test("help begins with five examples, each with what it does")
    func examples() throws {
        let lines = try ProgramRun("--help", at: home).output.split(separator: "\n", omittingEmptySubsequences: false)
        let examples = lines.drop { $0 != "Examples:" }.dropFirst().prefix { !$0.isEmpty }
        #expect(examples.count == 5)
        #expect(examples.allSatisfy { $0.hasPrefix("  blueprint ") && $0.hasSuffix(".") }, "\(examples)")
        #expect(lines.firstIndex(of: "Examples:").map { $0 < 4 } == true)
    }

    @Test(
        "wrong usage is reported on standard error with exit code 2",
        arguments: [["--nonsense"], ["nonsense"], ["check"], ["run", "--colour", "pink"], ["check", "--update", "-"]]
    )
    func wrongUsage(arguments: [String]) throws {
        let run = try ProgramRun(arguments, folder: home.folder)
        #expect(run.exitCode == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("Error: "))
    }

    @Test("line ends in the names of files are shown as other control characters are")
    func namesOfFiles() throws {
        let name = "a\nb\r\u{1b}.blueprint"
        for arguments in [["run", name], ["check", name], ["learn", name], ["watch", name]] {
            let run = try ProgramRun(arguments, folder: home.folder)
            #expect(run.exitCode == 1 && run.errors == "a␊b␍␛.blueprint: error: no such file\n", "\(run.errors)")
        }
        let lines = ["Labl()\n", "Empty()\nsave \"c\\nd.swift\"\n", "load \"no\\nne.swift\"\n"]
        let run = try lines.map { try ProgramRun("run", "-", input: $0, at: home) }
        #expect(run[1].output.contains("c␊d.swift is written"), "\(run[1].output)")
        #expect(run[2].errors.contains("no␊ne.swift: no such file"), "\(run[2].errors)")
        try Data(lines[0].utf8).write(to: URL(fileURLWithPath: home.folder + "/" + name))
        #expect(try ProgramRun(["run", name], folder: home.folder).errors.hasPrefix("a␊b␍␛.blueprint:1:1: error: "))
    }

    @Test("schema prints a JSON schema, whatever the locale")
    func schema() throws {
        let run = try ProgramRun("schema", at: home, environment: ["LC_ALL": "C"])
        #expect(run.exitCode == 0 && run.errors.isEmpty)
        let schema = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        #expect(schema?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
        #expect(schema?["$id"] as? String == "urn:blueprint:output:3")
    }

    @Test("help about no subcommand is wrong usage, and doctor reports what it sees")
    func topics() throws {
        let wrong = try ProgramRun(["help", "nosuch"], folder: home.folder)
        #expect(wrong.exitCode == 2 && wrong.errors.contains("no subcommand 'nosuch'"))
        #expect(!wrong.errors.contains("is a command of a session"), "\(wrong.errors)")
        let near = try ProgramRun(["help", "chek"], folder: home.folder)
        #expect(near.errors.hasSuffix("Did you mean blueprint help check?\n"), "\(near.errors)")
        #expect(try ProgramRun(["help", "run"], folder: home.folder).exitCode == 0)
        let command = try ProgramRun(["help", "expect"], folder: home.folder)
        #expect(command.exitCode == 0 && command.output.contains("expect #1 is 96x16") && command.errors.isEmpty)
        let report = try ProgramRun("doctor", at: home)
        #expect(report.exitCode == 0)
        for word in ["libedit", "terminal", "locale", "config", "history"] { #expect(report.output.contains(word)) }
    }

    @Test("doctor marks each likely problem with its remedy, and finds none in a usual place")
    func problems() throws {
        let usual = try ProgramRun("doctor", at: home, environment: ["TERM": "xterm", "LC_ALL": "C.UTF-8"])
        #expect(!usual.output.contains("!"), "\(usual.output)")
        #expect(usual.output.contains("man page     not installed") && usual.output.contains("sessions     "))
        let config = home.folder + "/.config/blueprint"
        try FileManager.default.createDirectory(atPath: config, withIntermediateDirectories: true)
        try "zoom 2\nzoomm 2\n".write(toFile: config + "/config", atomically: true, encoding: .utf8)
        _ = try ProgramRun("install", at: home)
        let wrong = try ProgramRun("doctor", at: home, environment: ["TERM": "nosuch", "LC_ALL": "C"])
        for line in [
            "! no description of the terminal nosuch is installed: set TERM, for example to xterm-256color\n",
            "! borders are drawn in ASCII: set LC_ALL, for example to C.UTF-8\n",
            "! ~/.config/blueprint/config:2:1: error: there is no command 'zoomm'\n",
            "man page     \(home.folder)/.local/share/man/man1/blueprint.1\n",
            "completions  for bash, zsh, fish\n",
        ] {
            #expect(wrong.output.contains(line), "\(line) in \(wrong.output)")
        }
        let file = home.folder + "/file"
        try Data().write(to: URL(fileURLWithPath: file))
        let homeless = try ProgramRun("doctor", at: home, environment: ["HOME": file])
        #expect(homeless.output.contains("! HOME is \(file), which is not a folder: "), "\(homeless.output)")
        let state = file + "/.local/state/blueprint"
        for line in ["cannot be written: the history is not kept", "cannot be written: unsaved sessions are not kept"] {
            #expect(homeless.output.contains(line) && homeless.output.contains("! \(state)"), "\(homeless.output)")
        }
        let without = try ProgramRun("doctor", at: home, environment: ["HOME": ""])
        #expect(without.output.contains("! HOME is not set: "), "\(without.output)")
    }

    @Test("for a file without a subcommand, the error names one")
    func fileAlone() throws {
        try "Empty()\n".write(toFile: home.folder + "/a.blueprint", atomically: true, encoding: .utf8)
        let run = try ProgramRun("a.blueprint", at: home)
        #expect(run.exitCode == 2)
        #expect(run.errors.hasSuffix("To run a file: blueprint run a.blueprint\n"))
        #expect(try ProgramRun("b.swift", at: home).errors.hasSuffix("To run a file: blueprint run b.swift\n"))
    }

    @Test(
        "what belongs to another command is named",
        arguments: [
            (["trace", "a.swift"], "blueprint run FILE -c trace"),
            (["--json", "run", "a.bp"], "blueprint run --json FILE"),
            (["run", "README.md"], "blueprint check README.md"),
        ]
    )
    func elsewhere(arguments: [String], named: String) throws {
        let run = try ProgramRun(arguments, folder: home.folder)
        #expect(run.exitCode == 2 && run.errors.contains(named), "\(run.errors)")
    }

    @Test("a misspelled subcommand is named")
    func misspelled() throws {
        let run = try ProgramRun("chek", "missing.md", at: home)
        #expect(run.exitCode == 2)
        #expect(run.errors.hasSuffix("Did you mean blueprint check?\n"))
        #expect(try ProgramRun("hlep", at: home).errors.hasSuffix("Did you mean blueprint help?\n"))
    }

    @Test("an option is suggested only if it is similar", arguments: [("--jsno", true), ("--foo", false)])
    func misspelledOption(option: String, isSimilar: Bool) throws {
        let run = try ProgramRun("run", option, at: home)
        #expect(run.exitCode == 2 && run.errors.contains("Unknown option '\(option)'"))
        #expect(run.errors.contains("'--json'?") == isSimilar, "\(run.errors)")
    }

    @Test("a missing file is one error")
    func missingFile() throws {
        for command in ["run", "check"] {
            let run = try ProgramRun(command, "missing", at: home)
            #expect(run.exitCode == 1)
            #expect(run.errors == "missing: error: no such file\n")
        }
    }

    @Test("a missing file is one error, also where files are followed", arguments: ["watch", "inspect"])
    func missingFollowed(command: String) throws {
        let run = try ProgramRun(command, "missing.swift", at: home)
        #expect(run.exitCode == 1)
        #expect(run.errors == "missing.swift: error: no such file\n")
        #expect(run.output.isEmpty)
    }

    @Test("a folder without Swift files is no module")
    func folder() throws {
        let run = try ProgramRun("run", ".", at: home)
        #expect(run.exitCode == 1)
        #expect(run.errors == ".: error: the folder contains no file that ends in .swift\n")
    }

    @Test("a line of 10 MB is one error")
    func hugeLine() throws {
        let line = Data(repeating: UInt8(ascii: "x"), count: 10_000_000)
        let run = try ProgramRun(["run", "-"], input: line, folder: home.folder)
        #expect(run.exitCode == 1)
        #expect(run.errors == "<stdin>:1:1: error: the line is longer than 1048576 bytes\n")
    }

    @Test("binary input is one error with its place")
    func binaryInput() throws {
        let nul = try ProgramRun(["run", "-"], input: Data([0x41, 0x0a, 0x00, 0x01]), folder: home.folder)
        #expect(nul.exitCode == 1)
        #expect(nul.errors == "<stdin>:2:1: error: binary input: NUL at byte 1 of the line\n")
        let bytes = try ProgramRun(["run", "-"], input: Data([0x41, 0xff]), folder: home.folder)
        #expect(bytes.exitCode == 1)
        #expect(bytes.errors == "<stdin>:1:2: error: not UTF-8 text at byte 2 of the line\n")
    }

    @Test("a transcript without an input is an error")
    func noTranscript() throws {
        let run = try ProgramRun("check", "-", input: "# Prose\n", at: home)
        #expect(run.exitCode == 1)
        #expect(run.errors == "-: error: no transcript found: no code fence begins with an input, such as > tree\n")
    }
}
