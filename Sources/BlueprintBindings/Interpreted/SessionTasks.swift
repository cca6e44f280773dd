import BlueprintUI
import Foundation
import HeadlessUIKit
import SwiftInterpreter

/// The tasks of a process, which run one at a time, in the order of the session's clock.
final class SessionTasks: SharedValue {
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

/// A result that is there later.
final class SessionPromise {
    /// The result; nil until it is there.
    var result: Result<Value, RaisedError>?
    /// The tasks that wait for it.
    var waiting: [SessionTask] = []
}

/// A task: code that runs by turns with others.
final class SessionTask: Hashable {
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

/// The clock of a run of source, and what depends on where an app runs: the same source gives the same result.
struct SessionClock: SharedValue {
    static var initial: SessionClock { SessionClock() }

    /// The language and country.
    static let locale = Locale(identifier: "en_US")
    /// The time zone.
    static let timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
    /// The calendar.
    static let calendar = calendar(.gregorian)

    /// The time since the start in seconds, from 0 upwards: only code that sleeps lets it pass.
    var elapsed = 0.0

    /// The present of the code that runs: January 1, 2026, 12:00 UTC at the start.
    static var now: Date {
        Date(timeIntervalSince1970: 1_767_268_800 + AppProcess.current[SessionClock.self].elapsed)
    }

    /// Returns a calendar for the locale and time zone, whose weeks begin on Sunday.
    static func calendar(_ identifier: Calendar.Identifier) -> Calendar {
        var calendar = Calendar(identifier: identifier)
        (calendar.locale, calendar.timeZone) = (locale, timeZone)
        return calendar
    }
}

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
