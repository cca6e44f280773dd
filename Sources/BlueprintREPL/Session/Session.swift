import BlueprintBindings
import BlueprintInspector
import BlueprintUI
import HeadlessUIKit
import SwiftInterpreter

/// A document, its views and the selection: takes lines of input and returns their output.
///
/// A session prints nothing and accesses files only through its ``SessionFiles``.
/// It owns deep trees: use and release it on one thread with a big stack (512 MB).
public final class Session {
    /// The options of the session; the terminal's size may change them later.
    public var options: SessionOptions
    /// The settings; the colour setting is applied by the program that owns the session.
    public internal(set) var settings = Settings()
    /// True after `quit`.
    public internal(set) var isFinished = false

    let files: any SessionFiles
    /// The labels of the last render; nil until they are needed.
    var knownLabels: NodeLabels?
    /// The labels of the render before the last.
    var labelsBefore = NodeLabels([])
    let language: Language
    let screen: Screen
    /// The current document with its value and its selection.
    var current: DocumentState
    var past: [DocumentState] = []
    var future: [DocumentState] = []
    /// The value on the screen, whose closures are called when its views are removed.
    var shownValue: EvaluatedDocument?
    /// The document of that value.
    var shownDocument: Document?
    /// The lines that the statements of the document printed when they last ran.
    var printedBefore: [String] = []
    /// The last printed line while it is incomplete and not shown yet.
    var unfinishedLine: String?
    /// True if an incomplete line is kept until it is complete, as in scripts.
    var keepsUnfinishedLine = false
    /// The element whose subtree is shown; nil for the whole tree.
    var focus: Selection.Item?
    /// The findings of the warning rules for the last render.
    var findings: [WarningFinding] = []
    /// The labels of the elements in that render.
    var findingLabels: NodeLabels?
    /// The keys that identify the findings between renders.
    var warningKeys: [String] = []
    /// The results of the layout contract check.
    var contractCheck = ContractCheck()
    /// The current step; nil when not stepping.
    var cursor: TraceCursor?
    /// The index of the last render for stepping commands.
    var walkIndex: WalkIndex?
    /// The breakpoints and watchpoints.
    var breakpoints = Breakpoints()
    /// The numbers of the breakpoints whose nodes were missing after the last edit.
    var goneBreakpoints: Set<Int> = []
    /// The marks: step numbers by name.
    var marks: [String: Int] = [:]
    /// The last stepping command, which an empty line repeats at a terminal.
    var lastStep: String?
    /// The current input line.
    var input = ""
    /// The lines so far, for a transcript of the whole session.
    var inputs: [String] = []
    var recording: Recording?
    /// True if the current line has written a file, which cannot be taken back.
    var hasWritten = false
    /// The number of nested `source` commands.
    var sourceDepth = 0
    /// True if a look command or an expectation has run.
    public internal(set) var hasLooked = false

    /// A session with an empty document.
    public init(files: any SessionFiles = NoFiles(), options: SessionOptions = SessionOptions()) {
        self.files = files
        self.options = options
        language = Language()
        language.evaluator.limits = options.limits.evaluation(isCancelled: options.isInterrupted)
        current = DocumentState(
            document: Document(catalog: language.catalog),
            selection: .nothing,
            edit: "the beginning"
        )
        screen = Screen(settings: settings, options: options)
    }

    /// A copy of another session; its lines do not change the original.
    ///
    /// It has its own views, but neither files nor a transcript.
    init(copying other: Session) {
        files = NoFiles()
        options = other.options
        options.isInteractive = false
        options.isSafe = true
        settings = other.settings
        settings.showsEdits = false
        language = other.language
        current = other.current
        past = other.past
        future = other.future
        (shownValue, shownDocument) = (other.current.value, other.document)
        printedBefore = other.printedBefore
        focus = other.focus
        labelsBefore = other.labelsBefore
        findings = other.findings
        findingLabels = other.findingLabels
        warningKeys = other.warningKeys
        contractCheck = other.contractCheck
        screen = Screen(
            copying: other.screen,
            showing: other.current.value?.root,
            in: other.layoutEnvironment(of: other.document),
            settings: other.settings
        )
    }

