import TestExtent

/// The seeds of random trees: 200 in each run of the tests, all 2,000 with `TESTS=all` in the environment.
enum RandomSeeds {
    /// Returns the seeds of one of four parts.
    static func quarter(_ number: Int) -> Range<Int> {
        let first = number * 500
        return first..<first + (TestExtent.isWhole ? 500 : 50)
    }
}
