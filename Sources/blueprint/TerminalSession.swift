import BlueprintInspector
import BlueprintREPL
import Foundation
import LineEditor

/// A session at a terminal, with its history and its journal.
final class TerminalSession {
    private let session: Session
    private let files = DiskFiles()
    private let colour: ColourChoice
    private let editor: LineEditor
    private let historyFile: HistoryFile?
    private let journal: Journal?
    private let resumes: Bool
    private let cutOffLines: Int
    private let progress: ProgressLine

    /// The smallest width of drawings; on a narrower terminal, lines wrap.
    private static let narrowest = 20

    private static let greeting = """
        blueprint \(Blueprint.configuration.version): type an element, such as Label(text: "Hello"), then centered.
        lesson 1 starts a lesson · help shows more · Tab completes · Ctrl-D quits
        """

    /// A new session, or one that resumes an interrupted session.
    init(options: OutputOptions, resumes: Bool, progress: ProgressLine) {
        self.progress = progress
        let state = StateFolder()
        let cutOff = options.safe ? [] : state.journals.map { Journal.cutOff(in: $0) } ?? []
        self.resumes = resumes
        cutOffLines = cutOff.first?.record.lines.count ?? 0
        journal =
            resumes && !cutOff.isEmpty
            ? cutOff.first
            : options.safe ? nil : state.journals.flatMap { Journal.begin(in: $0) }
        colour = options.colour
        files.isAtTerminal = true
        historyFile = options.safe ? nil : state.history
        session = Session(
            files: files,
            options: SessionOptions(
                isInteractive: true,
                isSafe: options.safe,
                givesJSON: false,
                isInterrupted: { InterruptFlag.isRaised }
            )
        )
        var history = History()
        do {
            try historyFile?.load(into: &history)
        } catch {
            options.colour.printer.printError("blueprint: warning: cannot read the history: \(error)")
        }
        let (session, colour) = (session, colour)
        editor = LineEditor(
            program: "blueprint",
            history: history,
            completer: { line, cursor in Self.complete(line, cursor: cursor, in: session) },
            // Brackets distinguish a hint that cannot be dimmed from typed text.
            hinter: { line in
                let isDim = Self.printer(of: session, colour).hasColour
                return session.hint(for: line).map { LineEditor.Hint(isDim ? $0 : "(\($0))", isDim: isDim) }
            }
        )
    }

    /// Reads and runs lines until the session ends.
    func run() -> ExitStatus {
        for line in Self.greeting.split(separator: "\n") {
            for part in TextFitting.wrap(String(line), columns: editor.terminalSize.columns) { print(part) }
        }
        takeUp()
        while !session.isFinished {
            switch editor.readLine(prompt: prompt("> ")) {
            case .line(let line):
                if let entry = whole(line) { run(entry) }
            case .interrupted:
                continue
            case .endOfInput:
                // A session whose terminal was closed can be resumed.
                if !editor.hasHungUp { journal?.remove() }
                return .success
            case .fault(let fault):
                printer.printError("blueprint: error: \(fault)")
                return .failure
            }
        }
        journal?.remove()
        return .success
    }
}

extension TerminalSession {
    /// The printer; the session's colour setting has precedence over the program's option.
    private var printer: Printer { Self.printer(of: session, colour) }

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
        if editor.remember(entry) {
            do {
                try historyFile?.append(entry)
            } catch {
                printer.printError("blueprint: warning: cannot write the history: \(error)")
            }
        }
        journal?.begin(entry)
        let size = editor.terminalSize
        session.options.columns = max(Self.narrowest, size.columns)
        session.options.rows = size.rows
        for output in working({ session.run(line: entry) }) { printer.print(output.text) }
        if InterruptFlag.take() {
            // An interrupted line changed nothing and is not replayed when the session is resumed.
            editor.discardQueuedLines()
        } else {
            journal?.finish()
        }
    }

    private func working<Result>(_ work: () -> Result) -> Result {
        progress.begin()
        defer { progress.end() }
        return work()
    }

    /// Resumes an interrupted session, or prints the command that resumes it.
    private func takeUp() {
        guard resumes else {
            if cutOffLines > 0 {
                print("a session of \(Self.count(cutOffLines)) was interrupted; to resume it: blueprint --resume")
            }
            return
        }
        guard let record = journal?.record, !record.lines.isEmpty else {
            print("no interrupted session to resume: this is a new one")
            return
        }
        files.ignoresWriting = true
        var last: [Output] = []
        for line in record.lines { last = working { session.run(line: line) } }
        files.ignoresWriting = false
        print("resumed: \(Self.count(record.lines.count)) replayed")
        if let unfinished = record.unfinished { print("interrupted, not replayed: \(unfinished)") }
        for output in last { printer.print(output.text) }
    }

    private static func count(_ lines: Int) -> String {
        lines == 1 ? "1 line" : "\(lines) lines"
    }

    /// Prints a message of the program, with control characters made visible.
    private func print(_ text: String) {
        printer.print(StyledText(text))
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
            let label = explains && !candidate.summary.isEmpty ? candidate.word + padding + candidate.summary : nil
            return CompletionCandidate(candidate.word, label: label, leadsOn: candidate.leadsOn)
        }
    }
}
