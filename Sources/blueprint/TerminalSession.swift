import BlueprintInspector
import BlueprintREPL
import Foundation
import LineEditor
import TextFiles

/// A session at a terminal, with its history and its journal.
final class TerminalSession {
    let files = DiskFiles(notesReadings: true)
    let editor: LineEditor
    let record: SessionRecord
    /// True if the journal is kept although the session ends normally.
    var keepsJournal = false
    /// True once the user knows that the document is lost if the session ends now.
    var mayLoseDocument = false
    private let current: CurrentSession
    private let colour: ColourChoice
    /// The kept session to begin with; nil for a new one.
    private let choice: SessionChoice?
    /// The background of the terminal; nil if it is unknown.
    private var background: Settings.Background?
    private let progress: ProgressLine

    /// The prompt takes at most one part in this many of the line.
    private static let shareOfPrompt = 5

    /// The smallest width of drawings; on a narrower terminal, lines wrap.
    private static let narrowest = 20

    private static let greeting = """
        blueprint \(Blueprint.configuration.version): type an element, such as Label(text: "Hello"), then centered.
        lesson 1 starts a lesson · help shows more · Tab completes · Ctrl-D quits
        """

    /// A new session, or one that resumes an interrupted session.
    init(options: OutputOptions, resumes: SessionChoice?, progress: ProgressLine) {
        self.progress = progress
        choice = resumes
        colour = options.colour
        let state = StateFolder()
        let historyFile = options.safe ? nil : state.history
        let journals = options.safe ? nil : state.journals
        let warn = { (text: String) in options.colour.printer.printError("blueprint: warning: \(text)") }
        files.inputRefusal = "standard input is this terminal: type or paste the lines"
        files.lessons = options.safe ? nil : state.lessons
        files.sessions = journals.map { KeptSessions(folder: $0) }
        current = CurrentSession(files: files, isSafe: options.safe)
        var history = History(capacity: SessionLimits.standard.historyLines)
        let isRead = Self.read(historyFile, into: &history, warn: warn)
        record = SessionRecord(
            history: isRead ? historyFile : nil,
            warn: warn
        )
        let (current, colour) = (current, colour)
        editor = LineEditor(
            program: "blueprint",
            history: history,
            completer: { line, cursor in Self.complete(line, cursor: cursor, in: current) },
            hinter: Self.hinter(of: current, colour),
            pasting: { PromptMarks.typed($0) },
            whenWaiting: { current.session.freeLeftovers() }
        )
        files.replaced.keep = { [weak record] in record?.keep(replaced: $0) }
        files.ownNumber = { [weak record] in record?.number }
        files.history = { [weak editor] in
            let history = editor?.history ?? History()
            return TypedLines(first: history.droppedCount + 1, lines: history.entries)
        }
    }

    /// Reads and runs lines until the session ends.
    func run() -> ExitStatus {
        if printer.hasColour {
            background = TerminalBackground.found(environment: ProcessInfo.processInfo.environment) { [editor] in
                editor.askBackground(milliseconds: $0)
            }
        }
        for line in Self.greeting.split(separator: "\n") { say(String(line)) }
        current.configErrors.forEach(printer.printError)
        guard begin(choice) else { return .interrupted }
        while true {
            switch session.end {
            case .resume(let number): turn(to: number)
            case .quit:
                if leave() { return .success }
                session.end = nil
            case nil: break
            }
            var typed = session.typed("")
            let input = editor.readEntry(
                prompt: prompt(place + "> "),
                continuation: prompt(". "),
                beginningWith: takeNextLine(),
                needsMore: { [session] text in
                    typed = session.typed(text)
                    return typed.needsMore
                }
            )
            switch input {
            case .line:
                runUnlessDeclined(typed)
                if session.end == nil { mayLoseDocument = false }
            case .interrupted:
                giveUp(editor.cancelledText ?? "")
            case .endOfInput:
                // A session whose terminal was closed can be resumed.
                if editor.hasHungUp || leave() { return .success }
            case .fault(let fault):
                printer.printError("blueprint: error: \(fault)")
                return .failure
            }
        }
    }
}

extension TerminalSession {
    /// The session.
    var session: Session { current.session }

    /// Begins with an empty document, in place of the session.
    func renew() { current.renew() }

    /// Prints a sentence, in lines that fit the terminal.
    func say(_ text: String) {
        let text = session.settings.style == .text ? PlainWords.line(text) : text
        for part in TextFitting.wrap(text, columns: editor.terminalSize.columns) { print(part) }
    }

