extension BlueprintInterface {
    /// Tasks, and what code waits for.
    static let concurrency = """
        struct Task<Success, Failure: Error>: Hashable, Sendable {
            func cancel()
            var isCancelled: Bool { get }
            var result: Result<Success, Failure> { get async }
        }
        extension Task where Failure == Never {
            @discardableResult init(priority: TaskPriority? = nil, operation: @escaping () async -> Success)
            @discardableResult static func detached(
                priority: TaskPriority? = nil, operation: @escaping () async -> Success
            ) -> Task<Success, Failure>
            var value: Success { get async }
        }
        extension Task where Failure == any Error {
            @discardableResult @_disfavoredOverload
            init(priority: TaskPriority? = nil, operation: @escaping () async throws -> Success)
            @discardableResult @_disfavoredOverload static func detached(
                priority: TaskPriority? = nil, operation: @escaping () async throws -> Success
            ) -> Task<Success, Failure>
            var value: Success { get async throws }
        }
        extension Task where Success == Never, Failure == Never {
            static func sleep(nanoseconds duration: UInt64) async throws
            static func sleep(for duration: Duration) async throws
            static func yield() async
            static var isCancelled: Bool { get }
            static func checkCancellation() throws
        }
        extension CancellationError: Error {}
        protocol ObservableObject: AnyObject {}
        struct MainActor {
            static func run<T>(body: () throws -> T) async rethrows -> T
        }
        extension Duration: Comparable, Hashable, Sendable, CustomStringConvertible {
            static func + (lhs: Duration, rhs: Duration) -> Duration
            static func - (lhs: Duration, rhs: Duration) -> Duration
            static func seconds<T: BinaryInteger>(_ seconds: T) -> Duration
            static func seconds(_ seconds: Double) -> Duration
            static func milliseconds<T: BinaryInteger>(_ milliseconds: T) -> Duration
            static func milliseconds(_ milliseconds: Double) -> Duration
        }
        struct CheckedContinuation<T, E: Error>: Sendable {
            func resume(returning value: T)
            func resume(throwing error: E)
        }
        extension CheckedContinuation where T == Void {
            func resume()
        }
        func withCheckedContinuation<T>(_ body: (CheckedContinuation<T, Never>) -> Void) async -> T
        func withCheckedThrowingContinuation<T>(
            _ body: (CheckedContinuation<T, any Error>) -> Void
        ) async throws -> T

        """
}
