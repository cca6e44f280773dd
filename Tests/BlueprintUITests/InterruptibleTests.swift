import BlueprintUI
import Testing

/// Sequences that end early when the work is interrupted.
@Suite struct InterruptibleTests {
    @Test func everyElementComesWithoutAnInterruption() {
        let doubled = Interruption.checking({ false }) { (0..<10_000).interruptible.map { $0 * 2 } }
        #expect(doubled == (0..<10_000).map { $0 * 2 })
    }

    /// `map` of the standard library takes as many elements for granted as a sequence promises.
    @Test func anInterruptedMapIsShort() {
        let mapped = Interruption.checking({ true }) { (0..<100_000).interruptible.map { $0 } }
        let collected = Interruption.checking({ true }) { Array(Array(0..<100_000).interruptible) }
        #expect(mapped.count < 100_000)
        #expect(collected.count < 100_000)
        #expect(mapped == Array(0..<mapped.count))
    }
}
