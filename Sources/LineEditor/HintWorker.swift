import CLineEditor
import Foundation

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
