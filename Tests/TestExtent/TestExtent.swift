import Foundation

/// The extent of the tests that work on many random or recorded inputs: a part of them, or all with `TESTS=all` in the
/// environment.
///
/// ```sh
/// TESTS=all swift test --filter RandomLineTests
/// ```
public enum TestExtent {
    /// True if the tests take all their inputs.
    public static let isWhole = ProcessInfo.processInfo.environment["TESTS"] == "all"

    /// Returns each nth input, or all.
    public static func every<Input>(_ step: Int, of inputs: [Input]) -> [Input] {
        isWhole ? inputs : stride(from: 0, to: inputs.count, by: step).map { inputs[$0] }
    }
}
