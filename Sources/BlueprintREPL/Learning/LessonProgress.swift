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

    /// The limit of a number in a file.
    private static let mostCount = 1_000_000_000

    /// No progress.
    package init() {}

    /// Reads the text of a file; nil if it is damaged, of a later version, or has numbers that count nothing.
    package init?(reading text: String) {
        guard let progress = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else { return nil }
        let counts = [progress.asked] + progress.missed.values + progress.lessons.values.map(\.part)
        guard counts.allSatisfy((0...Self.mostCount).contains) else { return nil }
        self = progress
    }

    /// Returns the text of a file.
    ///
    /// - Parameter source: the text of the file so far; its keys that are not known here stay.
    package func text(over source: String = "") -> String {
        func object(_ data: Data) -> [String: Any] {
            (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
        }
        guard let own = try? JSONEncoder().encode(self) else { return source }
        let merged = Self.merged(object(Data(source.utf8)), object(own))
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .prettyPrinted]
        guard let data = try? JSONSerialization.data(withJSONObject: merged, options: options) else { return source }
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    private static func merged(_ old: [String: Any], _ new: [String: Any]) -> [String: Any] {
        old.merging(new) { old, new in
            if let old = old as? [String: Any], let new = new as? [String: Any] { merged(old, new) } else { new }
        }
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
            asked = min(asked + 1, Self.mostCount)
            guard !attempt.misses.isEmpty || attempt.result == .skipped else { continue }
            // The name of a question begins with its topic.
            let topic = String(attempt.exercise.prefix { $0 != "-" })
            missed[topic] = min((missed[topic] ?? 0) + 1, Self.mostCount)
        }
    }
}

/// The way in which a learner ended a lesson.
package enum LessonEnd: Hashable, Sendable {
    /// Before its last page.
    case left
    /// After its last page.
    case finished
    /// With its tree, which the learner takes along.
    case kept(source: String)
}

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
