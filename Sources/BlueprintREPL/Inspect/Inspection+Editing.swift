import BlueprintInspector
import BlueprintUI
import Foundation
import FullScreen

/// Lines that are typed, the viewport, and undo.
extension Inspection {
    /// Runs an edit, and marks what it changed.
    func edit(_ line: String) {
        let render = session.render
        keepingPlace { saying(run(line)) }
        state.marksChanges = session.render !== render
        state.seeksSelection = true
    }

    // MARK: - The viewport

    func resize(_ action: InspectAction) {
        var size = session.settings.viewport
        switch action {
        case .wider: size.width += 1
        case .narrower: size.width -= 1
        case .muchWider: size.width += 10
        case .muchNarrower: size.width -= 10
        case .taller: size.height += 1
        case .shorter: size.height -= 1
        default: break
        }
        resize(to: size)
    }

    /// Lays the tree out in another size, and says what changes in kind; successive sizes are one step for undo.
    func resize(to size: CGSize) {
        let size = CGSize(
            width: max(1, min(size.width, SizeText.largest)),
            height: max(1, min(size.height, SizeText.largest))
        )
        guard size != session.settings.viewport else { return }
        let before = kind
        let depth = session.workspace.history.count
        keepingPlace { run("viewport \(SizeText.text(size))") }
        guard !state.said.isFault else { return }
        if continuesResizing, session.workspace.history.count > depth { session.workspace.joinLastSteps() }
        continuesResizing = true
        guard let before, let after = kind else { return }
        let words = before.changes(to: after)
        guard !words.isEmpty else { return }
        let glyphs = session.context.glyphs
        let shown = words.prefix(3) + (words.count > 3 ? ["and \(words.count - 3) more"] : [])
        state.say(shown.joined(separator: " \(glyphs.dot) "), style: .changed)
    }

    /// The kind of the layout on the screen; nil for a tree too large to say so at each key.
    private var kind: LayoutKind? {
        let context = session.context
        guard context.screen.snapshot.elements.count <= Self.mostElements else { return nil }
        if let lastKind, lastKind.render === context.screen.render { return lastKind.kind }
        let kind = LayoutKind(WarningScene(Render(snapshot: context.screen.snapshot), labels: context.labels))
        lastKind = (context.screen.render, kind)
        return kind
    }

    private static let mostElements = 5000

    // MARK: - Typed lines

    /// Takes a key while a line is being typed.
    func type(_ key: Key) {
        guard var line = state.line else { return }
        state.clearNews()
        if key == .tab || key == .backTab, !line.candidates.isEmpty {
            line.select(back: key == .backTab)
            return state.line = line
        }
        line.list([], from: 0, and: 0)
        let outcome = line.take(key)
        state.line = line
        switch outcome {
        case .accepted: accept(line)
        case .cancelled: state.line = nil
        case .completes: complete()
        case .older: state.line?.recall(older: true, in: history)
        case .newer: state.line?.recall(older: false, in: history)
        case .edited, .unknown: break
        }
    }

    private func accept(_ line: LineInput) {
        state.line = nil
        guard line.purpose == .input else { return search(line.text) }
        guard lesson != nil || line.text.contains(where: { !$0.isWhitespace }) else { return }
        let typed = session.typed(line.text)
        guard !typed.needsMore else {
            // What is open can be closed here; several lines can be pasted.
            state.line = line
            return state.say("a bracket or a literal is open", style: .dim)
        }
        if history.last != line.text, !line.text.isEmpty { history.append(line.text) }
        state.said.feedback = StyledText()
        if let lesson { return take(typed, in: lesson) }
        let render = session.render
        var outputs: [Output] = []
        keepingPlace { outputs = run(typed) }
        state.marksChanges = session.render !== render
        state.seeksSelection = true
        show(outputs, of: line.text, isEdit: state.marksChanges)
    }

    /// Shows what a line said: a single line in the time line's place, more in place of the drawing.
    private func show(_ outputs: [Output], of line: String, isEdit: Bool) {
        guard !state.said.isFault else { return }
        let shown = isEdit ? outputs.filter { $0.kind == .result } : outputs
        let text = (shown.isEmpty ? outputs : shown).reduce(StyledText()) { $0 + $1.text }
        guard !text.isEmpty else { return }
        let isAnswer = outputs.contains { $0.kind == .result }
        if !isEdit, text.lines.count > (isAnswer ? 1 : 2) {
            state.open(isAnswer ? .output(text, of: line) : .report(text))
        } else {
            state.say(StyledText(lines: [Self.joined(text)]))
        }
    }

    /// Brings an open output up to date with the tree; closes it if its line does more than look.
    func refreshPage() {
        if case .report? = state.page { return state.closePage() }
        guard case .output(_, let line)? = state.page else { return }
        let typed = session.typed(line)
        guard case .command(let name, _) = typed.kind, session.context.commands.named(name)?.group == .look else {
            return state.closePage()
        }
        let text = run(typed).reduce(StyledText()) { $0 + $1.text }
        state.page = state.said.isFault ? nil : .output(text, of: line)
    }

