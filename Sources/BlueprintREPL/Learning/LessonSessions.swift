import BlueprintInspector

/// Makes the sessions of a lesson, which neither read nor write files.
package struct LessonSessions: Sendable {
    /// The width of the output, in columns.
    package var columns: Int
    /// The rows of the terminal; nil for no limit.
    package var rows: Int?
    /// The characters of drawings.
    package var style: DrawingStyle
    /// True if the program can fill the screen with the inspector.
    package var fillsScreen = false
    /// True if the output of a line shows the goals of its page.
    var drawsGoals = true
    /// The progress in all lessons, by their titles.
    package var marks: [String: LessonMark] = [:]
    /// The numbers of the nodes of a tree that comes from the learner's session; nil for others.
    var numbering: NodeNumbering?
    /// Returns true if the line is to end.
    package var isInterrupted: @Sendable () -> Bool

    /// Sessions for a screen.
    package init(
        columns: Int = 80,
        rows: Int? = 24,
        style: DrawingStyle = .unicode,
        isInterrupted: @escaping @Sendable () -> Bool = { false }
    ) {
        (self.columns, self.rows, self.style, self.isInterrupted) = (columns, rows, style, isInterrupted)
    }

    /// The rows for the text of a page: those beside the title, what can be typed, and the prompt.
    var pageRows: Int { max(4, (rows ?? .max) - (columns < Self.wide ? 8 : 6)) }

    /// The columns in which the title and what can be typed take a row each.
    private static let wide = 72

    /// Returns a new session in which lines were run.
    ///
    /// - Parameter other: a session whose table of names it uses, too.
    package func session(after lines: [String] = [], sharingNamesOf other: Session? = nil) -> Session {
        let session = Session(
            files: LessonFiles(marks),
            options: SessionOptions(
                columns: columns,
                rows: rows.map { _ in pageRows },
                isSafe: true,
                givesJSON: false,
                style: style,
                isInterrupted: isInterrupted
            ),
            sharingNamesOf: other
        )
        play(lines, in: session)
        return session
    }

    /// Runs lines of the lesson in a session that has run those before, and no others.
    func play(_ lines: some Sequence<String>, in session: Session) {
        session.options.isInteractive = false
        for line in lines { _ = session.run(line: line) }
        if let numbering {
            session.workspace.take(numbering)
            session.workspace.shown.labels = NodeLabels(session.screen.snapshot, names: session.workspace.current.names)
        }
        session.options.fillsScreen = fillsScreen
        session.wish = nil
    }
}

/// The files of a lesson's session: none, but the lessons that were begun are known.
final class LessonFiles: SessionFiles {
    var lessonMarks: [String: LessonMark]

    /// No files, with the progress in lessons, by their titles.
    init(_ marks: [String: LessonMark]) {
        lessonMarks = marks
    }

    func read(_ path: String) throws -> String { throw SessionFileError(path: path, reason: "no such file") }

    func write(to path: String, _ body: (_ write: (String) throws -> Void) throws -> Void) throws {
        throw SessionFileError(path: path, reason: "cannot be written here")
    }

    func keeps(_ path: String) -> Bool { false }

    func paths(startingWith prefix: String) -> [String] { [] }
}

