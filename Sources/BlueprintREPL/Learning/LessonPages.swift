import BlueprintInspector

/// The pages of a lesson: played once, with the author's answers, in the learner's width and style.
struct LessonPages {
    private(set) var pages: [LessonPage] = []
    private let text: LessonText
    private let sessions: LessonSessions
    /// The session in which the lesson is played.
    let session: Session
    /// The lines that were run so far.
    private var lines: [String] = []
    private var page = LessonPage(parts: 0..<0)
    /// True if the last block is an item of a list, which the next one follows without a gap.
    private var wasListItem = false
    /// True if the last block belongs to the next one, as a heading does.
    private var keepsNext = false

    /// Plays a lesson.
    ///
    /// - Parameter other: a session whose table of names is used.
    init(_ plan: LessonPlan, in sessions: LessonSessions, sharingNamesOf other: Session? = nil) {
        text = LessonText(sessions)
        self.sessions = sessions
        session = sessions.session(sharingNamesOf: other)
        for (index, part) in plan.parts.enumerated() { add(part, at: index) }
        endPage(at: plan.parts.count)
        if pages.isEmpty { pages = [LessonPage(parts: 0..<0)] }
    }

    private mutating func add(_ part: LessonPart, at index: Int) {
        switch part {
        case .exercise(let exercise): add(exercise, at: index)
        default:
            let (block, ran) = block(for: part)
            if let block { add(block, at: index, isHeading: part.isHeading) }
            lines += ran
        }
    }

    /// Plays a part; returns its text, and the line that was run.
    private func block(for part: LessonPart) -> (block: StyledText?, lines: [String]) {
        let line: String? =
            switch part {
            case .exchange(let exchange): exchange.input
            case .hidden(let line): line.text
            default: nil
            }
        let outputs = line.map { session.run(line: $0) } ?? []
        return (text.text(of: part, outputs: outputs), line.map { [$0] } ?? [])
    }

    /// Adds a block to the page, or to the next one if it does not fit.
    private mutating func add(_ block: StyledText, at index: Int, isHeading: Bool) {
        let block = text.style == .text ? lastPart(of: block, at: index) : block
        let isListItem = block.lines.first?.plain.hasPrefix("- ") ?? false
        let needed = block.lines.count + (isHeading ? 4 : 0)
        let gap = page.text.lines.isEmpty || isListItem && wasListItem ? 0 : 1
        if !page.text.lines.isEmpty, !keepsNext, page.text.lines.count + gap + needed > sessions.pageRows {
            endPage(at: index)
        }
        if !page.text.lines.isEmpty, gap > 0 { page.text = page.text + StyledText("") }
        wasListItem = isListItem
        page.text = page.text + block
        keepsNext = isHeading
    }

    /// Makes pages of the beginning of sentences that fill more than a page; returns the rest.
    ///
    /// A drawing is never divided.
    private mutating func lastPart(of block: StyledText, at index: Int) -> StyledText {
        var rest = block
        while rest.lines.count > sessions.pageRows {
            endPage(at: index)
            page.text = StyledText(lines: Array(rest.lines.prefix(sessions.pageRows)))
            rest = StyledText(lines: Array(rest.lines.dropFirst(sessions.pageRows)))
            endPage(at: index)
        }
        return rest
    }

    /// Adds an exercise, whole, and ends the page.
    private mutating func add(_ exercise: Exercise, at index: Int) {
        // The blocks, each with the lines that were run up to it.
        var blocks: [(text: StyledText, lines: [String])] = []
        var ran: [String] = []
        for part in exercise.parts {
            let (block, lines) = block(for: part)
            ran += lines
            guard let block else { continue }
            blocks.append((block, ran))
            ran = []
        }
        let all = lines + blocks.flatMap(\.lines) + ran
        if exercise.kind == .goal {
            let goals = GoalFrames(exercise: exercise, lines: all).found(in: sessions, sharingNamesOf: session)
            let drawing = GoalDrawing(goals: goals, session: session, style: sessions)
            if let picture = drawing.text { blocks.append((picture, [])) }
        }
        let question = text.question(of: exercise)
        if !question.lines.isEmpty { blocks.append((question, [])) }
        // An exercise that fills more than a page begins on the page before, whose session has its lines up to there.
        while blocks.reduce(-1, { $0 + $1.text.lines.count + 1 }) > sessions.pageRows, blocks.count > 2 {
            let first = blocks.removeFirst()
            add(first.text, at: index, isHeading: false)
            lines += first.lines
        }
        let texts = blocks.map(\.text)
        add(
            texts.dropFirst().reduce(texts.first ?? StyledText()) { $0 + StyledText("") + $1 },
            at: index,
            isHeading: false
        )
        page.exercise = exercise
        lines = all
        endPage(at: index + 1)
        guard exercise.kind == .goal else { return }
        for answer in exercise.answers {
            _ = session.run(line: answer.text)
            lines.append(answer.text)
        }
    }

    private mutating func endPage(at index: Int) {
        keepsNext = false
        guard !page.text.lines.isEmpty else { return }
        page.parts = page.parts.lowerBound..<index
        page.lines = lines
        pages.append(page)
        page = LessonPage(parts: index..<index)
    }
}

extension LessonPart {
    fileprivate var isHeading: Bool {
        if case .heading = self { true } else { false }
    }
}
