import CLineEditor
import Foundation

/// Reads lines that a person types on a terminal, with editing, history, completion and paste.
///
/// On a terminal without escape sequences (`TERM=dumb`) it only shows the prompt and reads. While a line is read,
/// the terminal's signals are handled: Ctrl-C gives the line up, Ctrl-Z leaves the terminal as the shell wants it, a
/// new window size redraws the line, and a signal that ends the process puts the terminal right first.
public final class LineEditor {
    /// Finds completions for the word before the cursor, which is given in UTF-8 bytes from the start of the line.
    public typealias Completer = (_ line: String, _ cursor: Int) -> CompletionAnswer
    /// Says what to show behind a line while the cursor is at its end; nil shows nothing.
    public typealias Hinter = (_ line: String) -> Hint?

    /// Words behind a line that nobody has typed.
    public struct Hint: Equatable {
        /// The words.
        public var text: String
        /// Whether they are dim, where the terminal can show that.
        public var isDim: Bool

        /// Words that are dim unless it is said otherwise.
        public init(_ text: String, isDim: Bool = true) {
            self.text = text
            self.isDim = isDim
        }
    }

    /// What was typed in this session and before it.
    ///
    /// `remember` adds to it.
    public private(set) var history: History

    /// Whether the terminal went away: there will be no more lines, and nobody sees what is written.
    public internal(set) var hasHungUp = false

    let completer: Completer?
    let hinter: Hinter?
    var editor: OpaquePointer?
    var plainReader = PlainLineReader()
    var input = InputBuffer()
    /// Whether an Escape was handed on and bytes behind it were not yet.
    var isInKey = false
    var prompt = PromptText("")
    /// Lines of a paste that wait for their turn.
    var queuedLines: [String] = []
    /// The last line of a paste, which is still to be edited, and what stood behind the cursor.
    var queuedStart: (before: String, after: String)?
    var pasted: String?
    var isCancelled = false
    var columns = 80

    /// An editor on standard input and output.
    ///
    /// - Parameters:
    ///   - program: the name before `:` that lines of the user's `.editrc` are for.
    ///   - history: what was typed before.
    ///   - completer: called for the Tab key.
    ///   - hinter: called before each key.
    public init(
        program: String,
        history: History = History(),
        completer: Completer? = nil,
        hinter: Hinter? = nil
    ) {
        self.history = history
        self.completer = completer
        self.hinter = hinter
        cle_use_utf8()
        InterruptFlag.install()
        guard Terminal.isInteractive, Terminal.understandsEscapes else { return }
        cle_terminal_remember()
        let callbacks = cle_callbacks(
            context: Unmanaged.passUnretained(self).toOpaque(),
            read_key: { context, key in LineEditor.at(context)?.readKey(into: key) ?? -1 },
            run: { context, command in LineEditor.at(context)?.run(command) ?? CLE_OUTCOME_NOTHING }
        )
        editor = cle_open(program, Int32(clamping: history.capacity), callbacks)
        if let editor { history.entries.forEach { cle_history_add(editor, $0) } }
    }

    deinit {
        if let editor { cle_close(editor) }
        cle_terminal_restore()
    }

    private static func at(_ context: UnsafeMutableRawPointer?) -> LineEditor? {
        context.map { Unmanaged<LineEditor>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The window's size; 80 by 24 if the terminal does not know it.
    public var terminalSize: Terminal.Size { Terminal.size ?? Terminal.Size(columns: 80, rows: 24) }

    /// Adds an entry to the history, if it is neither blank nor the newest one again; returns whether it did.
    @discardableResult
    public func remember(_ entry: String) -> Bool {
        guard history.append(entry) else { return false }
        if let editor { cle_history_add(editor, entry) }
        return true
    }

    /// Forgets the rest of a paste: its lines will not be read.
    public func discardQueuedLines() {
        queuedLines = []
        queuedStart = nil
        input.clear()
    }

    /// Reads one line.
    ///
    /// Escape sequences in the prompt (`ESC [ … letter`) take no columns.
    ///
    /// Of a paste of several lines each is one line here, shown behind the prompt as if it had been typed; what
    /// follows its last newline stays to be edited.
    public func readLine(prompt text: String) -> ReadResult {
        prompt = PromptText(text)
        guard let editor else { return readPlainLine() }
        if !queuedLines.isEmpty {
            let line = queuedLines.removeFirst()
            show(text + Self.visible(line) + "\n")
            return .line(line)
        }
        columns = terminalSize.columns
        isCancelled = false
        pasted = queuedStart.map { $0.before }
        cle_signals_begin_editing()
        defer { cle_signals_end_editing() }
        // Before the prompt: what is typed as soon as it shows must not be echoed as well.
        cle_uncook(editor)
        show(Self.pasteModeOn)
        var line: UnsafePointer<CChar>?
        let outcome = cle_read_line(editor, prompt.marked, &line)
        cle_terminal_hush()
        show(Self.pasteModeOff)
        if outcome == CLE_READ_LINE, let line {
            let text = String(cString: line)
            return .line(text.last == "\n" ? String(text.dropLast()) : text)
        }
        if isCancelled {
            show("^C\n")
            discardQueuedLines()
            return .interrupted
        }
        show("\n")
        return .endOfInput
    }

    private func readPlainLine() -> ReadResult {
        show(prompt.plain)
        let result = plainReader.readLine()
        if case .line = result { return result }
        show("\n")
        return result
    }

    static let pasteModeOn = "\u{1b}[?2004h"
    static let pasteModeOff = "\u{1b}[?2004l"

    /// Writes to the terminal at once; libedit leaves nothing unwritten when it calls back.
    func show(_ text: String) {
        _ = writeAll(text, to: STDOUT_FILENO)
    }

    /// A pasted line with control characters as libedit shows them.
    private static func visible(_ line: String) -> String {
        String(
            String.UnicodeScalarView(
                line.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
                    guard scalar.value < 0x20 || scalar.value == 0x7f, scalar != "\t" else { return [scalar] }
                    return ["^", Unicode.Scalar(UInt8(scalar.value) ^ 0x40)]
                }
            )
        )
    }
}
