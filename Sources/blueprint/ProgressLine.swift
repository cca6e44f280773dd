import Foundation
import LineEditor

/// A line on standard error that shows how long a computation has been running, if it runs for more than a second.
///
/// The thread that owns the session calls ``begin()`` and ``end()``; another thread draws, because the session's thread
/// is busy meanwhile. Nothing is written unless standard error is a terminal.
final class ProgressLine: @unchecked Sendable {
    // All properties are read and written only while the condition is locked.
    private let condition = NSCondition()
    private var began: Date?
    private var isShown = false
    private var fillsScreen = false
    private var wasOnScreen = false
    private var endsOnInterrupt = false

    private let isSeen: Bool

    /// The time before the line appears, and between two updates of it, in seconds.
    private static let patience = 1.0

    /// A line that is drawn only if standard error is a terminal with escape sequences.
    init() {
        isSeen = Terminal.isTerminal(STDERR_FILENO) && Terminal.understandsEscapes
    }

    /// Writes the line on the last row of the screen, which the program fills, or where the cursor is.
    func fillScreen(_ fills: Bool) {
        condition.lock()
        defer { condition.unlock() }
        fillsScreen = fills
    }

    /// Says that Ctrl-C ends the program, or that it interrupts the computation.
    func endsOnInterrupt(_ ends: Bool) {
        condition.lock()
        defer { condition.unlock() }
        endsOnInterrupt = ends
    }

    /// Returns true if the line was on the last row since the last call; what was there is then to be written again.
    func takeShown() -> Bool {
        condition.lock()
        defer { condition.unlock() }
        defer { wasOnScreen = false }
        return wasOnScreen
    }

    /// Starts the clock when work begins, or resumes after output.
    func begin() {
        change(began: Date())
    }

    /// Removes the line when work is done, or before output.
    func end() {
        change(began: nil)
    }

    private func change(began instant: Date?) {
        guard isSeen else { return }
        condition.lock()
        defer { condition.unlock() }
        if isShown, !fillsScreen { Self.write("\r\u{1b}[K") }
        isShown = false
        began = instant
        condition.signal()
    }

    /// Draws the line once a second while work lasts; never returns.
    func draw() -> Never {
        condition.lock()
        while true {
            guard let began else {
                condition.wait()
                continue
            }
            let seconds = (Date().timeIntervalSince(began) / Self.patience).rounded(.down)
            if seconds >= 1 {
                let effect = endsOnInterrupt ? "ends" : "interrupts"
                let words = "working for \(Int(min(seconds, 1_000_000))) s · Ctrl-C \(effect) it"
                Self.write(place + CharacterSet.ofOutput.shown(words))
                wasOnScreen = fillsScreen
                isShown = true
            }
            _ = condition.wait(until: began.addingTimeInterval((max(0, seconds) + 1) * Self.patience))
        }
    }

    /// The characters that lead to the place of the line.
    private var place: String {
        guard fillsScreen, let rows = Terminal.size?.rows else { return "\r" }
        return "\u{1b}[0m\u{1b}[\(rows);1H\u{1b}[2K "
    }

    /// Writes to standard error; a failure is ignored.
    private static func write(_ text: String) {
        let bytes = Array(text.utf8)
        _ = Foundation.write(STDERR_FILENO, bytes, bytes.count)
    }
}
