import Foundation
import Synchronization

/// Runs a closure on a thread with a stack that is large enough for infinite recursion up to the depth limit.
package func onBigStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
    nonisolated(unsafe) var result: Result?
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        result = work()
        done.signal()
    }
    thread.stackSize = 512 << 20
    thread.start()
    done.wait()
    return result
}

/// Transforms values on threads with such stacks, as many as there are processors.
///
/// Tests that wait for shared results would keep the other processors idle.
///
/// - Parameters:
///   - make: makes what the values of one thread share.
///   - transform: returns the result for a value.
/// - Returns: the results in the order of the values.
package func onBigStacks<Value: Sendable, Shared, Result: Sendable>(
    _ values: [Value],
    sharing make: @escaping @Sendable () -> Shared,
    _ transform: @escaping @Sendable (Value, Shared) -> Result
) -> [Result] {
    let results = Mutex<[Result?]>(Array(repeating: nil, count: values.count))
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: ProcessInfo.processInfo.activeProcessorCount) { _ in
        _ = onBigStack {
            let shared = make()
            while true {
                let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard index < values.count else { return }
                let result = transform(values[index], shared)
                results.withLock { $0[index] = result }
            }
        }
    }
    return results.withLock { $0.compactMap(\.self) }
}
