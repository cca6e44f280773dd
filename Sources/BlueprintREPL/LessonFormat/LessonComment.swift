/// A comment of Markdown that belongs to a lesson: `<!-- hint How much is left over? -->`.
struct LessonComment {
    /// The words that begin such a comment.
    enum Word: String, CaseIterable {
        /// Begins an exercise of the kind that its questions show.
        case exercise
        /// Begins an exercise of that kind.
        case predict, goal, choice, explain, free
        /// A hint, an answer, a remark on a wrong answer, a line after the right one.
        case hint, answer, wrong, then
        /// A line that is run without being shown.
        case run
        /// Ends an exercise that nothing else ends.
        case end

        /// The kind of the exercise that the word begins; nil if it begins none, or leaves the kind open.
        var kind: Exercise.Kind? { Exercise.Kind(rawValue: rawValue) }

        /// True if the word begins an exercise.
        var beginsExercise: Bool { self == .exercise || kind != nil }
    }

    let word: Word
    /// The text after the word.
    let text: String
    /// The number of its first line in the file.
    let line: Int

    /// Reads a comment; nil if it is one that concerns only readers of the file.
    ///
    /// - Parameter isInExercise: true if an exercise is open, whose comments are expected to belong to it.
    /// - Throws: ``LessonFault`` if the first word is nearly one of an exercise.
    init?(_ body: String, line: Int, isInExercise: Bool) throws(LessonFault) {
        let trimmed = body.drop(while: \.isWhitespace)
        let first = String(trimmed.prefix { !$0.isWhitespace })
        guard let word = Word(rawValue: first) else {
            // Outside an exercise, one begins with a word and a name.
            let isNamed = trimmed.split(whereSeparator: \.isWhitespace).count == 2
            let expected = isInExercise ? Word.allCases : isNamed ? Word.allCases.filter(\.beginsExercise) : []
            guard let near = NearWord.nearest(to: first, among: expected.map(\.rawValue)) else { return nil }
            throw LessonFault("'\(first)' begins no comment of a lesson", fix: "did you mean \(near)?", line: line)
        }
        self.word = word
        self.line = line
        let rest = trimmed.dropFirst(first.count).drop(while: \.isWhitespace)
        text = String(rest[..<(rest.lastIndex { !$0.isWhitespace }.map(rest.index(after:)) ?? rest.startIndex)])
    }

    /// The text as prose, with its lines joined.
    var prose: String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// The text as a line of a session.
    var typed: Exercise.Line { Exercise.Line(text: text, number: line) }
}
