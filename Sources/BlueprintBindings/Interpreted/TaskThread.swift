import BlueprintUI
import Foundation
import HeadlessUIKit

/// A thread that runs by turns with the one that resumes it: never do both run at the same time.
final class TaskThread: @unchecked Sendable {
    // Calls of source nest as deep as in an evaluation; only used pages take memory.
    private static let stackSize = 256 << 20

    private let resumed = DispatchSemaphore(value: 0)
    private let paused = DispatchSemaphore(value: 0)
    private var work: (() -> Void)?
    private var hasStarted = false
    /// True once its work is done.
    private(set) var isFinished = false

    /// Creates a thread that does some work when it is resumed first.
    init(_ work: @escaping () -> Void) {
        self.work = AppProcess.carried(Interruption.carried(work))
    }

    /// Lets the thread run until it pauses or its work is done.
    func resume() {
        guard !isFinished else { return }
        if hasStarted {
            resumed.signal()
        } else {
            hasStarted = true
            let thread = Thread { [self] in
                work?()
                work = nil
                isFinished = true
                paused.signal()
            }
            thread.stackSize = Self.stackSize
            thread.start()
        }
        paused.wait()
    }

    /// Lets the thread that resumed this one go on, until it resumes this one again; called by the work.
    func pause() {
        paused.signal()
        resumed.wait()
    }
}
