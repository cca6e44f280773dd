import BlueprintInspector
import BlueprintREPL
import Foundation
import LineEditor
import TextFiles

/// A session at a terminal, with its history and its journal.
final class TerminalSession {
    private let session: Session
    private let files = DiskFiles(notesReadings: true)
    private let colour: ColourChoice
    private let editor: LineEditor
    private let record: SessionRecord
    /// The interrupted session that is resumed.
    private let resumed: InterruptedSession?
    /// The messages about interrupted sessions, printed below the greeting.
    private let remarks: [String]
    /// True if the journal is kept although the session ends normally.
    private var keepsJournal = false
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
        colour = options.colour
        let state = StateFolder()
        let historyFile = options.safe ? nil : state.history
        let journals = options.safe ? nil : state.journals
        let warn = { (text: String) in options.colour.printer.printError("blueprint: warning: \(text)") }
        files.inputRefusal = "standard input is this terminal: type or paste the lines"
        files.sessions = journals.map { KeptSessions(folder: $0) }
        (resumed, remarks) = Self.interrupted(in: journals, resumes: resumes)
        session = Session(
            files: files,
            options: SessionOptions(
                isInteractive: true,
                isSafe: options.safe,
                givesJSON: false,
                style: CharacterSet.ofOutput == .ascii ? .ascii : .unicode,
                isInterrupted: { InterruptFlag.isRaised }
            )
        )
        var history = History(capacity: SessionLimits.standard.historyLines)
        let isRead = Self.read(historyFile, into: &history, warn: warn)
        record = SessionRecord(
            history: isRead ? historyFile : nil,
            journal: resumed?.journal ?? Self.newJournal(in: journals, warn: warn),
            warn: warn
        )
        session.options.fillsScreen = FullScreenTerminal.isAvailable
        let (session, colour) = (session, colour)
        editor = LineEditor(
            program: "blueprint",
            history: history,
            completer: { line, cursor in Self.complete(line, cursor: cursor, in: session) },
            // Brackets distinguish a hint that cannot be dimmed from typed text.
            hinter: { line in
                let isDim = Self.printer(of: session, colour).hasColour
                return session.hint(for: line).map(CharacterSet.ofOutput.shown).map {
                    LineEditor.Hint(isDim ? $0 : "(\($0))", isDim: isDim)
                }
            }
        )
    }

    /// Reads and runs lines until the session ends.
    func run() -> ExitStatus {
        if printer.hasColour {
            background = TerminalBackground.found(environment: ProcessInfo.processInfo.environment) { [editor] in
                editor.askBackground(milliseconds: $0)
            }
        }
        for line in Self.greeting.split(separator: "\n") {
            for part in NarrowText.lines(of: String(line), columns: editor.terminalSize.columns) { print(part) }
        }
        for remark in remarks {
            for part in NarrowText.lines(of: remark, columns: editor.terminalSize.columns) { print(part) }
        }
        if let resumed, !resume(resumed) { return .interrupted }
        while !session.isFinished {
            switch editor.readLine(prompt: prompt(place + "> ")) {
            case .line(let line):
                if let entry = whole(line) { run(entry) }
            case .interrupted:
                continue
            case .endOfInput:
                // A session whose terminal was closed can be resumed.
                if !editor.hasHungUp { end() }
                return .success
            case .fault(let fault):
                printer.printError("blueprint: error: \(fault)")
                return .failure
            }
        }
        end()
        return .success
    }

    /// Deletes the journal, unless the document is unsaved, or files have changed since the resumed lines read them.
    private func end() {
        if session.isUnsaved, record.leave() {
            print("the document is not saved, so this session is kept; to resume it: blueprint --resume")
        } else if keepsJournal {
            print("the interrupted session is kept, since files have changed; to drop it: blueprint --drop")
        } else {
            record.end()
        }
    }
}

