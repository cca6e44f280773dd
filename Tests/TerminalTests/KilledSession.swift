import CPseudoTerminal
import Foundation
import TerminalPrograms

/// A session on a pseudo terminal whose output is read byte by byte, so that it can be killed at any of them.
///
/// The terminal takes a few kilobytes of output; beyond that, the session waits in the middle of an answer until it is
/// read.
final class KilledSession {
    /// An output that did not come.
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    /// The output so far.
    private(set) var output: [UInt8] = []
    private var terminal = cpt_terminal()

    /// The time limit for output to appear, in milliseconds; generous, so that a slow machine does not fail a test.
    private static let patience: Int32 = 30_000
    /// The mode that begins when a line is edited, and that ends when it is run.
    private static let editing = Array("\u{1b}[?2004h".utf8)
    private static let running = Array("\u{1b}[?2004l".utf8)

    /// Starts the program at a large terminal.
    init(_ arguments: [String], environment: [String: String]) throws {
        let path = TerminalProgram.blueprint
        let variables = ["TERM": "xterm", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"].merging(environment) { $1 }
        let started = TerminalProgram.withPointers([path] + arguments) { arguments in
            TerminalProgram.withPointers(variables.map { "\($0.key)=\($0.value)" }) { environment in
                let folder = FileManager.default.temporaryDirectory.path
                return cpt_start(path, arguments, environment, folder, 200, 250, &terminal)
            }
        }
        guard started == 0 else { throw Fault(description: "\(path) cannot be started: errno \(errno)") }
    }

    deinit {
        cpt_close(terminal)
    }

    /// Types a line.
    func type(_ line: String) {
        let bytes = Array((line + "\r").utf8)
        _ = cpt_write(terminal, bytes, bytes.count, Self.patience)
    }

    /// Reads up to a number of bytes; returns false if there was no output.
    private func read(most: Int) throws -> Bool {
        var bytes = [UInt8](repeating: 0, count: most)
        let count = cpt_read(terminal, &bytes, most, Self.patience)
        guard count != 0 else { throw Fault(description: "no output after: \(text.suffix(500))") }
        output += bytes.prefix(max(0, count))
        return count > 0
    }

    /// The output as text.
    var text: String { String(decoding: output, as: UTF8.self) }

    /// Reads until a line can be edited; returns the output since the last call.
    @discardableResult
    func readToPrompt() throws -> String {
        // The session writes little after it, and then waits for the line.
        var searched = 0
        while !output[max(0, searched - Self.editing.count)...].contains(Self.editing) {
            searched = output.count
            guard try read(most: 4_096) else { throw Fault(description: "the session ended: \(text.suffix(500))") }
        }
        defer { output = [] }
        return text
    }

    /// Reads a number of bytes, less if the next prompt comes before.
    func read(bytes count: Int) throws {
        for _ in 0..<count where !output.ends(with: Self.editing) {
            guard try read(most: 1) else { return }
        }
    }

    /// Reads until the line is run, and then a number of bytes of its answer.
    func readAnswer(bytes count: Int) throws {
        while !output.ends(with: Self.running) {
            guard try read(most: 1) else { throw Fault(description: "the session ended: \(text.suffix(500))") }
        }
        output = []
        try read(bytes: count)
    }

    /// Kills the session, and waits until it has ended.
    func kill() throws {
        Foundation.kill(terminal.child, SIGKILL)
        var code: Int32 = -1
        while code < 0 { code = cpt_wait(terminal, 1_000) }
        guard code == 128 + SIGKILL else { throw Fault(description: "the session ended with \(code)") }
    }
}

extension Array where Element == UInt8 {
    fileprivate func ends(with end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}
