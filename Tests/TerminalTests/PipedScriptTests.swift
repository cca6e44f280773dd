import Foundation
import TerminalPrograms
import Testing

/// Scripts on standard input that arrive bit by bit, or without end.
@Suite("Scripts from a pipe", .onOwnThreads)
struct PipedScriptTests {
    /// A run of the program whose input and output are pipes.
    private final class PipedRun {
        private let process = Process()
        private let input = Pipe()
        private let output = Pipe()
        private let errors = Pipe()

        init(_ arguments: String...) throws {
            process.executableURL = URL(fileURLWithPath: TerminalProgram.blueprint)
            process.arguments = arguments
            process.standardInput = input
            process.standardOutput = output
            process.standardError = errors
            try process.run()
        }

        /// Writes to the input; returns false if it is closed.
        func write(_ text: String) -> Bool {
            (try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))) != nil
        }

        /// Waits for the next output.
        func read() -> String {
            String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        }

        /// Closes the input, and returns the errors and the exit code.
        func end() -> (errors: String, exitCode: Int32) {
            try? input.fileHandleForWriting.close()
            let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            return (text, process.terminationStatus)
        }
    }

    init() {
        signal(SIGPIPE, SIG_IGN)
    }

    @Test("The output of a line appears before the input ends")
    func asLinesCome() throws {
        let run = try PipedRun("run", "-")
        #expect(run.write("Label(text: \"a\")\n"))
        #expect(run.read().hasPrefix("Label #1 is the root"))
        #expect(run.write("swift\n"))
        #expect(run.read() == "Label(text: \"a\")\n")
        let end = run.end()
        #expect(end.exitCode == 0)
        #expect(end.errors.isEmpty)
    }

    @Test("Endless input ends with the first error")
    func endless() throws {
        let run = try PipedRun("run", "-")
        while run.write("Label(text: \"a\")\n") {}
        let end = run.end()
        #expect(end.errors.hasPrefix("<stdin>:2:1: error: "))
        #expect(end.exitCode == 1)
    }

    @Test("A script over the limit is one error, before any of it runs")
    func tooLong() throws {
        let home = try HomeFolder()
        let blank = String(repeating: " ", count: (1 << 20) - 1) + "\n"
        let script = "Label(text: \"a\")\n" + String(repeating: blank, count: 64)
        try script.write(toFile: home.folder + "/script", atomically: false, encoding: .utf8)
        let run = try ProgramRun("run", "script", at: home)
        #expect(run.output.isEmpty)
        #expect(run.errors == "script: error: the input is longer than 67108864 bytes\n")
        #expect(run.exitCode == 1)
    }

    @Test("Standard input cannot be read by a script that comes from it")
    func readsItself() throws {
        let run = try PipedRun("run", "-")
        #expect(run.write("source -\n"))
        let end = run.end()
        #expect(end.errors.hasPrefix("<stdin>:1:1: error: -: standard input is the script itself"))
        #expect(end.exitCode == 1)
    }
}
