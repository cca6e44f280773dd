import Foundation
import LineEditor
import Testing

/// The thread that computes hints beside the editor.
@Suite("Worker for hints", .timeLimit(.minutes(1)))
struct HintWorkerTests {
    /// The notes of a hinter, which the test reads once the hinter is not at work.
    private final class Notes {
        var begun: [String] = []
        var isAtWork = false
    }

    private let notes = Notes()
    private let begun = DispatchSemaphore(value: 0)
    private let mayEnd = DispatchSemaphore(value: 0)
    private let done = DispatchSemaphore(value: 0)

    /// Returns a worker with a hinter that answers with the text itself.
    ///
    /// - Parameter work: the work before the answer.
    private func worker(
        patience: Duration = .seconds(3_600),
        _ work: @escaping (_ typed: String, _ isCancelled: () -> Bool) -> Void
    ) -> HintWorker {
        let hinter = Hinter(
            patience: patience,
            look: { HintLook() },
            hint: { [notes, begun] typed, _, isCancelled in
                notes.begun.append(typed)
                notes.isAtWork = true
                begun.signal()
                work(typed, isCancelled)
                notes.isAtWork = false
                return Hint(signature: typed)
            }
        )
        return HintWorker(hinter) { [done] in done.signal() }
    }

    private func waitUntilCancelled(_ isCancelled: () -> Bool) {
        while !isCancelled() { usleep(1_000) }
    }

    @Test("a hint is taken once")
    func answer() {
        let worker = worker { _, _ in }
        worker.begin(HintWorker.Request("a", isAtEnd: true))
        done.wait()
        #expect(worker.takeAnswer() == Hint(signature: "a"))
        #expect(worker.takeAnswer() == nil)
        worker.end()
    }

    @Test("of several texts only the newest one has a hint")
    func newest() {
        let worker = worker { [mayEnd] typed, isCancelled in
            guard typed == "a" else { return }
            self.waitUntilCancelled(isCancelled)
            mayEnd.wait()
        }
        worker.begin(HintWorker.Request("a", isAtEnd: true))
        begun.wait()
        worker.begin(HintWorker.Request("ab", isAtEnd: true))
        worker.begin(HintWorker.Request("abc", isAtEnd: true))
        mayEnd.signal()
        done.wait()
        #expect(worker.takeAnswer() == Hint(signature: "abc"))
        worker.stop()
        #expect(notes.begun == ["a", "abc"])
        worker.end()
    }

    @Test("a key cancels a hint, which is then dropped")
    func cancelled() {
        let worker = worker { _, isCancelled in self.waitUntilCancelled(isCancelled) }
        worker.begin(HintWorker.Request("a", isAtEnd: true))
        begun.wait()
        worker.cancel()
        worker.stop()
        #expect(worker.takeAnswer() == nil)
        worker.end()
    }

    @Test("after a stop the hinter is not at work, and begins nothing")
    func stopped() {
        let worker = worker { _, isCancelled in self.waitUntilCancelled(isCancelled) }
        for _ in 0..<100 {
            worker.begin(HintWorker.Request("a", isAtEnd: true))
            worker.stop()
            #expect(!notes.isAtWork)
        }
        worker.begin(HintWorker.Request("a", isAtEnd: true))
        begun.wait()
        worker.stop()
        #expect(!notes.isAtWork)
        worker.end()
    }

    @Test("a hint that takes too long is given up, and the next one is computed")
    func givenUp() {
        let worker = worker(patience: .milliseconds(1)) { [mayEnd] typed, isCancelled in
            self.waitUntilCancelled(isCancelled)
            mayEnd.signal()
        }
        for text in ["a", "ab", "abc"] {
            worker.begin(HintWorker.Request(text, isAtEnd: true))
            mayEnd.wait()
        }
        worker.stop()
        #expect(notes.begun == ["a", "ab", "abc"])
        #expect(done.wait(timeout: .now()) == .timedOut)
        worker.end()
    }
}
