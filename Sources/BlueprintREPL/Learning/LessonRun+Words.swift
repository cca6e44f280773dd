import BlueprintInspector

/// Lines that mean something else in a lesson than in a session.
extension LessonRun {
    // MARK: - Help and lists

    /// Returns the output of `help` about a word of the lesson, and of the list of lessons; nil for another line.
    func explanation(of line: String) -> [Output]? {
        let words = line.split(separator: " ")
        switch (words.first.map(String.init) ?? "", words.count) {
        case ("lesson", 1), ("lessons", 1), ("learn", 1):
            (session.files as? LessonFiles)?.lessonMarks = currentMarks
            return session.run(line: line)
        case ("help", 2), ("?", 2): return LessonWord(rawValue: String(words[1])).map(help)
        default: return nil
        }
    }

    /// The progress in all lessons, with that of this one.
    private var currentMarks: [String: LessonMark] {
        var result = sessions.marks
        guard !plan.isGenerated else { return result }
        let solved = attempts.values.count { $0.result == .right }
        result[plan.title] = LessonMark(solved: solved, isFinished: sessions.marks[plan.title]?.isFinished ?? false)
        return result
    }

    private func help(about word: LessonWord) -> [Output] {
        let command = session.context.commands.named(word.rawValue)
        let outside = command.map { "; in a session of its own, \(word.rawValue) \($0.summary.lowercasedFirst)" } ?? ""
        let summary = word.summary.hasSuffix(".") ? String(word.summary.dropLast()) : word.summary
        return say("\(word.usage): \(summary)\(outside.isEmpty ? "." : outside)")
    }

    // MARK: - Lines for another session

    /// The commands about files and typed lines, which a lesson does not keep.
    private static let ownCommands: Set = ["history", "rerun"]

    /// Returns the refusal of a command about the files or the lines of a session; nil for another line.
    func refusal(of typed: TypedText) -> [Output]? {
        guard case .command(let name, _) = typed.kind, let command = session.context.commands.named(name),
            command.usesFiles || Self.ownCommands.contains(command.name)
        else { return nil }
        let way = canKeep ? "leave ends it, and keep takes its tree along" : "leave ends it; swift prints its tree"
        let error = InputError(
            "a \(plan.wholeWord) has neither files nor a history, so \(name) does nothing",
            fix: .advice(way)
        )
        return [error.output(in: typed.kept).shown(in: sessions.style, columns: sessions.columns, input: typed.kept)]
    }

    // MARK: - Answers

    /// The answer of an exercise that is over; nil for others.
    var answerWords: String? {
        guard let exercise, !isAsking, [.choice, .predict, .explain].contains(exercise.kind) else { return nil }
        return exercise.answerWords
    }

    /// Returns the answer for a number that is typed once more; nil for another line.
    func answeredBefore(_ line: String) -> [Output]? {
        guard let answerWords, line.allSatisfy({ $0.isNumber || " .,x×".contains($0) }) else { return nil }
        return say("\(answerWords); again asks once more")
    }

    /// Returns the error about words that are neither an answer nor a line of Swift; nil if they are one of them.
    func formError(of typed: TypedText, _ exercise: Exercise, _ outputs: [Output]) -> Output? {
        let line = typed.kept
        let isPlain = line.allSatisfy { $0.isLetter || $0.isNumber || " ,.×'#-".contains($0) }
        let errors = outputs.filter { $0.kind == .error }
        let isMisspelled = errors.contains { $0.error?.fix?.isNearName == true }
        guard isPlain, ![.goal, .free].contains(exercise.kind), !errors.isEmpty, !isMisspelled else { return nil }
        switch typed.kind {
        case .command, .words: return nil
        default: break
        }
        let error = InputError(
            "'\(line)' is no answer here, and no line either",
            fix: .advice(exercise.invitation.lowercasedFirst)
        )
        return error.output(in: line).shown(in: sessions.style, columns: sessions.columns, input: line)
    }
}

/// A command of a lesson, which is not one of its session.
enum LessonWord: String, CaseIterable {
    /// The next page.
    case next
    /// The page before.
    case previous
    /// A hint.
    case hint
    /// The answer.
    case skip
    /// The page from its beginning.
    case again
    /// A line that is undone afterwards.
    case `try`
    /// The lesson's tree for one's own session.
    case keep
    /// The way out.
    case leave

    /// Returns the command that a line is, with the text after it; nil for another line.
    static func read(_ line: String) -> (word: LessonWord, rest: String)? {
        let words = line.split(separator: " ", maxSplits: 1)
        guard let first = words.first, let word = LessonWord(rawValue: String(first)) else { return nil }
        let rest = words.count > 1 ? String(words[1]) : ""
        return rest.isEmpty != (word == .try) ? (word, rest) : nil
    }

