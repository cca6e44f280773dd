/// An exercise of a lesson: a question, the lines that prepare it, and what its author wrote for hints and answers.
package struct Exercise: Sendable {
    /// The kind of an exercise: what the learner does, and what is graded.
    package enum Kind: String, Sendable, CaseIterable {
        /// The learner types the numbers at the question marks of `expect` lines.
        case predict
        /// The learner edits the tree until all `expect` lines hold.
        case goal
        /// The learner picks one of several answers.
        case choice
        /// The learner names the element, or the step, that decided a number.
        case explain
        /// The learner tries things; nothing is graded.
        case free
    }

    /// A line of the author with its number in the file.
    package struct Line: Hashable, Sendable {
        /// The text.
        package var text: String
        /// The number of its first line in the file, counted from 1.
        package var number: Int
    }

    /// A remark on a wrong answer that the author expected.
    package struct Remark: Hashable, Sendable {
        /// The wrong answer; for a prediction of several numbers, all of them or one.
        package var answer: String
        /// The remark.
        package var text: String
    }

    /// The name, which is unique in its lesson.
    package var name: String
    /// The kind.
    package var kind: Kind
    /// The number of the line in the file that begins the exercise.
    package var line: Int
    /// The prose and the sessions before the question.
    var parts: [LessonPart] = []
    /// The questions: `expect` lines, or one `blame` line.
    package var questions: [Line] = []
    /// The answers to pick from.
    package var options: [String] = []
    /// The hints, in the order in which they are given.
    package var hints: [String] = []
    /// The answers; for a goal, the lines that reach it.
    package var answers: [Line] = []
    /// Remarks on wrong answers.
    package var remarks: [Remark] = []
    /// The lines that are run after the right answer, such as `why`.
    package var afterwards: [Line] = []
}
