import BlueprintInspector
import BlueprintREPL
import LineEditor

/// Gives a lesson at the terminal, page by page.
final class LessonTerminal {
    private let run: LessonRun
    private let editor: LineEditor
    private let printer: Printer
    private let progress: ProgressLine

    /// A lesson that begins with its page.
    init(_ run: LessonRun, printer: Printer, progress: ProgressLine) {
        (self.run, self.printer, self.progress) = (run, printer, progress)
        editor = LineEditor(
            program: "blueprint",
            completer: { line, cursor in
                let before = String(decoding: Array(line.utf8.prefix(cursor)), as: UTF8.self)
                return CompletionAnswer(run.complete(line, cursor: before.count), of: line)
            }
        )
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

    /// Shows pages and takes lines until the lesson ends; returns false if the terminal is gone.
    func perform() -> Bool {
        printer.print(run.page)
        while run.end == nil {
            switch editor.readLine(prompt: prompt(run.prompt)) {
            case .line(let line):
                guard
                    let entry = editor.entry(
                        beginning: line,
                        prompt: prompt(". "),
                        needsMore: run.session.needsMore(after:)
                    )
                else { continue }
                take(entry)
            case .interrupted: continue
            case .endOfInput:
                _ = run.take("leave")
                return !editor.hasHungUp
            case .fault(let fault):
                printer.printError("blueprint: error: \(fault)")
                return false
            }
        }
        return true
    }

    private func take(_ entry: String) {
        editor.remember(entry)
        progress.begin()
        let outputs = run.take(entry)
        progress.end()
        for output in outputs {
            let isNarrow = output.kind == .note || output.isFailure
            if isNarrow {
                printer.print(NarrowText.wrapped(output.text, columns: editor.terminalSize.columns))
            } else {
                printer.print(output) { !InterruptFlag.isRaised }
            }
        }
        if InterruptFlag.take() { editor.discardQueuedLines() }
        if run.session.wish == .inspector { inspect() }
    }

    /// Fills the screen with the inspector of the lesson's tree.
    private func inspect() {
        run.session.wish = nil
        let inspection = Inspection(run.session, history: editor.history.entries)
        let colours: InspectRun.Colours = printer.hasColour ? .known(printer.palette) : .none
        _ = InspectRun(inspection, colours: colours, progress: progress).perform()
        run.noteInspection()
    }

    private func prompt(_ text: String) -> String {
        printer.hasColour ? "\u{1b}[1m\(text.dropLast())\u{1b}[0m " : text
    }
}
