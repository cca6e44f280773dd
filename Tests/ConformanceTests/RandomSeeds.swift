import Foundation

/// The seeds of random trees: 400 in each run of the tests, all 2,000 with `RANDOM_TREES=all` in the environment.
enum RandomSeeds {
    private static let isWhole = ProcessInfo.processInfo.environment["RANDOM_TREES"] == "all"

    /// Returns the seeds of one of four parts.
    static func quarter(_ number: Int) -> Range<Int> {
        let first = number * 500
        return first..<first + (isWhole ? 500 : 100)
    }
}
