import Foundation
import FuzzCases

/// Runs case after case until the time is up, then exits.
struct Rounds: @unchecked Sendable {
    let command: FuzzPrograms
    let corpus: Corpus
    let watchdog: Watchdog

    private static let secondsBetweenSummaries = 10.0

    func run() {
        let start = Date()
        var lastSummary = start
        var inputCount = 0
        var number = command.only ?? command.first
        repeat {
            watchdog.begin(seed: command.seed, number: number)
            let report = onOwnStack { [number] in
                FuzzCase(corpus: corpus, seed: command.seed, number: number).run(
                    isInterrupted: { watchdog.isInterrupted },
                    begin: { watchdog.begin(input: $0) }
                )
            }
            watchdog.end(with: report.finds)
            inputCount += report.inputCount
            number += 1
            if Date().timeIntervalSince(lastSummary) >= Self.secondsBetweenSummaries || command.only != nil {
                lastSummary = Date()
                summarize(cases: number - (command.only ?? command.first), inputs: inputCount, since: start)
            }
        } while command.only == nil && Date().timeIntervalSince(start) < command.minutes * 60
        summarize(cases: number - (command.only ?? command.first), inputs: inputCount, since: start)
        exit(watchdog.findCount == 0 ? 0 : 1)
    }

    /// Runs a case on a thread of its own with the stack size of a session, so that the stack pages one case has used
    /// do not count for the next.
    private func onOwnStack(_ work: @escaping () -> FuzzCase.Report) -> FuzzCase.Report {
        nonisolated(unsafe) var report = FuzzCase.Report()
        nonisolated(unsafe) let work = work
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            report = work()
            done.signal()
        }
        thread.stackSize = 512 << 20
        thread.start()
        done.wait()
        return report
    }

    private func summarize(cases: Int, inputs: Int, since start: Date) {
        let seconds = Int(Date().timeIntervalSince(start))
        let slowest = watchdog.slowest
        print(
            "seed \(command.seed): \(cases) cases, \(inputs) inputs in \(seconds) s, \(watchdog.findCount) finds, "
                + "\(Watchdog.residentMegabytes) MB, slowest input \(slowest.seconds.formatted()) s in case \(slowest.number)"
        )
        fflush(nil)
    }
}

extension Double {
    fileprivate func formatted() -> String { String(format: "%.1f", self) }
}
