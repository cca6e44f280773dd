import Foundation

/// The lessons that somebody has taken, and how far.
package struct LessonProgress: Codable, Hashable, Sendable {
    /// The progress in one lesson.
    package struct Record: Codable, Hashable, Sendable {
        /// The part at which the lesson goes on.
        package var part = 0
        /// True if its last page was reached.
        package var isFinished = false
        /// The names of the exercises that were solved.
        package var solved: [String] = []
        /// The names of the exercises that were answered wrongly; nil in a file of an earlier version.
        package var missed: [String]?
    }

    /// The lessons, by their titles.
    package private(set) var lessons: [String: Record] = [:]
    /// The number of questions of quizzes that were missed, by topic.
    package private(set) var missed: [String: Int] = [:]
    /// The number of questions of quizzes that were asked.
    package private(set) var asked = 0

    /// No progress.
    package init() {}

    /// Reads the text of a file; no progress if it is not readable, since nobody types such a file.
    package init(reading text: String) {
        self = (try? JSONDecoder().decode(Self.self, from: Data(text.utf8))) ?? Self()
    }

    /// The text of a file.
    package var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
    }

    /// Returns the progress in the lesson with a title.
    package subscript(title: String) -> Record { lessons[title] ?? Record() }

    /// The marks for the list of lessons.
    package var marks: [String: LessonMark] {
        lessons.mapValues { LessonMark(solved: $0.solved.count, isFinished: $0.isFinished) }
    }

    /// Notes how far a lesson was taken.
    package mutating func note(_ run: LessonRun) {
        guard !run.plan.isGenerated else { return noteQuiz(run) }
        var record = self[run.plan.title]
        let isOver = run.end == .finished
        record.isFinished = record.isFinished || isOver
        record.part = isOver ? 0 : run.part
        let solved = run.attempts.values.filter { $0.result == .right }.map(\.exercise)
        record.solved = Set(record.solved).union(solved).sorted()
        let missed = run.attempts.values.filter(\.isMissed).map(\.exercise)
        record.missed = Set(record.missed ?? []).union(missed).sorted()
        lessons[run.plan.title] = record
    }

    private mutating func noteQuiz(_ run: LessonRun) {
        for attempt in run.attempts.values where attempt.isTried {
            asked += 1
            guard !attempt.misses.isEmpty || attempt.result == .skipped else { continue }
            // The name of a question begins with its topic.
            missed[String(attempt.exercise.prefix { $0 != "-" }), default: 0] += 1
        }
    }
}
