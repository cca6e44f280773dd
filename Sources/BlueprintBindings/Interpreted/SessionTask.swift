import SwiftInterpreter

/// A result that is there later.
final class SessionPromise: @unchecked Sendable {
    /// The result; nil until it is there.
    var result: Result<Value, RaisedError>?
    /// The tasks that wait for it.
    var waiting: [SessionTask] = []
}

/// A task: code that runs by turns with others.
final class SessionTask: Hashable, @unchecked Sendable {
    /// The result of its code.
    let promise = SessionPromise()
    /// True once it was cancelled; its code finds out by itself.
    var isCancelled = false
    private var thread: TaskThread?
    private let code: FunctionValue

    /// Creates a task that runs a closure.
    init(_ code: FunctionValue) { self.code = code.kept }

    /// True once its code has ended.
    var hasEnded: Bool { thread?.isFinished ?? false }

    /// Runs the code until it waits or ends.
    func resume(in tasks: SessionTasks) {
        let thread =
            thread
            ?? TaskThread { [self] in
                do { tasks.fulfil(promise, with: try code.outcome()) } catch { tasks.note(error) }
            }
        self.thread = thread
        thread.resume()
    }

    /// Lets other code run until the task is resumed; called by its own code.
    func pause() { thread?.pause() }

    /// Throws a cancellation for source to catch if the task is cancelled.
    func checkCancellation(in table: BindingTable) throws {
        if isCancelled { throw RaisedError(table.value(from: CancellationError(), declared: nil)) }
    }

    /// Returns true for the same task.
    static func == (left: SessionTask, right: SessionTask) -> Bool { left === right }

    /// Hashes the identity.
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
