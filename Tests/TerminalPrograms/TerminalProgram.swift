import CPseudoTerminal
import Foundation
import TerminalEmulator

/// A program on a pseudo terminal, with its screen and simulated key presses.
package final class TerminalProgram {
    /// An expected event that did not happen, and the contents of the screen.
    package struct Fault: Error, CustomStringConvertible {
        package let description: String
    }

    package private(set) var screen: TerminalScreen
    private var output: [UInt8] = []
    private var terminal = cpt_terminal()
    private var isOver = false
    private let isAnswering: Bool

    /// Starts a program.
    ///
    /// - Parameter isAnswering: true for a terminal that answers questions about itself, such as the cursor's place.
    package init(
        _ path: String,
        arguments: [String] = [],
        environment: [String: String] = [:],
        folder: String = FileManager.default.temporaryDirectory.path,
        columns: Int = 80,
        rows: Int = 24,
        isAnswering: Bool = false
    ) throws {
        screen = TerminalScreen(columns: columns, rows: rows)
        self.isAnswering = isAnswering
        // A program that is built with a sanitizer has the options of the tests.
        let options = ProcessInfo.processInfo.environment.filter { ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key) }
        let variables = ["TERM": "xterm", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]
            .merging(options) { $1 }
            .merging(environment) { $1 }
        let started = Self.withPointers([path] + arguments) { arguments in
            Self.withPointers(variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }) { environment in
                cpt_start(
                    path,
                    arguments,
                    environment,
                    folder,
                    Int32(rows),
                    Int32(columns),
                    &terminal
                )
            }
        }
        guard started == 0 else { throw Fault(description: "\(path) cannot be started: errno \(errno)") }
    }

    deinit {
        cpt_close(terminal)
    }

    package static func withPointers<Result>(
        _ texts: [String],
        _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        let pointers = texts.map { strdup($0) } + [nil]
        defer { pointers.forEach { free($0) } }
        return pointers.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { preconditionFailure("an array with an element has an address") }
            return body(base)
        }
    }

    /// The entire output of the program, including escape sequences.
    package var written: String { String(decoding: output, as: UTF8.self) }

    /// The path of the tested program, in the folder of the built tests.
    package static var blueprint: String {
        let tests = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        return tests.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("blueprint").path
    }

    /// Types keys; `\r` is Return.
    ///
    /// A terminal takes a few kilobytes in advance. The program's output is read while it takes the rest: a program
    /// that waits to write reads nothing.
    package func type(_ keys: String) {
        var patience = Patience()
        var left = Array(keys.utf8)[...]
        while !left.isEmpty, !isOver, patience.isLeft() {
            let count = left.withUnsafeBytes { cpt_write(terminal, $0.baseAddress, $0.count, 0) }
            guard count >= 0 else { return }
            left = left.dropFirst(count)
            if !left.isEmpty { read(milliseconds: 10) }
        }
    }

    /// Changes the size of the window.
    package func resize(columns: Int, rows: Int) {
        screen.resize(columns: columns, rows: rows)
        _ = cpt_resize(terminal, Int32(rows), Int32(columns))
    }

    /// Waits until the screen satisfies a condition; not in the middle of a synchronised update, which nobody sees.
    package func wait(for wanted: String, until condition: (TerminalScreen) -> Bool) throws {
        var patience = Patience()
        while screen.isUpdating || !condition(screen) {
            read(milliseconds: 50)
            if !isOver, patience.isLeft() { continue }
            if condition(screen) { return }
            throw Fault(description: "\(wanted) did not come; the screen shows:\n\(screen.report)")
        }
    }

    /// Waits until a text is on the screen, or has scrolled off.
    package func wait(for text: String) throws {
        try wait(for: "“\(text)”") { $0.text.contains(text) }
    }

    /// Waits until the terminal is in cooked mode, or in raw mode.
    package func waitUntilCooked(_ cooked: Bool) throws {
        try wait(for: cooked ? "a cooked terminal" : "a raw terminal") { [terminal] _ in
            cpt_is_cooked(terminal) == (cooked ? 1 : 0)
        }
    }

    /// Waits until bash, which runs on the terminal, says at its prompt that programs get it cooked; the prompt itself
    /// is read raw.
    package func waitUntilShellIsCooked() throws {
        try wait(for: "the shell") { $0.currentLine.hasSuffix("$") }
        type("clear; stty -a | tr ' ' '\\n' | grep -x -e icanon -e -icanon" + Keys.enter)
        try wait(for: "a terminal that takes lines") { $0.lines[0].hasPrefix("icanon") }
    }

    /// Waits until the program exits; returns its exit code, or 128 plus the number of the signal.
    package func exitCode() throws -> Int32 {
        var patience = Patience()
        while patience.isLeft() {
            if isOver { usleep(10_000) }
            read(milliseconds: 10)
            let code = cpt_wait(terminal, 0)
            guard code >= 0 else { continue }
            // It may have written more after the last time that the screen was read.
            while read(milliseconds: 10) {}
            return code
        }
        throw Fault(description: "the program does not end; the screen shows:\n\(screen.report)")
    }

    /// Sends a signal to the program.
    package func signal(_ number: Int32) {
        kill(terminal.child, number)
    }

    /// Waits until a signal has stopped the program.
    package func waitUntilStopped() throws {
        try wait(for: "a stopped program") { [terminal] _ in cpt_is_stopped(terminal) == 1 }
    }

    /// The time that the program has had a processor, which other programs do not change.
    package var processorTime: Duration {
        get throws {
            let time = cpt_processor_time(terminal)
            guard time >= 0 else { throw Fault(description: "the processor's time of the program cannot be read") }
            return .nanoseconds(time)
        }
    }

    /// Makes the terminal echo and take lines, as a shell does when a program stops.
    package func cook() {
        _ = cpt_cook(terminal)
    }

    /// True if the program has echo, line editing and flow control by the terminal, as a shell does.
    package var isCooked: Bool { cpt_is_cooked(terminal) == 1 }

    /// Closes the terminal, as by closing its window.
    package func hangUp() {
        isOver = true
        cpt_hang_up(&terminal)
    }

    /// Reads what the program writes within some time; returns false if there is nothing.
    @discardableResult private func read(milliseconds: Int32) -> Bool {
        guard !isOver else { return false }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = cpt_read(terminal, &chunk, chunk.count, milliseconds)
        isOver = count < 0
        let bytes = chunk.prefix(max(0, count))
        output += bytes
        screen.write(bytes)
        let replies = screen.takeReplies()
        if isAnswering { replies.forEach(type) }
        return count > 0
    }
}
