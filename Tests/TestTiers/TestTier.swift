import Foundation
import Testing

/// A tier of the tests: what runs by default, before a change is merged, and each night.
///
/// A test without a trait of a tier is in the first one. The variable `TESTS` of the environment chooses another tier,
/// which has the tests of those before it, too:
///
/// ```sh
/// TESTS=merge swift test --filter RandomLineTests
/// ```
public enum TestTier: String, Comparable, Sendable {
    /// Units, every rule and command, and samples: a few minutes.
    case fast
    /// Also judges, compilers and terminals, on samples.
    case merge
    /// Everything.
    case all

    /// The tier that runs.
    public static let running = ProcessInfo.processInfo.environment["TESTS"].flatMap(TestTier.init) ?? .fast

    /// Returns true if the second tier has more tests.
    public static func < (one: TestTier, other: TestTier) -> Bool {
        one != other && (one == .fast || other == .all)
    }

    /// Returns one of three values: that of the tier that runs.
    public static func choice<Value>(fast: Value, merge: Value, all: Value) -> Value {
        switch running {
        case .fast: fast
        case .merge: merge
        case .all: all
        }
    }

    /// Returns a sample of inputs: each nth for the tier that runs, or all of them in the last tier.
    public static func sample<Input>(of inputs: [Input], fast: Int, merge: Int) -> [Input] {
        let step = choice(fast: fast, merge: merge, all: 1)
        return stride(from: 0, to: inputs.count, by: step).map { inputs[$0] }
    }
}

extension Trait where Self == ConditionTrait {
    /// Runs a test only with `TESTS=merge` and `TESTS=all` in the environment.
    public static var merge: Self { .enabled(if: TestTier.running >= .merge, "TESTS=merge runs it") }

    /// Runs a test only with `TESTS=all` in the environment.
    public static var all: Self { .enabled(if: TestTier.running == .all, "TESTS=all runs it") }
}
