import Foundation
import TerminalPrograms
import TestTiers
import Testing

@Suite("Standard streams that the caller closed", .onOwnThreads, .merge)
struct ClosedStreamTests {
    let home: HomeFolder

    init() throws {
        home = try HomeFolder()
        try write("", to: "input")
    }

    /// The closed descriptors of a run: each of the eight sets.
    private static let sets: [[Int]] = (0..<8).map { mask in (0..<3).filter { mask & (1 << $0) != 0 } }

    /// Runs the program by a shell that closes descriptors; returns the streams that were left, and the exit code.
    private func run(_ arguments: String, closing closed: [Int]) throws -> (output: String, errors: String, code: Int32)
    {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        let redirections = ["< input", "> output", "2> errors"].enumerated().map { index, open in
            closed.contains(index) ? "\(index)\(index == 0 ? "<" : ">")&-" : open
        }
        let command = "exec \"$0\" \(arguments) \(redirections.joined(separator: " "))"
        process.arguments = ["-c", command, TerminalProgram.blueprint]
        process.currentDirectoryURL = URL(fileURLWithPath: home.folder)
        process.environment = ["HOME": home.folder, "PATH": "/usr/bin:/bin"]
        for name in ["output", "errors"] { try write("", to: name) }
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        return (try text(of: "output"), try text(of: "errors"), process.terminationStatus)
    }

    private func write(_ text: String, to name: String) throws {
        try text.write(toFile: home.folder + "/" + name, atomically: true, encoding: .utf8)
    }

    private func text(of name: String) throws -> String {
        try String(contentsOfFile: home.folder + "/" + name, encoding: .utf8)
    }

    @Test("every set of closed streams ends the run with what can still be said", arguments: sets)
    func everySet(closed: [Int]) throws {
        try write("Label(text: \"in\")\nswift\nsave saved.swift\nnonsense\n", to: "input")
        let run = try run("run --keep-going -", closing: closed)
        #expect(run.code == 1)
        if closed.contains(0) {
            #expect(run.output.isEmpty)
            #expect(closed.contains(2) || run.errors == "<stdin>: error: standard input is closed\n")
        } else if closed.contains(1) {
            #expect(closed.contains(2) || run.errors == "blueprint: error: standard output is closed\n")
        } else {
            #expect(run.output.contains("Label(text: \"in\")\n"))
            #expect(closed.contains(2) || run.errors.contains("there is no command 'nonsense'"))
            #expect(try text(of: "saved.swift").contains("Label(text: \"in\")"))
        }
    }

    @Test("nothing is written into a file that would have had the stream's number", arguments: sets)
    func files(closed: [Int]) throws {
        let lines = [
            "Label(text: 'kept')", "save saved.swift", "nonsense", "load saved.swift", "swift", "more nonsense",
        ]
        let options = lines.map { "-c '\($0.replacingOccurrences(of: "'", with: "\""))'" }.joined(separator: " ")
        _ = try run("run --keep-going \(options)", closing: closed)
        guard !closed.contains(1) else { return }
        #expect(try text(of: "saved.swift").components(separatedBy: "kept").count == 2)
        #expect(!(try text(of: "saved.swift").contains("nonsense")))
    }

    @Test(
        "a closed standard input is an error of every command that reads it",
        arguments: ["run -", "run", "check -", "learn 1", ""]
    )
    func input(arguments: String) throws {
        let run = try run(arguments, closing: [0])
        #expect(run.code == 1)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasSuffix(": error: standard input is closed\n"))
    }

    @Test("a script that reads it has the same error", arguments: ["load", "source"])
    func command(name: String) throws {
        let run = try run("run -c '\(name) -'", closing: [0])
        #expect(run.code == 1)
        #expect(run.errors.contains("standard input is closed"))
    }

    @Test("at a prompt, a command cannot read what is being typed", arguments: ["load", "source"])
    func prompt(name: String) throws {
        let program = try home.start(columns: 120)
        program.type("\(name) -" + Keys.enter)
        try program.wait(for: "standard input is this terminal")
        try program.waitForPrompt()
        program.type("Label(text: \"A\")" + Keys.enter)
        try program.wait(for: "Label #1 is the root")
    }

    @Test("help and wrong usage end with a closed output too", arguments: ["--help", "--version"])
    func help(arguments: String) throws {
        #expect(try run(arguments, closing: [1]).code == 1)
        #expect(try run(arguments, closing: [0, 2]).code == 0)
        #expect(try run("nonsense", closing: [1]).code == 2)
        #expect(try run("nonsense", closing: [0, 1, 2]).code == 2)
    }
}
