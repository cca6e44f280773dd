import CPseudoTerminal
import Foundation

/// A program on a pseudo terminal, with its screen and simulated key presses.
final class TerminalProgram {
    /// An expected event that did not happen, and the contents of the screen.
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    private(set) var screen: ScreenModel
    /// The entire output of the program, including escape sequences.
    private(set) var written = ""
    private var terminal = cpt_terminal()
    private var undecoded: [UInt8] = []
    private var isOver = false

    /// The time limit for text to appear; generous, so that a slow machine does not fail a test.
    private static let patience = Duration.seconds(30)

    init(
        _ path: String,
        arguments: [String] = [],
        environment: [String: String] = [:],
        folder: String = FileManager.default.temporaryDirectory.path,
        columns: Int = 80,
        rows: Int = 24
    ) throws {
        screen = ScreenModel(columns: columns, rows: rows)
        let variables = ["TERM": "xterm", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]
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

    static func withPointers<Result>(
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

    /// The path of the tested program, in the folder of the built tests.
    static var blueprint: String {
        let tests = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        return tests.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("blueprint").path
    }

    /// Types keys; `\r` is Return.
    func type(_ keys: String) {
        let bytes = Array(keys.utf8)
        _ = cpt_write(terminal, bytes, bytes.count)
    }

    /// Pastes text as a terminal does if bracketed paste is enabled.
    func paste(_ text: String) {
        type("\u{1b}[200~" + text.replacingOccurrences(of: "\n", with: "\r") + "\u{1b}[201~")
    }

    /// Changes the size of the window.
    func resize(columns: Int, rows: Int) {
        screen.resize(columns: columns, rows: rows)
        _ = cpt_resize(terminal, Int32(rows), Int32(columns))
    }

    /// Waits until the screen satisfies a condition.
    func wait(for wanted: String, until condition: (ScreenModel) -> Bool) throws {
        let deadline = ContinuousClock.now + Self.patience
        while !condition(screen) {
            read(milliseconds: 50)
            if !isOver, ContinuousClock.now < deadline { continue }
            if condition(screen) { return }
            throw Fault(description: "\(wanted) did not come; the screen shows:\n\(screen.text)")
        }
    }

    /// Waits until a text is on the screen, or has scrolled off.
    func wait(for text: String) throws {
        try wait(for: "“\(text)”") { $0.text.contains(text) }
    }

    /// Waits until the row with the cursor equals a text.
    func waitForLine(_ line: String) throws {
        try wait(for: "the line “\(line)”") { Self.withoutPlace($0.currentLine) == line }
    }

    /// Waits until an empty line can be edited, which means that the previous line is finished.
    func waitForPrompt() throws {
        try wait(for: "the prompt") { $0.hasBracketedPaste && Self.withoutPlace($0.currentLine) == ">" }
    }

    /// Returns a row without the step or the selection before its prompt.
    private static func withoutPlace(_ row: String) -> String {
        row.replacing(#/^(#[0-9\/*]+|[0-9]+\/[0-9]+) >/#, with: ">")
    }

    /// Types a line at the prompt, and waits until the next one can be edited.
    func run(_ line: String) throws {
        try waitForPrompt()
        func promptCount() -> Int { written.components(separatedBy: "\u{1b}[?2004h").count }
        let before = promptCount()
        type(line + Keys.enter)
        try wait(for: "the prompt after “\(line)”") { _ in promptCount() > before }
        try waitForPrompt()
    }

    /// Waits until the terminal is in cooked mode, or in raw mode.
    func waitUntilCooked(_ cooked: Bool) throws {
        try wait(for: cooked ? "a cooked terminal" : "a raw terminal") { [terminal] _ in
            cpt_is_cooked(terminal) == (cooked ? 1 : 0)
        }
    }

    /// Waits until the program exits; returns its exit code, or 128 plus the number of the signal.
    func exitCode() throws -> Int32 {
        let deadline = ContinuousClock.now + Self.patience
        while ContinuousClock.now < deadline {
            if isOver { usleep(10_000) }
            read(milliseconds: 10)
            let code = cpt_wait(terminal, 0)
            if code >= 0 { return code }
        }
        throw Fault(description: "the program does not end; the screen shows:\n\(screen.text)")
    }

    /// Sends a signal to the program.
    func signal(_ number: Int32) {
        kill(terminal.child, number)
    }

    /// Waits until a signal has stopped the program.
    func waitUntilStopped() throws {
        try wait(for: "a stopped program") { [terminal] _ in cpt_is_stopped(terminal) == 1 }
    }

    /// Makes the terminal echo and take lines, as a shell does when a program stops.
    func cook() {
        _ = cpt_cook(terminal)
    }

    /// Closes the terminal, as by closing its window.
    func hangUp() {
        isOver = true
        cpt_hang_up(&terminal)
    }

    private func read(milliseconds: Int32) {
        guard !isOver else { return }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = cpt_read(terminal, &chunk, chunk.count, milliseconds)
        isOver = count < 0
        undecoded += chunk.prefix(max(0, count))
        // The last character may be incomplete.
        let whole = (0...min(3, undecoded.count)).first {
            String(validating: undecoded.dropLast($0), as: UTF8.self) != nil
        }
        let text = undecoded.dropLast(whole ?? 0)
        undecoded.removeFirst(text.count)
        let characters = String(decoding: text, as: UTF8.self)
        written += characters
        screen.write(characters)
    }
}
