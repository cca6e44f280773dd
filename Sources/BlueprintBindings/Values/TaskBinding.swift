import Foundation
import SwiftInterpreter

extension Binding {
    static let task = Binding("Task") { table in
        table.register(
            SessionTask.self,
            as: "Task",
            summary: "Code that runs after the lines of the document, in the order of the session's clock.",
            example: "Task { print(\"later\") }"
        ) { task in
            let parameters = "(priority: TaskPriority? = nil, operation: @escaping () -> Any)"
            task.initializer("init" + parameters, summary: "Begins a task.", command: .none) { try begun($0) }
            task.staticMethod("detached\(parameters) -> Task", summary: "Begins a task.") { try begun($0) }
            describeWaiting(of: task)
            describeCancelling(of: task)
        }
        table.registerCases(
            of: PriorityName.self,
            as: "TaskPriority",
            summary: "The urgency of a task; tasks run in their order, whatever it is.",
            [
                .high: "Urgent.", .medium: "Usual.", .low: "Not urgent.", .userInitiated: "Somebody waits for it.",
                .utility: "Work that takes a while.", .background: "Nobody waits for it.",
            ]
        )
        describeActors(in: table)
        describeDuration(in: table)
        describeContinuations(in: table)
    }

    /// The priorities, which have no effect here.
    private enum PriorityName { case high, medium, low, userInitiated, utility, background }

    /// Returns a task that has begun with the closure of a call.
    private static func begun(_ arguments: Arguments) throws -> SessionTask {
        guard let code = try arguments.function("operation") else { throw BindingError("a task needs a closure") }
        let task = SessionTask(code)
        try SessionTasks.current.add(task)
        return task
    }

    private static func describeWaiting(of task: TypeRegistration<SessionTask>) {
        let late = task.tableProvider
        task.property("value", type: .anything, summary: "The result, once it is there.") { task -> Value in
            try SessionTasks.current.result(of: task.promise).get()
        }
        task.property("result", type: .anything, summary: "The result or the error, once it is there.") {
            task -> Value in
            switch try SessionTasks.current.result(of: task.promise) {
            case .success(let value): late().result("success", value)
            case .failure(let error): late().result("failure", error.value)
            }
        }
        task.staticMethod("sleep(nanoseconds duration: UInt64)", summary: "Waits for billionths of a second.") {
            let count = try $0.table.convert(try $0.value("duration"), to: Int.self, declared: nil)
            try SessionTasks.current.sleep(Double(count) / 1e9, in: $0.table)
        }
        task.staticMethod("sleep(for duration: Duration)", summary: "Waits for a span of time.") {
            try SessionTasks.current.sleep(try $0.get("duration", as: Duration.self).seconds, in: $0.table)
        }
        task.staticMethod("yield()", summary: "Lets the other tasks run that are ready.") {
            try SessionTasks.current.sleep(0, in: $0.table)
        }
    }

    private static func describeCancelling(of task: TypeRegistration<SessionTask>) {
        task.method("cancel()", summary: "Cancels the task: it stops to sleep, and its code may ask.", command: .none) {
            task,
            _ in
            SessionTasks.current.cancel(task)
        }
        task.property("isCancelled", summary: "True once it was cancelled.") { $0.isCancelled }
        task.staticProperty(
            "isCancelled",
            summary: "True once the task that runs was cancelled.",
            SessionTasks.current.running?.isCancelled ?? false
        )
        task.staticMethod("checkCancellation()", summary: "Throws an error if the task that runs was cancelled.") {
            try SessionTasks.current.running?.checkCancellation(in: $0.table)
        }
    }

    private static func describeActors(in table: BindingTable) {
        table.register(
            CancellationError.self,
            as: "CancellationError",
            summary: "The error of a task that was cancelled."
        ) { $0.initializer("init()") { _ in CancellationError() } }
        table.register(
            MainActorName.self,
            as: "MainActor",
            summary: "The actor of the interface, on which all code runs here.",
            example: "await MainActor.run { 1 + 2 }"
        ) { actor in
            actor.staticMethod("run(body: () -> Any) -> Any", summary: "Runs a closure, and returns its result.") {
                arguments -> Value in
                try arguments.function("body")?.outcome().get() ?? .void
            }
        }
    }

    /// The type behind the name of the actor, which has no values.
    private enum MainActorName {}

    private static func describeDuration(in table: BindingTable) {
        table.register(
            Duration.self,
            as: "Duration",
            traits: .operators,
            summary: "A span of time.",
            example: "Duration.seconds(1.5)"
        ) { duration in
            duration.staticMethod("seconds(_ seconds: Double) -> Duration", summary: "Seconds.") {
                Duration.seconds(try $0.get("seconds", as: Double.self))
            }
            duration.staticMethod("milliseconds(_ milliseconds: Double) -> Duration", summary: "Thousandths.") {
                Duration.milliseconds(try $0.get("milliseconds", as: Double.self))
            }
            duration.staticProperty("zero", summary: "No time.", Duration.zero)
            duration.property("description", \.description)
            duration.infix("+", "Duration") { (one: Duration, other: Duration) in one + other }
            duration.infix("-", "Duration") { (one: Duration, other: Duration) in one - other }
        }
    }

    private static func describeContinuations(in table: BindingTable) {
        table.register(
            SessionPromise.self,
            as: "CheckedContinuation",
            summary: "The rest of a function that waits for a callback."
        ) { continuation in
            continuation.method("resume(returning value: Any)", summary: "Goes on with a value.") {
                SessionTasks.current.fulfil($0, with: .success(try $1.value("value")))
            }
            continuation.method("resume(throwing error: Any)", summary: "Goes on with an error.") {
                SessionTasks.current.fulfil($0, with: .failure(RaisedError(try $1.value("error"))))
            }
            continuation.method("resume()", summary: "Goes on.") { promise, _ in
                SessionTasks.current.fulfil(promise, with: .success(.void))
            }
        }
        for name in ["withCheckedContinuation", "withCheckedThrowingContinuation"] {
            table.function(
                "\(name)(_ body: (CheckedContinuation) -> Void) -> Any",
                summary: "Waits until a callback goes on with a result."
            ) { arguments -> Value in
                let promise = SessionPromise()
                _ = try arguments.function("body")?.outcome([arguments.table.value(from: promise, declared: nil)]).get()
                return try SessionTasks.current.result(of: promise).get()
            }
        }
    }
}

extension Duration {
    /// The number of seconds.
    fileprivate var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
