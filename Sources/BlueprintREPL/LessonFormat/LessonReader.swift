import SwiftInterpreter

/// Reads the Markdown of a lesson.
struct LessonReader {
    private let lines: [Transcript.Part]
    private var title: String?
    private var parts: [LessonPart] = []
    /// The exercise that is being read; nil outside one.
    private var exercise: Exercise?
    /// True if the exercise's kind is open until its questions are read.
    private var isOpen = false
    /// True if the exercise's comments have begun; other text then ends it.
    private var hasComments = false
    private var paragraph: [String] = []
    private var code: [String]?
    private var isInFence = false
    /// The comment that is being read, and its first line.
    private var comment: (text: String, line: Int)?

    init(_ text: String) {
        lines = Transcript(text).parts
    }

    /// Returns the title and the parts.
    mutating func read() throws(LessonFault) -> (title: String, parts: [LessonPart]) {
        for line in lines {
            switch line {
            case .exchange(let exchange):
                code = nil
                try begin()
                take(exchange)
            case .prose(let text, let number): try take(text, number)
            }
        }
        if let comment { throw LessonFault("the comment does not end", fix: "add -->", line: comment.line) }
        try endExercise()
        return (title ?? "", parts)
    }

    // MARK: - Lines

    private mutating func take(_ text: String, _ number: Int) throws(LessonFault) {
        if comment != nil { return try takeComment(text) }
        if text.hasPrefix("```") { return try takeFence() }
        if isInFence {
            code?.append(text)
            return
        }
        let trimmed = text.drop(while: \.isWhitespace)
        if trimmed.hasPrefix("<!--") {
            endParagraph()
            comment = ("", number)
            return try takeComment(String(trimmed.dropFirst(4)))
        }
        guard !trimmed.isEmpty else { return endParagraph() }
        if trimmed.hasPrefix("#") {
            try endExercise()
            return takeHeading(String(trimmed.drop { $0 == "#" }.drop(while: \.isWhitespace)))
        }
        try begin()
        if trimmed.hasPrefix("- "), exercise?.kind == .choice || isOpen {
            endParagraph()
            exercise?.options.append(String(trimmed.dropFirst(2)))
            return
        }
        if trimmed.hasPrefix("- ") { endParagraph() }
        if text.first?.isWhitespace ?? false, paragraph.isEmpty, let last = exercise?.options.indices.last {
            exercise?.options[last] += " " + trimmed
            return
        }
        paragraph.append(String(trimmed))
    }

    private mutating func takeHeading(_ text: String) {
        if title == nil { title = text } else { add(.heading(text)) }
    }

    private mutating func takeFence() throws(LessonFault) {
        endParagraph()
        isInFence.toggle()
        if isInFence {
            code = []
        } else if let lines = code {
            code = nil
            guard !lines.isEmpty else { return }
            try begin()
            add(.code(lines))
        }
    }

    private mutating func take(_ exchange: Transcript.Exchange) {
        guard exercise != nil, let question = question(exchange) else { return add(.exchange(exchange)) }
        exercise?.questions.append(question)
    }

    /// Returns the question in a line of an exercise; nil for a line that prepares it.
    private func question(_ exchange: Transcript.Exchange) -> Exercise.Line? {
        let word = exchange.input.prefix { !$0.isWhitespace }
        let isQuestion =
            switch exercise?.kind {
            case .explain: word == "blame"
            case .predict: word == "expect" && ExpectationQuestion.blankCount(in: exchange.input) > 0
            case .goal: word == "expect"
            default: false
            }
        return isQuestion ? Exercise.Line(text: exchange.input, number: exchange.line) : nil
    }

    private mutating func endParagraph() {
        guard !paragraph.isEmpty else { return }
        let text = paragraph.joined(separator: " ")
        paragraph = []
        add(text.hasPrefix("Rule: ") ? .rule(String(text.dropFirst("Rule: ".count))) : .prose(text))
    }

    private mutating func add(_ part: LessonPart) {
        if exercise == nil { parts.append(part) } else { exercise?.parts.append(part) }
    }

    // MARK: - Comments

    private mutating func takeComment(_ text: String) throws(LessonFault) {
        guard let begun = comment else { return }
        guard let end = text.firstRange(of: "-->") else {
            comment?.text += text + "\n"
            return
        }
        comment = nil
        let body = begun.text + text[..<end.lowerBound]
        guard let read = try LessonComment(body, line: begun.line, isInExercise: exercise != nil) else { return }
        guard !body.contains("<!--") else {
            throw LessonFault("the comment does not end before the next one", fix: "add -->", line: begun.line)
        }
        try take(read)
    }

    private mutating func take(_ comment: LessonComment) throws(LessonFault) {
        if comment.word.beginsExercise { return try beginExercise(comment) }
        switch comment.word {
        case .run:
            try begin()
            add(.hidden(comment.typed))
        case .end: try endExercise()
        default:
            guard exercise != nil else {
                throw LessonFault(
                    "'\(comment.word.rawValue)' belongs to an exercise, and none has begun",
                    fix: "begin one with <!-- predict NAME -->, goal, choice, explain or free",
                    line: comment.line
                )
            }
            hasComments = true
            try note(comment)
        }
    }

    private mutating func note(_ comment: LessonComment) throws(LessonFault) {
        guard !comment.text.isEmpty else {
            throw LessonFault("the text after '\(comment.word.rawValue)' is missing", line: comment.line)
        }
        switch comment.word {
        case .hint: exercise?.hints.append(comment.prose)
        case .answer: exercise?.answers.append(comment.typed)
        case .then: exercise?.afterwards.append(comment.typed)
        default:
            // The number of numbers in an answer is known at the end.
            exercise?.remarks.append(Exercise.Remark(answer: "", text: comment.prose))
        }
    }

    // MARK: - Exercises

    private mutating func beginExercise(_ comment: LessonComment) throws(LessonFault) {
        try endExercise()
        guard !comment.text.isEmpty, !comment.text.contains(where: \.isWhitespace) else {
            throw LessonFault(
                "the exercise needs a name of one word",
                fix: "type <!-- \(comment.word.rawValue) row-grows -->",
                line: comment.line
            )
        }
        exercise = Exercise(name: comment.text, kind: comment.word.kind ?? .free, line: comment.line)
        isOpen = comment.word.kind == nil
        hasComments = false
    }

    /// Ends an exercise whose comments are over, as other text begins.
    private mutating func begin() throws(LessonFault) {
        if exercise != nil, hasComments { try endExercise() }
    }

    private mutating func endExercise() throws(LessonFault) {
        endParagraph()
        guard var ended = exercise else { return }
        exercise = nil
        if isOpen { ended.findKind() }
        isOpen = false
        ended.splitRemarks()
        try ended.check(among: parts)
        parts.append(.exercise(ended))
    }
}

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
