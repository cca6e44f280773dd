import CLineEditor
import Foundation
import TextFiles

/// Reads lines that a person types on a terminal, with editing, history, completion and paste.
///
/// On a terminal without escape sequences (`TERM=dumb`), it only shows the prompt and reads. While a line is read,
/// signals are handled: Ctrl-C discards the line, Ctrl-Z restores the terminal for the shell, a new window size redraws
/// the line, and a signal that ends the process restores the terminal first.
package final class LineEditor {
    /// A function that returns completions of the word before the cursor, given in UTF-8 bytes from the start of the
    /// input.
    package typealias Completer = (_ line: String, _ cursor: Int) -> CompletionAnswer

    /// The history of this session and earlier ones.
    ///
    /// ``remember(_:)`` adds to it.
    package private(set) var history: History

    /// True if the terminal was closed: there are no more lines, and output is not seen.
    package internal(set) var hasHungUp = false

    /// The functions of the program that the editor calls.
    struct Functions {
        let completer: Completer?
        let hinter: Hinter?
        let pasting: (String) -> String
        let whenWaiting: () -> Void
    }

    let functions: Functions
    /// The thread that computes hints; nil if there are none.
    let worker: HintWorker?
    var editor: OpaquePointer?
    var plainReader = PlainLineReader()
    var input = InputBuffer()
    var prompt = PromptText("")
    var pasted = PastedText()
    var quoting = Quoting.none
    var state = LineState()
    var columns = 80

    /// An editor on standard input and output.
    ///
    /// - Parameters:
    ///   - program: the name before `:` in the user's `.editrc`.
    ///   - history: the history of earlier sessions.
    ///   - completer: called for the Tab key. After an interrupt, its answer is dropped, and it should end early.
    ///   - hinter: the functions that compute the texts around a line while a key is waited for.
    ///   - pasting: returns the text that is inserted for a paste at the start of a line.
    ///   - whenWaiting: called for each line when no key is typed yet; what is typed meanwhile is read afterwards.
    package init(
        program: String,
        history: History = History(),
        completer: Completer? = nil,
        hinter: Hinter? = nil,
        pasting: @escaping (String) -> String = { $0 },
        whenWaiting: @escaping () -> Void = {}
    ) {
        self.history = history
        functions = Functions(completer: completer, hinter: hinter, pasting: pasting, whenWaiting: whenWaiting)
        worker = hinter.map { HintWorker($0) }
        cle_use_utf8()
        InterruptFlag.install()
        guard Terminal.isInteractive, Terminal.understandsEscapes else { return }
        cle_terminal_remember()
        cle_signals_give_back_at_stop(1)
        // The library calls back only for this editor, which closes it as it goes.
        let callbacks = cle_callbacks(
            context: Unmanaged.passUnretained(self).toOpaque(),
            read_key: { context, key in LineEditor.at(context)?.readKey(into: key) ?? -1 },
            run: { context, command in LineEditor.at(context)?.run(command) ?? CLE_OUTCOME_NOTHING }
        )
        editor = cle_open(program, Int32(clamping: history.capacity), callbacks)
        guard let editor else { return }
        history.entries.forEach { cle_history_add(editor, TerminalText.typed($0)) }
        cle_terminal_hush()
        takeTypedAhead()
    }

    deinit {
        worker?.end()
        if let editor { cle_close(editor) }
        cle_terminal_restore()
    }

    // The library passes back what it got.
    private static func at(_ context: UnsafeMutableRawPointer?) -> LineEditor? {
        context.map { Unmanaged<LineEditor>.fromOpaque($0).takeUnretainedValue() }  // As passed on by `init`.
    }

    /// The size of the window; 80 by 24 if it is unknown.
    package var terminalSize: Terminal.Size { Terminal.size ?? Terminal.Size(columns: 80, rows: 24) }

    /// The text of the input that Ctrl-C has ended; nil if the last one was not.
    package var cancelledText: String? { state.cancelled }

    /// The entry from the history that the last input was before it was changed; nil if it was not recalled.
    package var recalledEntry: String? { state.origin }

    /// True if lines of a paste follow.
    package var hasQueuedLines: Bool { !pasted.lines.isEmpty || pasted.last != nil }

    /// Adds an entry to the history unless it is blank or repeats the newest one; returns true if it was added.
    @discardableResult
    package func remember(_ entry: String) -> Bool {
        guard history.append(entry) else { return false }
        if let editor { cle_history_add(editor, TerminalText.typed(entry)) }
        return true
    }

    /// Notes that a line is an error, and is not suggested, or that it is none.
    package func note(_ line: String, isError: Bool) { history.note(line, isError: isError) }

    /// Drops the rest of a paste.
    package func discardQueuedLines() {
        pasted = PastedText()
        input.clear()
    }

    /// Does work for which another program has the terminal, as it was before lines were edited.
    package func withPlainTerminal<Result, Failure: Error>(
        _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        cle_terminal_restore()
        defer {
            if editor != nil {
                cle_terminal_hush()
                takeTypedAhead()
            }
        }
        return try work()
    }

    /// Reads one line.
    ///
    /// Escape sequences in the prompt (`ESC [ … letter`) take no columns.
    ///
    /// Each line of a paste is returned separately and shown after the prompt as if it were typed; the text after the
    /// last newline stays in the editor.
    /// - Parameter initial: the text that the line begins with.
    package func readLine(prompt text: String, beginningWith initial: String? = nil) -> ReadResult {
        awaitingInput { readLine(prompt: text, from: LineState(initial: initial.map { TerminalText.typed($0) })) }
    }

    /// Reads one line that begins with a state.
    func readLine(prompt text: String, from start: LineState) -> ReadResult {
        prompt = PromptText(text)
        guard let editor else { return readPlainLine() }
        if !pasted.lines.isEmpty {
            let line = pasted.lines.removeFirst()
            state = LineState()
            show(text + TerminalText.echo(of: line) + "\n")
            return .line(line)
        }
        state = start
        state.look = state.showsHints ? functions.hinter?.look() : nil
        quoting = .none
        pasted.text = pasted.last?.before
        cle_signals_begin_editing()
        defer { cle_signals_end_editing() }
        takeWindowSize()
        // Raw mode begins before the prompt is shown, so that early input is not echoed twice.
        cle_uncook(editor)
        cle_terminal_mark_pastes(1)
        // Set by the call, and copied before the next one.
        var line: UnsafePointer<CChar>?
        let outcome = cle_read_line(editor, prompt.marked, &line)
        worker?.stop()
        cle_terminal_hush()
        cle_terminal_mark_pastes(0)
        if outcome == CLE_READ_LINE, let line {
            let text = String(cString: line)
            return .line(text.last == "\n" ? String(text.dropLast()) : text)
        }
        if state.left != nil { return .interrupted }
        if state.isCancelled {
            show("^C\n")
            discardQueuedLines()
            return .interrupted
        }
        show("\n")
        return .endOfInput
    }

    private func readPlainLine() -> ReadResult {
        show(prompt.plain)
        functions.whenWaiting()
        let result = plainReader.readLine()
        if case .line(let line) = result {
            guard line.last == "\t", functions.completer != nil, Terminal.isInteractive else { return result }
            listPlainly(completing: String(line.dropLast()))
            return readPlainLine()
        }
        show("\n")
        return result
    }

    /// Writes to the terminal at once; libedit has flushed its output before it calls back.
    func show(_ text: String) {
        DescriptorOutput.write(text, to: STDOUT_FILENO)
    }
}

