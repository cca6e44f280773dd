/// The progress of somebody in a lesson, for the list of lessons.
package struct LessonMark: Hashable, Sendable {
    /// The number of exercises that were solved.
    package var solved: Int
    /// True if the last page was reached.
    package var isFinished: Bool

    /// A mark.
    package init(solved: Int, isFinished: Bool) {
        (self.solved, self.isFinished) = (solved, isFinished)
    }

    /// The mark in words: `finished, 5 solved`.
    var words: String {
        isFinished ? "finished, \(solved) solved" : "begun, \(solved) solved"
    }
}
