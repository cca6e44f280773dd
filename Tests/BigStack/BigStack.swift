import Foundation

/// Runs a test's work on a thread with the stack that a session needs, and returns its result.
///
/// - Throws: the error of the work.
public func onBigStack<T>(_ work: @escaping () throws -> T) throws -> T {
    nonisolated(unsafe) var result: Result<T, any Error>?
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) let work = work
    let thread = Thread {
        result = Result { try work() }
        done.signal()
    }
    thread.stackSize = 512 << 20
    thread.start()
    done.wait()
    guard let result else { throw CancellationError() }
    return try result.get()
}