    private static func joined(_ text: StyledText) -> StyledText.Line {
        text.lines.dropFirst().reduce(text.lines[0]) { line, next in
            var line = line
            line.append(" ")
            line.append(next)
            return line
        }
    }

    private func complete() {
        guard var line = state.line, line.purpose == .input else { return }
        let found =
            lesson?.run.complete(line.text, cursor: line.cursor)
            ?? session.completer.interruptibleCompletions(of: line.text, cursor: line.cursor)
        guard !session.options.isInterrupted() else { return }
        guard let first = found.candidates.first else { return state.say("no completions", style: .dim) }
        var common = first.word
        for candidate in found.candidates.dropFirst() { common = common.commonPrefix(with: candidate.word) }
        let typed = line.textBeforeCursor.dropFirst(found.start)
        var rest = line.characters[line.cursor...].prefix(max(0, found.end - line.cursor))
        if found.candidates.count == 1 {
            let hasSpace = line.characters.dropFirst(found.end).first == " "
            line.replace(
                from: found.start,
                and: rest.count,
                with: first.word + (first.leadsOn && !hasSpace ? " " : "")
            )
        } else if common.count > typed.count {
            // What stands behind the cursor already is not inserted once more.
            let doubled = zip(common.dropFirst(typed.count), rest).prefix { $0 == $1 }.count
            line.replace(from: found.start, and: doubled, with: common)
            rest = rest.dropFirst(doubled)
        }
        line.list(found.candidates.count > 1 ? found.candidates : [], from: found.start, and: rest.count)
        state.line = line
    }
}

/// A lesson that is taken in the inspector.
struct InspectedLesson {
    let run: LessonRun
    /// Takes a line as the lesson's prompt does.
    let perform: (LessonRun, TypedText) -> [Output]
}

/// Lessons: the page's question stays on the screen, and typed lines go to the lesson.
extension Inspection {
    /// An inspector of a lesson's tree, in which the lesson goes on.
    ///
    /// - Parameters:
    ///   - history: the lines that `:` recalls, oldest first.
    ///   - perform: Takes a line as the lesson's prompt does.
    package convenience init(
        _ run: LessonRun,
        history: [String] = [],
        perform: @escaping (LessonRun, TypedText) -> [Output] = { $0.take($1) }
    ) {
        self.init(run.session, history: history)
        lesson = InspectedLesson(run: run, perform: perform)
        noteLook()
    }

    /// The task of the lesson's page; nil outside lessons.
    var task: LessonTask? { lesson?.run.task(columns: size.columns - 2) }

    /// Notes that the tree is seen before the answer.
    func noteLook() {
        if !state.isCovered { lesson?.run.noteInspection() }
    }

    /// Shows the lesson's page in place of everything, or the tree again.
    func togglePage() {
        guard let lesson else { return state.say("e shows the page of a lesson, and there is none", style: .dim) }
        if state.isCovered { state.closePage() } else { state.open(.lesson(lesson.run.pageText)) }
    }

    /// Turns the page where nothing is asked; otherwise shows it, or says that an answer is missing.
    func turnPage() {
        guard let lesson else { return }
        let page = InspectState.Page.lesson(lesson.run.pageText)
        if lesson.run.isAsking, state.page != page { state.open(page) } else { take(session.typed(""), in: lesson) }
    }

    /// Takes a line as the lesson's prompt does, and shows what it says.
    func take(_ line: TypedText, in lesson: InspectedLesson) {
        let run = lesson.run
        let (page, wasAsking, render, old) = (run.beginnings, run.isAsking, session.render, session)
        let wasInteractive = old.options.isInteractive
        old.options.isInteractive = false
        let outputs = run.taking(columns: size.columns - 2) { lesson.perform(run, line) }
        old.options.isInteractive = wasInteractive
        session = run.session
        session.wish = nil
        guard run.end == nil else { return end = .left }
        state.seeksSelection = true
        guard run.beginnings == page else { return beginPage(run) }
        state.marksChanges = session.render !== render
        if let failure = outputs.first(where: \.isFailure) { return state.say(failure.text, isFault: true) }
        let isEdit = state.marksChanges && run.isAsking
        show(outputs.filter { !isEdit || $0.kind == .result }, isOver: wasAsking && !run.isAsking)
    }

    /// Shows what a line said: in the ledger where it has room, else in place of everything.
    private func show(_ outputs: [Output], isOver: Bool) {
        let text = outputs.reduce(StyledText()) { $0 + $1.text }
        let narrow = text.wrapped(columns: size.columns - 2)
        if isOver || narrow.lines.count > InspectPanes.mostFeedbackRows {
            state.open(.lesson(text))
        } else {
            state.said.feedback = narrow
        }
    }

    /// Shows a page that was turned to, before its tree is seen.
    private func beginPage(_ run: LessonRun) {
        (state.list.folding, state.list.scroll, state.drawing.scroll) = (ListFolding(), 0, InspectState.Scroll())
        state.comparison = nil
        state.open(.lesson(run.pageText))
    }
}