    /// The printer; the session's colour setting has precedence over the program's option.
    var printer: Printer {
        var printer = Self.printer(of: session, colour)
        printer.palette = (session.settings.background ?? background) == .light ? .light : .dark
        return printer
    }

    private static func printer(of session: Session, _ colour: ColourChoice) -> Printer {
        switch session.settings.colour {
        case .auto: colour.printer
        case .always: ColourChoice.always.printer
        case .never: ColourChoice.never.printer
        }
    }

    /// Keeps a line that Ctrl-C has ended in the history, from which it is not suggested.
    private func giveUp(_ line: String) {
        let isNew = !editor.history.entries.contains(line)
        remember(line)
        if isNew { editor.note(line, isError: true) }
    }

    /// Adds an entry to the history.
    func remember(_ entry: String) {
        if editor.remember(entry) { record.remember(entry) }
    }

    /// Takes the line that a command has put on the prompt; nil if there is none.
    private func takeNextLine() -> String? {
        guard case .line(let line)? = session.wish else { return nil }
        session.wish = nil
        return line
    }

    /// Runs an input, and shows its output.
    ///
    /// - Parameter remembered: the text that the history keeps; by default the input.
    func run(_ typed: TypedText, rememberedAs remembered: String? = nil) {
        let kept = remembered ?? typed.kept
        remember(kept)
        let size = editor.terminalSize
        session.options.columns = max(Self.narrowest, size.columns)
        session.options.rows = size.rows
        let (outputs, isInterrupted) = working { perform(typed) }
        editor.note(kept, isError: outputs.contains(where: \.isFailure))
        show(outputs, on: size)
        if InterruptFlag.take() || isInterrupted { editor.discardQueuedLines() }
        carryOutWish()
    }

    /// Runs a line, and keeps it in the journal.
    private func perform(_ typed: TypedText) -> (outputs: [Output], isInterrupted: Bool) {
        record.begin(typed.text)
        let outputs = session.run(typed)
        let readings = files.takeReadings()
        let isInterrupted = InterruptFlag.take() || files.takeInterruption()
        // An interrupted line changed nothing and is not replayed; nor is the end of the session. Any other line is
        // done before its answer is drawn, because drawing may be cut short.
        let isDone = !(isInterrupted && outputs.contains { $0.kind == .error }) && !session.isFinished
        // A file that was not to be replaced then is not written when the session is resumed.
        let isRefused = session.lastLineWritesFile && !outputs.isEmpty && outputs.allSatisfy { $0.kind == .error }
        if isDone, isRefused {
            record.refuse()
        } else if isDone {
            record.finish(readings)
        }
        return (outputs, isInterrupted)
    }

    /// Does what the last line asks of the program.
    private func carryOutWish() {
        let wish = session.wish
        // The next prompt takes a line.
        if case .line? = wish { return }
        session.wish = nil
        switch wish {
        case .clearScreen:
            let remark = StyledText("the tree stays; reset clears it", style: .dim)
            printer.redraw(session.document.isEmpty ? StyledText() : remark)
        case .editor(let swift, let beginning): edit(swift, behind: beginning)
        case .clipboard(let text): say(TerminalClipboard().copy(text))
        case .inspector: inspect()
        case .lesson(let number): learn(number)
        case .prediction: predict()
        case .quiz(let count, let difficulty, let seed):
            give(LessonShelf.quiz(of: count, difficulty: difficulty, seed: seed, notingIn: files.lessons), at: 0)
        case .line, nil: break
        }
    }

    /// Gives a lesson in a session of its own; its tree comes along if the learner keeps it.
    private func learn(_ number: Int) {
        guard let shelf = try? LessonShelf.builtIn(notingIn: files.lessons), shelf.items.indices.contains(number - 1)
        else { return }
        give(shelf, at: number - 1)
    }

    /// Asks about the session's own tree, in a copy.
    private func predict() {
        var quiz = Quiz(seed: UInt64(LessonShelf(items: [], file: files.lessons).progress.asked))
        guard let plan = quiz.question(about: session.linesOfTree, numbered: session.numbering) else {
            return say("nothing to predict: each frame fills its parent, or no text or type names one element")
        }
        give(LessonShelf(items: [LessonShelf.Item(name: "", plan: plan)], file: files.lessons), at: 0)
    }

