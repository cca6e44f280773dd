import TestTiers

/// The seeds of random trees: 12, 200, or all 2,000, as the tier says.
enum RandomSeeds {
    /// The parts that are run: one alone before a commit, as a few seeds of each would find too little to say something.
    static let quarters = 0..<TestTier.choice(fast: 1, merge: 4, all: 4)

    /// Returns the seeds of one of four parts.
    static func quarter(_ number: Int) -> Range<Int> {
        let first = number * 500
        return first..<first + TestTier.choice(fast: 12, merge: 50, all: 500)
    }
}
