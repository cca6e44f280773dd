import Foundation
import LineEditor

/// A line on a terminal's standard error that says that work goes on, when nothing has been said for a second.
///
/// The thread that owns the session says when work begins and ends; another one draws, since evaluating, laying out
/// and drawing all take their time without ever coming back. Where nobody would see it, nothing is written.
final class ProgressLine: @unchecked Sendable {
    // Every property is touched only with the condition locked.
    private let condition = NSCondition()
    private var began: Date?
    private var isShown = false

    /// What Ctrl-C does meanwhile.
    private let hint: String
    private let isSeen: Bool

    /// So long nothing is said, in seconds.
    private static let patience = 1.0

    /// A line that ends in what Ctrl-C does: "stops" a line at the prompt, "ends" a script.
    init(ctrlC verb: String) {
        hint = "Ctrl-C \(verb) it"
        isSeen = Terminal.isTerminal(STDERR_FILENO) && Terminal.understandsEscapes
    }

    /// Work begins, or goes on after something was said.
    func begin() {
        change(began: Date())
    }

    /// Work is done or has something to say: the line is taken away.
    func end() {
        change(began: nil)
    }

    private func change(began instant: Date?) {
        guard isSeen else { return }
        condition.lock()
        defer { condition.unlock() }
        if isShown { Self.write("\r\u{1b}[K") }
        isShown = false
        began = instant
        condition.signal()
    }

    /// Draws whenever there is something to draw; never returns.
    func draw() -> Never {
        condition.lock()
        while true {
            guard let began else {
                condition.wait()
                continue
            }
            let seconds = (Date().timeIntervalSince(began) / Self.patience).rounded(.down)
            if seconds >= 1 {
                Self.write("\rworking for \(Int(min(seconds, 1_000_000))) s · \(hint)")
                isShown = true
            }
            _ = condition.wait(until: began.addingTimeInterval((max(0, seconds) + 1) * Self.patience))
        }
    }

    /// What cannot be written is not worth a word.
    private static func write(_ text: String) {
        let bytes = Array(text.utf8)
        _ = Foundation.write(STDERR_FILENO, bytes, bytes.count)
    }
}
