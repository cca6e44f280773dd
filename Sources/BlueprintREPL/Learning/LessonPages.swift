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

/// A page of a lesson: text that fits the screen, with at most one exercise at its end.
package struct LessonPage: Sendable {
    /// The text; the question of the exercise ends it.
    var text = StyledText()
    /// The exercise.
    var exercise: Exercise?
    /// The parts of the lesson on the page.
    var parts: Range<Int>
    /// The lines of the lesson's session up to the end of the page.
    var lines: [String] = []
}

/// Facts about the page of a lesson that the learner is on.
struct PageFacts {
    /// The render of the author's tree, with which the page began.
    var render: Render?
    /// The frames of its goal, as its author reached it; nil until they are needed.
    var goals: [ProposedFrame]?
    /// True if the inspector has shown the tree, in which keys change what no line does.
    var isInspected = false
}

/// The parts of a lesson as text that fits a number of columns.
struct LessonText {
    let columns: Int
    let style: DrawingStyle

    /// The text for a screen.
    init(_ sessions: LessonSessions) {
        (columns, style) = (sessions.columns, sessions.style)
    }

    /// Returns the text of a part; nil for an exercise, and for a line that is not shown.
    ///
    /// - Parameter outputs: the output of an exchange.
    func text(of part: LessonPart, outputs: [Output]) -> StyledText? {
        switch part {
        case .heading(let text): return wrapped(text, style: .heading)
        case .prose(let text): return wrapped(Self.plain(text), hanging: text.hasPrefix("- ") ? 2 : 0)
        case .rule(let text): return wrapped("Rule: " + Self.plain(text), style: .heading, hanging: 6)
        case .code(let lines):
            let wrapped = lines.flatMap { TextFitting.wrap("  " + said($0), columns: columns, hanging: 2) }
            return StyledText(lines: wrapped.map { StyledText.Line($0, style: .source) })
        case .exchange(let exchange):
            var text = source(exchange.input)
            for output in outputs {
                text = text + (output.kind == .drawing ? output.text : fitted(output.text))
            }
            return text
        case .hidden, .exercise: return nil
        }
    }

    /// Returns the question of an exercise.
    func question(of exercise: Exercise) -> StyledText {
        var text = StyledText()
        switch exercise.kind {
        case .predict:
            for question in exercise.questions { text = text + source(question.text, mark: "?") }
        case .explain:
            let questions = exercise.questions.map { Self.words(ofDecision: $0.text) }
            for question in questions { text = text + source(question, mark: "?") }
        case .choice:
            for (index, option) in exercise.options.enumerated() {
                text = text + wrapped("  \(index + 1)  \(Self.plain(option))", hanging: 3)
            }
        case .goal, .free: break
        }
        return text
    }

    /// Returns the question of a `blame` line in words.
    static func words(ofDecision line: String) -> String {
        let words = Word.split(line)
        guard words.count == 3, words[0].text == "blame" else { return line }
        return "which element or step decided the \(words[2].text) of \(words[1].text)"
    }

    /// Returns sentences and Swift that are as wide in every session, in lines that fit.
    private func fitted(_ text: StyledText) -> StyledText {
        StyledText(
            lines: text.lines.flatMap { line -> [StyledText.Line] in
                guard line.columns > columns else { return [line] }
                let style = line.spans.first?.style ?? .plain
                return TextFitting.wrap(line.plain, columns: columns, hanging: 2).map { .init($0, style: style) }
            }
        )
    }

    /// Returns a line with the mark of an input before it.
    private func source(_ line: String, mark: Character = ">") -> StyledText {
        var text = StyledText()
        for (index, part) in line.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            for row in TextFitting.wrap("\(index == 0 ? mark : ".") \(part)", columns: columns, hanging: 2) {
                text.append(row, style: .source)
            }
        }
        return text
    }

    /// Returns prose in lines.
    func wrapped(_ text: String, style: TextStyle = .plain, hanging: Int = 0) -> StyledText {
        StyledText(
            lines: TextFitting.wrap(said(text), columns: columns, hanging: hanging).map {
                StyledText.Line($0, style: style)
            }
        )
    }

    /// Returns a line with the signs of the style, or words for them.
    func said(_ line: String) -> String {
        switch style {
        case .unicode: line
        case .ascii: ASCIIText.similar(to: line)
        case .text: PlainWords.line(line)
        }
    }

    /// Returns prose without the marks of Markdown for code and emphasis.
    static func plain(_ text: String) -> String {
        text.replacing("`", with: "").replacing("**", with: "").replacing(#/\*(\S[^*]*)\*/#) { $0.output.1 }
    }
}
