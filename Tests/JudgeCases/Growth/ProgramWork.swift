import BlueprintBindings
import Foundation
import SwiftInterpreter

/// The work of checking a program.
package struct ProgramWork: Hashable, Sendable {
    /// The steps of the type checker's solvers.
    package var steps: Int
    /// The processor time in milliseconds, which depends on the machine.
    package var milliseconds = 0.0
    /// The first error; nil if there is none.
    package var error: String?
    /// True if the check ended since an expression is too complex.
    package var isTooComplex = false

    package init(steps: Int, error: String? = nil) {
        (self.steps, self.error) = (steps, error)
    }

    /// The steps, the time and the error, in words.
    package var words: String { "\(steps) steps in \(Int(milliseconds)) ms" + (error.map { " (\($0))" } ?? "") }
}

/// Checks programs and measures the work.
package final class WorkMeter {
    private let check: TypeCheck
    private let completer: SourceCompleter

    package init() {
        let table = BindingTable.blueprint()
        check = TypeCheck(table: table)
        completer = SourceCompleter(table)
    }

    /// Returns the work of checking a program.
    package func work(of text: String) -> ProgramWork {
        let check = TypeCheck(sharing: check)
        var work = ProgramWork(steps: 0)
        work.milliseconds = Self.milliseconds {
            do {
                let mistakes = try check.mistakes(in: text, fileName: "screen.swift")
                work.error = mistakes.first.map { "\($0.line): \($0.message)" }
                work.isTooComplex = mistakes.contains { $0.message.contains("in reasonable time") }
            } catch {
                work.error = "\(error)"
            }
        }
        work.steps = check.steps
        return work
    }

    /// Returns the work of completing a text at its end and of finding the call there, as a prompt does at each key: the
    /// largest of the checks that it takes.
    package func work(atEndOf text: String) -> ProgramWork {
        let check = TypeCheck(sharing: check)
        var work = ProgramWork(steps: 0)
        var known = KnownNames()
        known.check = { text, end in
            let types = check.cursor(after: text, closedBy: end)
            work.steps = max(work.steps, check.steps)
            return types
        }
        work.milliseconds = Self.milliseconds {
            _ = completer.completion(of: text, knowing: known)
            _ = completer.openCall(at: text, knowing: known)
        }
        return work
    }

    private static func milliseconds(of work: () -> Void) -> Double {
        let start = threadTime
        work()
        return threadTime - start
    }

    private static var threadTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
    }
}