/// A lesson as Markdown to print: its prose and sessions, with numbered exercises.
package struct LessonHandout {
    private let plan: LessonPlan
    /// True if the answers follow at the end.
    private let hasAnswers: Bool
    private var blocks: [String] = []
    private var exerciseCount = 0
    /// The session of the lesson, for outputs that the file leaves out.
    private let session: Session

    /// Returns the Markdown of a lesson, without answers or with them at its end.
    package static func markdown(of plan: LessonPlan, withAnswers hasAnswers: Bool = false) -> String {
        var handout = LessonHandout(plan: plan, hasAnswers: hasAnswers)
        return handout.text()
    }

    private init(plan: LessonPlan, hasAnswers: Bool) {
        (self.plan, self.hasAnswers) = (plan, hasAnswers)
        session = LessonSessions(rows: nil).session()
    }

    private mutating func text() -> String {
        blocks.append("# \(plan.title)")
        add(plan.parts)
        if hasAnswers, !plan.exercises.isEmpty { blocks.append(answers) }
        return blocks.joined(separator: "\n\n") + "\n"
    }

    private mutating func add(_ parts: [LessonPart]) {
        var session: [String] = []
        func end(_ blocks: inout [String]) {
            guard !session.isEmpty else { return }
            blocks.append(Self.fence(session))
            session = []
        }
        for part in parts {
            if case .exchange(let exchange) = part {
                session += Transcript.lines(ofInput: exchange.input) + output(of: exchange)
                continue
            }
            end(&blocks)
            switch part {
            case .heading(let text): blocks.append("## \(text)")
            case .prose(let text): blocks.append(text)
            case .rule(let text): blocks.append("**Rule: \(text)**")
            case .code(let lines): blocks.append(Self.fence(lines))
            case .exercise(let exercise): add(exercise)
            case .hidden(let line):
                _ = self.session.run(line: line.text)
                if Self.isSetting(line.text) { blocks.append("(`\(line.text)`)") }
            case .exchange: break
            }
        }
        end(&blocks)
    }

    /// Returns the output of an exchange: as it is in the file, or in full where that leaves something out.
    private func output(of exchange: Transcript.Exchange) -> [String] {
        let outputs = session.run(line: exchange.input)
        return exchange.expected.contains("…") ? Transcript.lines(ofOutput: outputs) : exchange.expected
    }

    /// Returns true for a line that changes what the reader must know to answer.
    private static func isSetting(_ line: String) -> Bool {
        ["viewport", "scale", "direction", "env", "zoom"].contains(String(line.prefix { !$0.isWhitespace }))
    }

    private mutating func add(_ exercise: Exercise) {
        exerciseCount += 1
        blocks.append("**Exercise \(exerciseCount).**")
        add(exercise.parts)
        switch exercise.kind {
        case .predict: blocks.append(Self.fence(exercise.questions.map { "? \($0.text)" }))
        case .explain:
            let questions = exercise.questions.map { "? \(LessonText.words(ofDecision: $0.text))" }
            blocks.append(Self.fence(questions))
        case .choice:
            blocks.append(exercise.options.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n"))
        case .goal:
            for answer in exercise.answers { _ = session.run(line: answer.text) }
        case .free: break
        }
    }

    private var answers: String {
        let lines = plan.exercises.enumerated().map { index, exercise in
            let words = exercise.answerWords
            let start = "the answer: "
            return "\(index + 1). " + (words.hasPrefix(start) ? String(words.dropFirst(start.count)) : words)
        }
        return "## Answers\n\n" + lines.joined(separator: "\n")
    }

    private static func fence(_ lines: [String]) -> String {
        (["```"] + lines + ["```"]).joined(separator: "\n")
    }
}

/// The lines of a report on exercises that were tried: JSON, without names of people or times.
package enum LessonReport {
    /// Returns one line for each exercise of a lesson that was tried, in the lesson's order.
    package static func lines(of run: LessonRun) -> [JSONValue] {
        run.plan.exercises.compactMap { run.attempts[$0.name] }.filter(\.isTried).map { attempt in
            JSONValue.object([
                .init("version", .number(1)),
                .init("lesson", .string(run.plan.title)),
                .init("exercise", .string(attempt.exercise)),
                .init("kind", .string(attempt.kind.rawValue)),
                .init("result", .string(attempt.result.rawValue)),
                .init("misses", .array(attempt.misses.map { .string($0) })),
                .init("mistakes", .array(attempt.mistakes.map { .string($0) })),
                .init("hints", .number(Double(attempt.hints))),
                .init("looked", .bool(attempt.hasLooked)),
            ])
        }
    }
}
