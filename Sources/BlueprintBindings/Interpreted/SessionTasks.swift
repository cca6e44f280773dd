import Foundation
import HeadlessUIKit
import SwiftInterpreter

/// The tasks of a process, which run one at a time, in the order of the session's clock.
final class SessionTasks: SharedValue, @unchecked Sendable {
    static var initial: SessionTasks { SessionTasks() }

    /// The tasks of the code that runs.
    static var current: SessionTasks { AppProcess.current[SessionTasks.self] }

    /// The seconds of the session's clock after which a task that sleeps is left asleep.
    static let horizon = 10.0

    private struct Job {
        var time: Double
        var number: Int
        var task: SessionTask
    }

    /// The tasks that wait for their turn.
    private var jobs: [Job] = []
    private var lastNumber = 0
    /// The tasks that have begun and not ended.
    private var open: [SessionTask] = []
    /// The task that runs; nil for the code outside of tasks.
    private(set) var running: SessionTask?
    /// An error that source cannot catch, which ends the evaluation.
    private var fault: (any Error)?
    /// True while an evaluation runs, whose end the tasks wait for.
    private var isEvaluating = false
    private var hasEnded = false

    private var elapsed: Double {
        get { AppProcess.current[SessionClock.self].elapsed }
        set { AppProcess.current[SessionClock.self].elapsed = newValue }
    }

    /// Runs an evaluation, and after it the tasks that it began.
    func during<Result>(_ evaluation: () throws -> Result) throws -> Result {
        isEvaluating = true
        defer {
            isEvaluating = false
            end()
        }
        let result = try evaluation()
        try runAll()
        return result
    }

    /// Adds a task; after the evaluation, when nothing else would run it, it runs at once.
    func add(_ task: SessionTask) throws {
        schedule(task, at: elapsed)
        guard !isEvaluating, running == nil else { return }
        hasEnded = false
        defer { end() }
        try runAll()
    }

    private func runAll() throws {
        let end = elapsed + Self.horizon
        while try runNext(until: end) {}
    }

    private func schedule(_ task: SessionTask, at time: Double) {
        lastNumber += 1
        jobs.append(Job(time: time, number: lastNumber, task: task))
    }

    /// Runs the next task until it waits or ends; returns false if there is none until a time.
    private func runNext(until end: Double) throws -> Bool {
        guard let index = jobs.indices.min(by: { (jobs[$0].time, jobs[$0].number) < (jobs[$1].time, jobs[$1].number) }),
            jobs[index].time <= end
        else { return false }
        let job = jobs.remove(at: index)
        elapsed = max(elapsed, job.time)
        if !open.contains(where: { $0 === job.task }) { open.append(job.task) }
        running = job.task
        job.task.resume(in: self)
        running = nil
        if job.task.hasEnded { open.removeAll { $0 === job.task } }
        if let fault {
            self.fault = nil
            throw fault
        }
        return true
    }

    /// Ends the tasks that still wait: nothing in them runs any more.
    private func end() {
        hasEnded = true
        jobs = []
        for task in open { task.resume(in: self) }
        open = []
    }

    /// Notes an error that source cannot catch.
    func note(_ error: any Error) {
        if !(error is EndOfTasks) { fault = fault ?? error }
    }

    // MARK: - Waiting

    /// Waits for some seconds of the session's clock; a negative number counts as 0.
    ///
    /// - Throws: a cancellation if the task is cancelled.
    func sleep(_ seconds: Double, in table: BindingTable) throws {
        let time = elapsed + (seconds > 0 ? seconds : 0)
        guard let task = running else {
            while try runNext(until: time) {}
            elapsed = max(elapsed, time)
            return
        }
        try task.checkCancellation(in: table)
        schedule(task, at: time)
        try pause(task)
        try task.checkCancellation(in: table)
    }

    /// Waits until a promise has a result, and returns it.
    ///
    /// - Throws: a `BindingError` if nothing is left that could give it one.
    func result(of promise: SessionPromise) throws -> Result<Value, RaisedError> {
        while true {
            if let result = promise.result { return result }
            if let task = running {
                promise.waiting.append(task)
                try pause(task)
            } else if !(try runNext(until: .infinity)) {
                throw BindingError("this waits for something that never comes")
            }
        }
    }

    /// Gives a promise its result, unless it has one, and lets the tasks go on that wait for it.
    func fulfil(_ promise: SessionPromise, with result: Result<Value, RaisedError>) {
        guard promise.result == nil else { return }
        promise.result = result
        for task in promise.waiting { schedule(task, at: elapsed) }
        promise.waiting = []
    }

    /// Cancels a task, which stops to sleep.
    func cancel(_ task: SessionTask) {
        task.isCancelled = true
        for index in jobs.indices where jobs[index].task === task { jobs[index].time = min(jobs[index].time, elapsed) }
    }

    private func pause(_ task: SessionTask) throws {
        task.pause()
        if hasEnded { throw EndOfTasks() }
    }

    /// The end of a task that waits longer than the session lasts; source cannot catch it.
    private struct EndOfTasks: Error {}
}