    private func give(_ shelf: LessonShelf, at index: Int) {
        let style = session.settings.style
        let terminal = LessonTerminal(
            editor: editor,
            current: current.lesson,
            printer: printer,
            progress: progress
        )
        let taken = shelf.give(index, style: style, canKeep: true, at: terminal)
        say("back in your session")
        // An empty line continues no stepping of before the lesson.
        session.forgetRepeatedLine()
        guard let taken, case .kept(let source)? = taken.end else { return }
        session.asOneStep { run(session.typed("reset\n" + source)) }
        let size = taken.session.settings.viewport
        guard size != session.settings.viewport else { return }
        let typed = "\(Phrasing.number(size.width))x\(Phrasing.number(size.height))"
        say("the viewport stays yours; for that of the lesson, type viewport \(typed)")
    }

    /// Fills the screen with the inspector; its lines are kept as those of the prompt are.
    private func inspect() {
        let inspection = Inspection(session, history: editor.history.entries) { [self] _, line in
            TerminalClipboard().outputs(perform(line).outputs, of: session)
        }
        let run = InspectRun(
            inspection,
            colours: printer.hasColour ? .known(printer.palette) : .none,
            progress: progress,
            typedAhead: editor.giveTypedAhead()
        )
        editor.take(typedAhead: run.perform() ?? [])
        for line in inspection.history.dropFirst(editor.history.entries.count) where editor.remember(line) {
            record.remember(line)
        }
    }

    /// Prints outputs; a single long one in the pager.
    private func show(_ outputs: [Output], on size: Terminal.Size) {
        if outputs.count == 1, isPaged(outputs[0]), let pager = Pager(), isLong(outputs[0], on: size) {
            let printer = printer
            if pager.show({ put in printer.write(outputs[0]) { put($0) && !InterruptFlag.isRaised } }) { return }
        }
        for output in outputs {
            if output.kind == .note || output.isFailure {
                printer.print(output.text.wrapped(columns: session.options.columns))
            } else {
                printer.print(output) { !InterruptFlag.isRaised }
            }
        }
    }

    private func isLong(_ output: Output, on size: Terminal.Size) -> Bool {
        let cells = size.rows.multipliedReportingOverflow(by: size.columns)
        return printer.isLonger(output, than: size.rows - 1, cells: cells.overflow ? .max : cells.partialValue) {
            !InterruptFlag.isRaised
        }
    }

    private func isPaged(_ output: Output) -> Bool {
        switch session.settings.pager {
        case .lists: output.kind == .result
        case .all: output.kind == .result || output.kind == .drawing
        case .off: false
        }
    }

    func working<Result>(_ work: () -> Result) -> Result {
        progress.begin()
        defer { progress.end() }
        return work()
    }

    /// Reads the history; returns false if that fails, because then it is not written either.
    private static func read(_ file: HistoryFile?, into history: inout History, warn: (String) -> Void) -> Bool {
        do {
            try file?.load(into: &history)
            return true
        } catch {
            warn("cannot read the history: \(error); lines can be recalled until this session ends")
            return false
        }
    }

    /// Prints a message of the program, with control characters made visible.
    func print(_ text: String) {
        printer.print(StyledText(text))
    }

    /// The step or the selection before the prompt; empty where it would take too much of the line.
    private var place: String {
        let words = session.promptWords
        let room = editor.terminalSize.columns / Self.shareOfPrompt
        return words.isEmpty || words.count > room ? "" : words + " "
    }

    private func prompt(_ text: String) -> String {
        printer.hasColour ? "\u{1b}[1m\(text.dropLast())\u{1b}[0m " : text
    }

    private static func hinter(of current: CurrentSession, _ colour: ColourChoice) -> Hinter {
        Hinter(
            patience: Hint.patience,
            look: {
                HintLook(
                    in: current.lesson.run?.session ?? current.session,
                    isLesson: current.lesson.run != nil,
                    isDim: printer(of: current.session, colour).hasColour
                )
            },
            hint: { typed, isAtEnd, isCancelled in
                Hint(
                    typed,
                    in: current.lesson.run?.session ?? current.session,
                    suggests: isAtEnd && current.lesson.run == nil,
                    unless: isCancelled
                )
            }
        )
    }

    private static func complete(_ line: String, cursor: Int, in current: CurrentSession) -> CompletionAnswer {
        let before = String(decoding: Array(line.utf8.prefix(cursor)), as: UTF8.self)
        let found =
            current.lesson.run?.complete(line, cursor: before.count)
            ?? current.session.completer.interruptibleCompletions(of: line, cursor: before.count)
        return CompletionAnswer(found, of: line)
    }
}
