/// The learner's attempt at one exercise.
package struct Attempt: Hashable, Sendable {
    /// The result of an attempt.
    package enum Result: String, Sendable {
        /// Neither solved nor skipped.
        case open
        /// Solved.
        case right
        /// The answer was shown.
        case skipped
    }

    /// The exercise's name.
    package var exercise: String
    /// The exercise's kind.
    package var kind: Exercise.Kind
    /// The wrong answers, in order.
    package var misses: [String] = []
    /// True if it was answered wrongly before this attempt, perhaps in an earlier sitting.
    var wasMissed = false
    /// The number of hints that were given.
    package var hints = 0
    /// True if a command showed the tree before the answer.
    package var hasLooked = false
    /// The names of the mistakes that were recognised.
    package var mistakes: [String] = []
    /// The result.
    package var result = Result.open

    /// True if something was answered, or a hint was given.
    var isTried: Bool { result != .open || !misses.isEmpty || hints > 0 }

    /// True if it was ever answered wrongly.
    var isMissed: Bool { wasMissed || !misses.isEmpty }

    /// True if nothing is asked any more.
    var isOver: Bool { result != .open }
}
