import TestTiers

/// The seeds of random trees: 12, 200, or all 2,000, as the tier says.
enum RandomSeeds {
    /// Returns the seeds of one of four parts.
    static func quarter(_ number: Int) -> Range<Int> {
        let first = number * 500
        return first..<first + TestTier.choice(fast: 3, merge: 50, all: 500)
    }
}