extension TerminalSession {
    /// The printer; the session's colour setting has precedence over the program's option.
    private var printer: Printer {
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

    /// Reads the lines that complete an input; nil if it was discarded.
    private func whole(_ line: String) -> String? {
        var entry = line
        while session.needsMore(after: entry) {
            guard case .line(let next) = editor.readLine(prompt: prompt(". ")) else { return nil }
            entry += "\n" + next
        }
        return entry
    }

    private func run(_ entry: String) {
        if editor.remember(entry) { record.remember(entry) }
        record.begin(entry)
        let size = editor.terminalSize
        session.options.columns = max(Self.narrowest, size.columns)
        session.options.rows = size.rows
        let outputs = working { session.run(line: entry) }
        let readings = files.takeReadings()
        let isInterrupted = InterruptFlag.take() || files.takeInterruption()
        // An interrupted line changed nothing and is not replayed; nor is the end of the session. Any other line is
        // done before its answer is drawn, because drawing may be cut short.
        let isDone = !(isInterrupted && outputs.contains { $0.kind == .error }) && !session.isFinished
        if isDone { record.finish(readings) }
        show(outputs, rows: size.rows)
        if InterruptFlag.take() || isInterrupted { editor.discardQueuedLines() }
        if session.wantsInspector { inspect() }
    }

    /// Fills the screen with the inspector; its lines are kept as those of the prompt are.
    private func inspect() {
        session.wantsInspector = false
        let inspection = Inspection(session, history: editor.history.entries) { [self] session, line in
            record.begin(line)
            let outputs = session.run(line: line)
            let readings = files.takeReadings()
            let isInterrupted = InterruptFlag.take() || files.takeInterruption()
            if !(isInterrupted && outputs.contains { $0.kind == .error }), !session.isFinished {
                record.finish(readings)
            }
            return outputs
        }
        _ = InspectRun(inspection, colours: printer.hasColour ? .known(printer.palette) : .none, progress: progress)
            .perform()
        for line in inspection.history.dropFirst(editor.history.entries.count) where editor.remember(line) {
            record.remember(line)
        }
    }

    /// Prints outputs; a single long one in the pager.
    private func show(_ outputs: [Output], rows: Int) {
        if outputs.count == 1, isPaged(outputs[0]), let pager = Pager(), printer.isLonger(outputs[0], than: rows - 1) {
            let printer = printer
            if pager.show({ put in printer.write(outputs[0]) { put($0) && !InterruptFlag.isRaised } }) { return }
        }
        for output in outputs {
            if output.kind == .note || output.isFailure {
                printer.print(NarrowText.wrapped(output.text, columns: session.options.columns))
            } else {
                printer.print(output) { !InterruptFlag.isRaised }
            }
        }
    }

    private func isPaged(_ output: Output) -> Bool {
        switch session.settings.pager {
        case .lists: output.kind == .result
        case .all: output.kind == .result || output.kind == .drawing
        case .off: false
        }
    }

    private func working<Result>(_ work: () -> Result) -> Result {
        progress.begin()
        defer { progress.end() }
        return work()
    }

    /// Runs the lines of an interrupted session; returns false if that was interrupted.
    private func resume(_ resumed: InterruptedSession) -> Bool {
        let replayed = resumed.replay(files) { line in
            let outputs = working { session.run(line: line) }
            return InterruptFlag.take() || files.takeInterruption() ? nil : outputs
        }
        guard let (last, changes) = replayed else {
            print("resuming was interrupted; the session is kept; to resume it: blueprint --resume")
            return false
        }
        print("resumed: \(resumed.count) replayed")
        for change in changes { print("note: \(change)") }
        keepsJournal = !changes.isEmpty
        if let unfinished = resumed.record.unfinished { print("interrupted, not replayed: \(unfinished)") }
        for output in last { printer.print(output.text) }
        return true
    }

    /// Finds the interrupted session that is to be resumed, and enters its folder.
    ///
    /// Returns nil with a message if there is none, if it is not to be resumed, or if its folder is gone.
    private static func interrupted(
        in journals: JournalFolder?,
        resumes choice: SessionChoice?
    ) -> (InterruptedSession?, remarks: [String]) {
        let found = journals?.interrupted() ?? JournalFolder.Interrupted()
        guard let choice else {
            let news = journals?.takeNews(of: found.journals).count ?? 0
            return (nil, found.remarks + (news > 0 ? [offer(of: found.journals)] : []))
        }
        guard let session = choice.journal(among: found.journals).map({ InterruptedSession(journal: $0) }) else {
            return (nil, found.remarks + ["\(choice.refusal): this is a new session"])
        }
        session.journal.touch()
        let place = session.otherFolder.map { " in \($0)" } ?? ""
        let here = FileManager.default.currentDirectoryPath
        do {
            try session.enterFolder()
        } catch {
            let remark = "the interrupted session ran in another folder, which cannot be entered: \(error)"
            return (nil, found.remarks + [remark, "it is kept; this is a new session in \(here)"])
        }
        let remark = "the interrupted session ran\(place), not in \(here): its files are relative to its own folder"
        return (session, found.remarks + (place.isEmpty ? [] : [remark]))
    }

    /// Returns the sentence about sessions that can be resumed.
    private static func offer(of journals: [Journal]) -> String {
        let session = InterruptedSession(journal: journals[0])
        let end = session.record.wasLeft ? "left unsaved" : "interrupted"
        let others = journals.count > 1 ? " · others: type sessions" : ""
        let place = session.otherFolder.map { " in \($0)" } ?? ""
        return "a session of \(session.count)\(place) was \(end); to resume it: blueprint --resume · "
            + "to drop it: blueprint --drop" + others
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

    /// Returns a new journal; nil if there is no folder for it, or if it cannot be created.
    private static func newJournal(in journals: JournalFolder?, warn: (String) -> Void) -> Journal? {
        do {
            return try journals?.begin(in: FileManager.default.currentDirectoryPath)
        } catch {
            warn(SessionRecord.warning(error))
            return nil
        }
    }

    /// Prints a message of the program, with control characters made visible.
    private func print(_ text: String) {
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

    private static func complete(_ line: String, cursor: Int, in session: Session) -> CompletionAnswer {
        let before = String(decoding: Array(line.utf8.prefix(cursor)), as: UTF8.self)
        let found = session.complete(line, cursor: before.count)
        let start = line.prefix(max(0, found.start)).utf8.count
        return CompletionAnswer(start: start, candidates: candidates(of: found))
    }

    /// The limit of candidates that are listed with their descriptions, one per line.
    private static let explainedCount = 12

    private static func candidates(of found: Completions) -> [CompletionCandidate] {
        let explains = found.candidates.count <= explainedCount
        let widest = found.candidates.map(\.word.count).max() ?? 0
        return found.candidates.map { candidate in
            let padding = String(repeating: " ", count: widest - candidate.word.count + 2)
            let summary = CharacterSet.ofOutput.shown(candidate.summary)
            let label = explains && !summary.isEmpty ? candidate.word + padding + summary : nil
            return CompletionCandidate(candidate.word, label: label, leadsOn: candidate.leadsOn)
        }
    }
}
