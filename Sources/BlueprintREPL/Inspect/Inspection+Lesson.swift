import BlueprintInspector

/// A lesson that is taken in the inspector.
struct InspectedLesson {
    let run: LessonRun
    /// Takes a line as the lesson's prompt does.
    let perform: (LessonRun, String) -> [Output]
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
        perform: @escaping (LessonRun, String) -> [Output] = { $0.take($1) }
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
        if lesson.run.isAsking, state.page != page { state.open(page) } else { take("", in: lesson) }
    }

    /// Takes a line as the lesson's prompt does, and shows what it says.
    func take(_ line: String, in lesson: InspectedLesson) {
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