    /// The word with what follows it.
    var usage: String {
        switch self {
        case .try: "try LINE"
        default: rawValue
        }
    }

    /// A short description, for completion.
    var summary: String {
        switch self {
        case .next: "Turns to the next page, as Enter does."
        case .previous: "Turns to the page before."
        case .hint: "Gives a hint."
        case .skip: "Shows the answer."
        case .again: "Begins the page again."
        case .try: "Runs a line and undoes it."
        case .keep: "Takes the lesson's tree to your session."
        case .leave: "Leaves the lesson."
        }
    }
}

/// The task of a lesson's page in a few rows, as the inspector shows it beside the tree.
struct LessonTask {
    /// The title of the lesson, the page, and the solved exercises.
    let title: String
    /// The last paragraph before the question, with the prompt before it.
    let prose: StyledText
    /// The question; empty if the prose asks.
    let question: StyledText
    /// The sentence that says what can be typed.
    let invitation: String
    /// True if an answer is expected.
    let isAsking: Bool
    /// The frames of a goal that is not reached yet.
    let goals: [ProposedFrame]

    /// Returns the task in at most some rows; what has no room is left out, from the prose first.
    func rows(atMost count: Int, ellipsis: String) -> [StyledText.Line] {
        let asked = question.lines.prefix(max(0, count - 1))
        let told = prose.lines.prefix(count - asked.count)
        guard var last = told.last, told.count < prose.lines.count else { return Array(told + asked) }
        last.append(" " + ellipsis)
        return Array(told.dropLast()) + [last] + asked
    }
}

extension LessonRun {
    /// Returns the task of the page in lines of some columns.
    func task(columns: Int) -> LessonTask {
        var narrow = sessions
        narrow.columns = columns
        let text = LessonText(narrow)
        // The mark of omitted rows needs two columns.
        narrow.columns = columns - 2
        let words = isAsking ? exercise?.parts.lastProse ?? shownParts.lastProse : nil
        let told = words ?? (exercise?.kind == .free ? "Try it." : "Nothing is asked here.")
        return LessonTask(
            title: text.said(title),
            prose: LessonText(narrow).wrapped(prompt + LessonText.plain(told)),
            question: isAsking ? question(text) : StyledText(),
            invitation: text.said(invitation),
            isAsking: isAsking,
            goals: isAsking ? goals : []
        )
    }

    /// Returns the question; the options of a choice one after the other.
    private func question(_ text: LessonText) -> StyledText {
        guard let exercise else { return StyledText() }
        guard exercise.kind == .choice else { return text.question(of: exercise) }
        let options = exercise.options.enumerated().map { "\($0 + 1) \(LessonText.plain($1))" }
        return text.wrapped(options.joined(separator: "   "), style: .source)
    }
}

extension [LessonPart] {
    /// The last paragraph.
    fileprivate var lastProse: String? {
        lazy.compactMap { if case .prose(let text) = $0 { text } else { nil } }.last
    }
}

/// The actions of a lesson that a reader of its file does not see, by the line of the file.
struct LessonActions {
    /// An action.
    enum Action {
        /// To run a line.
        case run(Exercise.Line)
        /// To play the answers of an exercise.
        case play(Exercise)
    }

    private var actions: [(line: Int, action: Action)] = []
    private var questions: Set<Int> = []
    /// The number of exercises.
    private(set) var exerciseCount = 0

    /// No actions.
    init() {}

    /// The actions of a lesson.
    init(_ plan: LessonPlan) {
        for part in plan.parts { add(part) }
        actions.sort { $0.line < $1.line }
    }

    private mutating func add(_ part: LessonPart) {
        switch part {
        case .hidden(let line): actions.append((line.number, .run(line)))
        case .exercise(let exercise):
            for part in exercise.parts { add(part) }
            questions.formUnion(exercise.questions.map(\.number))
            // An answer follows the lines that it needs.
            let last = (exercise.answers + exercise.afterwards + exercise.questions).map(\.number).max()
            actions.append((last ?? exercise.line, .play(exercise)))
            exerciseCount += 1
        default: break
        }
    }

    /// Takes the actions up to a line.
    mutating func take(at line: Int) -> [Action] {
        let due = actions.prefix { $0.line <= line }.map(\.action)
        actions.removeFirst(due.count)
        return due
    }

    /// Returns true if the input at a line is the question of an exercise, which has no output.
    func isQuestion(at line: Int) -> Bool { questions.contains(line) }
}
