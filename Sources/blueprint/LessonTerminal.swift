import BlueprintInspector
import BlueprintREPL
import LineEditor
import TextFiles

/// Gives lessons at the terminal, page by page: in place where the terminal can, else one below the other.
final class LessonTerminal {
    let printer: Printer
    let progress: ProgressLine
    /// True if standard input could not be read.
    private(set) var hasFailed = false
    private let editor: LineEditor
    private let current: CurrentLesson

    /// A terminal with the line editor of a session, which may have read more lines than one lesson takes.
    init(editor: LineEditor, current: CurrentLesson, printer: Printer, progress: ProgressLine) {
        (self.editor, self.current, self.printer, self.progress) = (editor, current, printer, progress)
    }

    /// A terminal without a session, or another standard input.
    convenience init(printer: Printer, progress: ProgressLine) {
        let current = CurrentLesson()
        let editor = LineEditor(
            program: "blueprint",
            completer: { line, cursor in
                let before = String(decoding: Array(line.utf8.prefix(cursor)), as: UTF8.self)
                let found = current.run?.complete(line, cursor: before.count)
                return CompletionAnswer(found ?? Completions(start: 0, end: 0, candidates: []), of: line)
            },
            hinter: Hinter(
                patience: Hint.patience,
                look: {
                    current.run.flatMap { HintLook(in: $0.session, isLesson: true, isDim: printer.hasColour) }
                },
                hint: { typed, _, isCancelled in
                    current.run.flatMap { Hint(typed, in: $0.session, suggests: false, unless: isCancelled) }
                }
            )
        )
        self.init(editor: editor, current: current, printer: printer, progress: progress)
    }

    /// Reads a line between lessons; nil at the end of the input.
    func readLine() -> String? {
        switch editor.readLine(prompt: prompt("> ")) {
        case .line(let line): return line
        case .fault(let fault): fail(fault)
        case .interrupted, .endOfInput: break
        }
        return nil
    }

    private func fail(_ fault: InputFault) {
        printer.printError("blueprint: error: \(fault)")
        hasFailed = true
    }

    /// The sessions of a lesson for the terminal.
    static func sessions(style: DrawingStyle) -> LessonSessions {
        let size = Terminal.size ?? Terminal.Size(columns: 80, rows: 24)
        var sessions = LessonSessions(
            columns: max(20, size.columns),
            rows: size.rows,
            style: style,
            isInterrupted: { InterruptFlag.isRaised }
        )
        sessions.fillsScreen = FullScreenTerminal.isAvailable
        return sessions
    }

    /// Shows pages and takes lines until a lesson ends; returns false if the terminal is gone.
    ///
    /// - Parameter keep: Keeps the progress after each line, before its answer is shown.
    func give(_ run: LessonRun, keep: @escaping () -> Void) -> Bool {
        current.run = run
        defer { current.run = nil }
        show(run.page)
        while run.end == nil {
            var typed = run.session.typed("")
            let input = editor.readEntry(prompt: prompt(run.prompt), continuation: prompt(". ")) { text in
                typed = run.session.typed(text)
                return typed.needsMore
            }
            switch input {
            case .line(let entry): take(typed, as: entry, in: run, keep: keep)
            case .interrupted: continue
            case .endOfInput:
                _ = run.take("leave")
                return !editor.hasHungUp
            case .fault(let fault):
                fail(fault)
                return false
            }
        }
        return true
    }

    /// Shows a page in the place of the one before, where the terminal can.
    private func show(_ page: StyledText) {
        guard FullScreenTerminal.isAvailable else { return printer.print(page) }
        printer.clear()
        printer.redraw(page)
    }

    private func take(_ typed: TypedText, as entry: String, in run: LessonRun, keep: @escaping () -> Void) {
        editor.remember(entry)
        let page = run.beginnings
        progress.begin()
        let outputs = run.take(typed)
        progress.end()
        keep()
        if run.beginnings != page { return show(run.page) }
        for output in outputs {
            let isNarrow = output.kind == .note || output.isFailure
            if isNarrow {
                printer.print(output.text.wrapped(columns: editor.terminalSize.columns))
            } else {
                printer.print(output) { !InterruptFlag.isRaised }
            }
        }
        if InterruptFlag.take() { editor.discardQueuedLines() }
        switch run.session.wish {
        case .inspector: inspect(run, keep: keep)
        case .clearScreen:
            run.session.wish = nil
            show(run.page)
        default: break
        }
    }

    /// Fills the screen with the inspector of the lesson's tree, in which the lesson goes on.
    private func inspect(_ run: LessonRun, keep: @escaping () -> Void) {
        run.session.wish = nil
        let page = run.beginnings
        let inspection = Inspection(run, history: editor.history.entries) { [editor] run, line in
            if !line.kept.isEmpty { editor.remember(line.kept) }
            defer { keep() }
            return run.take(line)
        }
        let colours: InspectRun.Colours = printer.hasColour ? .known(printer.palette) : .none
        let inspected = InspectRun(
            inspection,
            colours: colours,
            progress: progress,
            typedAhead: editor.giveTypedAhead()
        )
        editor.take(typedAhead: inspected.perform() ?? [])
        if run.end == .finished { return printer.print(run.summary) }
        if run.end == nil, run.beginnings != page { show(run.page) }
    }

    private func prompt(_ text: String) -> String {
        printer.hasColour ? "\u{1b}[1m\(text.dropLast())\u{1b}[0m " : text
    }
}
