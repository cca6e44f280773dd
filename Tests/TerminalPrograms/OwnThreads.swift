import Foundation
import Testing

/// Runs the tests of a suite on threads of their own, as they mostly wait for programs: the threads that all other tests
/// share then never wait.
package struct OwnThreads: SuiteTrait, TestTrait, TestScoping {
    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil, #available(macOS 15, *) else { return try await function() }
        try await withTaskExecutorPreference(Threads.shared) { try await function() }
    }
}

extension Trait where Self == OwnThreads {
    /// Runs tests, which mostly wait for programs, on threads of their own.
    package static var onOwnThreads: Self { OwnThreads() }
}

/// As many threads as there are processors.
@available(macOS 15, *)
private final class Threads: TaskExecutor {
    static let shared = Threads()

    private let queue = OperationQueue()

    private init() {
        queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