    /// The document: Swift source with numbered nodes.
    public var document: Document { current.document }

    /// Returns true if the typed text is incomplete: a bracket or a literal is open, so the next line belongs to it.
    public func needsMore(after text: String) -> Bool {
        if case .command(let name, _) = classify(text), Commands.named(name)?.takesSwift == false { return false }
        return SourceCompleteness.needsMore(text) || ScriptLines.isAttribute(text)
    }

    /// Runs an input, which may have several lines.
    ///
    /// Several pasted inputs are run one after another, up to the first error.
    /// An error is an output of the kind ``Output/Kind/error``; its input has changed nothing.
    public func run(line: String) -> [Output] {
        var line = line
        hasWritten = false
        if options.isInteractive, line.allSatisfy(\.isWhitespace), cursor != nil, let lastStep { line = lastStep }
        var outputs: [Output] = []
        let parts = parts(of: line)
        let ahead = declareAhead(parts)
        for (index, part) in parts.enumerated() {
            let printed = ahead[index] ?? runPart(part)
            outputs += printed
            // Blank lines do nothing; a pipe may bring any number of them.
            if !isRecordCommand(part), !part.allSatisfy(\.isWhitespace) {
                inputs.append(part)
                recording?.add(part)
            }
            if isFinished || printed.contains(where: { $0.kind == .error }) { break }
        }
        return outputs + (recording?.save(to: files) ?? [])
    }

    private func runPart(_ part: String) -> [Output] {
        var printed: [Output] = []
        for statement in statements(of: part) where !isFinished {
            printed += perform(statement, of: part)
            if printed.contains(where: { $0.kind == .error }) { break }
        }
        return printed
    }

    /// Returns the inputs of pasted text; a single statement of several lines is one input.
    private func parts(of text: String) -> [String] {
        guard text.contains(where: \.isNewline), text.utf8.count <= SourceParser.longestInput else { return [text] }
        let inputs = Array(ScriptLines(text)).map(\.text)
        guard inputs.count > 1 else { return [text] }
        guard let tree = SourceParser.parseIfQuick(text) else { return inputs }
        return tree.statements.count == 1 && !tree.hasError ? [text] : inputs
    }

    /// Returns the statements of an input separated by semicolons; each is padded with blanks, so that its offsets are
    /// those of the input.
    private func statements(of input: String) -> [String] {
        guard input.contains(";"), case .swift = classify(input), let tree = try? SourceParser.parseChecked(input),
            tree.statements.count > 1, tree.statements.dropLast().allSatisfy({ $0.semicolon != nil })
        else { return [input] }
        let bytes = Array(input.utf8)
        return tree.statements.map { statement in
            let start = statement.position.utf8Offset
            let blanks = bytes[..<start].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
            let end = statement.item.endPosition.utf8Offset
            return String(decoding: blanks + bytes[start..<max(start, end)], as: UTF8.self)
        }
    }

    /// Returns true if a line is a `record` command, which is not part of transcripts.
    private func isRecordCommand(_ line: String) -> Bool {
        if case .command("record", _) = classify(line) { true } else { false }
    }

    /// Runs a line without adding it to the transcript.
    ///
    /// - Parameter whole: the input that contains the line at the same offsets, for errors.
    func perform(_ line: String, of whole: String? = nil) -> [Output] {
        let outer = input
        input = whole ?? line
        defer { input = outer }
        do {
            try SourceParser.checkSize(line)
            return try execute(line)
        } catch let error as InputError {
            return [output(of: error)]
        } catch let error as SessionFileError {
            return [output(of: InputError("\(error.path): \(error.reason)"))]
        } catch {
            return [output(of: InputError("\(error)"))]
        }
    }

    /// Returns the output of an error in the current input line.
    func output(of error: InputError) -> Output {
        Output(.error, error.text(in: input), json: ErrorJSON.value(of: error, input: input), error: error)
    }
}
