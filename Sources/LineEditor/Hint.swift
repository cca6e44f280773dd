import CLineEditor
import Foundation

/// Texts that are shown around a line without being part of it.
package struct Hint: Equatable, Sendable {
    /// The text that could follow the line; empty for none.
    ///
    /// It is shown while the cursor is at the end of the line, and inserted by the right key. It is never run unasked.
    package var suggestion: String
    /// The row below the line, in which `‹` and `›` enclose the current parameter; empty for none.
    package var signature: String

    /// The texts; by default none besides the history.
    package init(suggestion: String = "", signature: String = "") {
        self.suggestion = suggestion
        self.signature = signature
    }
}

/// The look of the texts around a line.
package struct HintLook: Equatable, Sendable {
    /// True if the newest line of the history that begins with the typed one is suggested first.
    package var usesHistory: Bool
    /// True if the terminal dims text; without, a suggestion has a row of its own, so that it cannot be mistaken for
    /// typed text.
    package var isDim: Bool
    /// True if the terminal shows only ASCII.
    package var isASCII: Bool

    /// A look; by default that of a terminal that dims text.
    package init(usesHistory: Bool = true, isDim: Bool = true, isASCII: Bool = false) {
        self.usesHistory = usesHistory
        self.isDim = isDim
        self.isASCII = isASCII
    }

    /// The look of other texts where no hints are shown.
    static let plain = HintLook(usesHistory: false, isDim: false)

    /// The end of a text that is shortened.
    var ellipsis: String { isASCII ? "~" : "…" }
    /// The mark before a suggestion in a row of its own.
    var arrow: String { isASCII ? "-> " : "→ " }
}

/// The texts that the terminal shows around the line at the moment.
struct ShownHint {
    /// The text that the right key inserts; empty for none.
    var suggestion = ""
    /// The number of rows below the line.
    var rows = 0
}

/// The functions that compute the texts around a line.
package struct Hinter {
    /// A function that returns the texts; nil for none, and if the last argument has returned true, which asks to end
    /// early and then stays true.
    ///
    /// It is called on a thread of its own, with the input up to the cursor, while the editor waits for a key.
    package typealias Finder = (
        _ typed: String, _ isAtEnd: Bool, _ isCancelled: @escaping @Sendable () -> Bool
    ) -> Hint?

    let look: () -> HintLook?
    let hint: Finder
    let patience: Duration

    /// The functions of a program.
    ///
    /// - Parameters:
    ///   - patience: the time after a key in which its texts are computed; later, nothing is shown.
    ///   - look: returns the look of the texts around the next line; nil if there are none.
    ///   - hint: returns the texts.
    package init(
        patience: Duration,
        look: @escaping () -> HintLook?,
        hint: @escaping Finder
    ) {
        (self.patience, self.look, self.hint) = (patience, look, hint)
    }
}

/// The keys that concern the texts around a line, as the terminal sends them.
///
/// They are found among the bytes, before libedit's maps of keys: in vi's insert map, a binding that begins with Escape
/// would hold back a lone Escape.
enum HintKeys {
    /// Shift-Tab, which moves back in the list of candidates.
    static let back = keys(["\u{1b}[Z"])
    /// Right, End, Ctrl-E and Ctrl-F, which insert a suggestion.
    static let all = keys([
        "\u{5}", "\u{6}", "\u{1b}[C", "\u{1b}OC", "\u{1b}[F", "\u{1b}OF", "\u{1b}[4~", "\u{1b}[8~",
    ])
    /// Alt-F, Alt-Right and Ctrl-Right, which insert its first word.
    static let word = keys(["\u{1b}f", "\u{1b}[1;3C", "\u{1b}[1;5C"])

    private static func keys(_ texts: [String]) -> [[UInt8]] { texts.map { Array($0.utf8) } }

    /// Returns the first word of a text, with the spaces before and after it.
    static func firstWord(of text: String) -> String {
        let space = text.prefix(while: \.isWhitespace)
        let word = text.dropFirst(space.count).prefix { !$0.isWhitespace }
        let rest = text.dropFirst(space.count + word.count).prefix(while: \.isWhitespace)
        return String(space + word + rest)
    }
}

/// A thread that computes hints beside the editor, for the newest text only.
///
/// What the hinter uses, such as a session, belongs to this thread from ``begin(_:)`` until ``stop()`` returns, and at
/// other times to the thread that calls these functions.
// Unchecked: the condition guards the variables, and the hinter is used by one thread at a time, as said above.
package final class HintWorker: @unchecked Sendable {
    /// The size of the stack in bytes, as that of the thread that owns sessions; unused pages take no memory.
    private static let stackSize = 512 << 20

    /// A text that a hint is computed for.
    package struct Request: Sendable {
        /// The input up to the cursor.
        let typed: String
        /// True if the cursor is at the end of the line.
        let isAtEnd: Bool

        /// A text up to the cursor.
        package init(_ typed: String, isAtEnd: Bool) { (self.typed, self.isAtEnd) = (typed, isAtEnd) }
    }

    private let hinter: Hinter
    private let whenDone: @Sendable () -> Void
    private let condition = NSCondition()
    /// The number of requests and cancellations; a hint with another number is cancelled.
    private var number = 0
    private var next: (request: Request, end: ContinuousClock.Instant)?
    private var answer: Hint?
    private var isBusy = false
    private var isStarted = false
    private var isEnded = false

    /// A worker without a thread, which begins with the first request.
    ///
    /// - Parameter whenDone: called on its thread when there is a hint to be taken; by default, ends the editor's wait.
    package init(_ hinter: Hinter, whenDone: @escaping @Sendable () -> Void = { cle_signals_wake() }) {
        (self.hinter, self.whenDone) = (hinter, whenDone)
    }

    /// Begins to compute a hint in place of the one before.
    package func begin(_ request: Request) {
        condition.withLock {
            drop()
            next = (request, ContinuousClock.now + hinter.patience)
            condition.broadcast()
            guard !isStarted else { return }
            isStarted = true
            let thread = Thread { self.work() }
            thread.stackSize = Self.stackSize
            thread.start()
        }
    }

    /// Drops the hint in progress, and returns at once.
    package func cancel() { condition.withLock { drop() } }

    /// Drops the hint in progress, and returns once the hinter is not at work any more.
    package func stop() {
        condition.withLock {
            drop()
            while isBusy { condition.wait() }
        }
    }

    /// Ends the thread once the hinter is not at work any more.
    package func end() {
        condition.withLock {
            drop()
            isEnded = true
            condition.broadcast()
        }
    }

    /// Takes the hint for the newest request; nil if there is none yet, or none at all.
    package func takeAnswer() -> Hint? {
        condition.withLock {
            defer { answer = nil }
            return answer
        }
    }

    private func drop() {
        number += 1
        (next, answer) = (nil, nil)
    }

    private func isCancelled(_ job: Int, _ end: ContinuousClock.Instant) -> Bool {
        condition.withLock { job != number } || ContinuousClock.now >= end
    }

    private func work() {
        cle_end_on_faults_of_worker()
        condition.lock()
        while !isEnded {
            guard let (request, end) = next else {
                condition.wait()
                continue
            }
            next = nil
            isBusy = true
            let job = number
            condition.unlock()
            let hint = hinter.hint(request.typed, request.isAtEnd) { self.isCancelled(job, end) }
            let isLate = ContinuousClock.now >= end
            condition.lock()
            isBusy = false
            if job == number, !isLate { answer = hint }
            let isDone = answer != nil
            condition.broadcast()
            if isDone { whenDone() }
        }
        condition.unlock()
    }
}
