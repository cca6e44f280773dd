import Foundation

/// A thread with a stack that is large enough for the depth limit of the interpreter.
enum OwnStack {
    /// Runs the work on the thread and waits for it.
    static func run(_ work: @escaping @Sendable () throws -> Void) -> Result<Void, any Error> {
        nonisolated(unsafe) var result: Result<Void, any Error> = .success(())
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            result = Result { try work() }
            done.signal()
        }
        thread.stackSize = 512 << 20
        thread.start()
        done.wait()
        return result
    }
}