extension LineEditor {
    /// The version of libedit that the program was built with: `2.11`.
    package static var libraryVersion: String { String(cString: cle_library_version()) }
}

/// The state of the line that is read, besides libedit's own.
struct LineState {
    /// The text that the line begins with; nil once it is inserted.
    var initial: String?
    /// The number of scalars of that text after the cursor.
    var countAfterCursor = 0
    /// The text of a line that Ctrl-C has ended; nil for others.
    var cancelled: String?
    /// A key that libedit is given before those that are typed.
    var nextKey: UInt32?

    /// The place in the history that the up and down keys have reached; nil before the first one.
    var recall: Recall?
    /// The entry that was recalled last, although it may have been changed since; nil if none was.
    var origin: String?
    /// True for a line that continues an input, which the up key leaves for the lines above.
    var canGoBack = false
    /// The text of a line that was left for the lines above; nil for others.
    var left: String?

    /// The lines of the input above the line, each with its newline.
    var above = ""
    /// True if texts are shown around the line; false for the answer to a question.
    var showsHints = false
    /// The look of the texts that the program computes; nil if it has none for this line.
    var look: HintLook?
    /// True if the wait for a key begins with computing them.
    var wantsHint = false
    /// True once a key was waited for.
    var hasWaited = false
    /// The texts that are shown around the line; nil if there are none.
    var shown: ShownHint?
    /// The part of a suggestion that the last key inserts; nil for other keys.
    var accepted: String?
    /// The list of candidates that Tab has left.
    var menu: CandidateMenu?

    /// The text of a line of several rows when it was last drawn whole, or changed at its end; nil for a line of one row.
    var drawn: String?
    /// The number of scalars before the cursor when a key was last waited for.
    var lastCursor = 0
    /// The line when a key was last waited for.
    var lastScalars: [Unicode.Scalar] = []
    /// The key that libedit was given last.
    var lastKey: UInt32 = 0
    /// The first row that was shown last of an entry taller than the screen; nil if none was.
    var window: Int?
    /// True while rows of such an entry cover libedit's drawing.
    var isWindowShown = false
    /// The number of rows below that window, which stay free for the next hint.
    var rowsBelowWindow = 0

    /// The note that Tab has left because nothing completes the word.
    var note: LineNote?

    /// True after Ctrl-C.
    var isCancelled = false
}

/// A sentence below a line, until the line changes.
struct LineNote {
    /// The sentence.
    let text: String
    /// The line and the number of scalars before its cursor when the sentence came.
    let place: (line: String, cursor: Int)
}
