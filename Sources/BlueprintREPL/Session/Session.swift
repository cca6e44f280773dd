import BlueprintBindings
import BlueprintInspector
import BlueprintUI
import HeadlessUIKit
import SwiftInterpreter

/// A document, its rendering and where one stands in it: a line goes in, values come out.
///
/// A session prints nothing itself and touches no file but through its ``SessionFiles``.
/// It owns deep trees: use it, and let it go, on one thread with a big stack (512 MB).
public final class Session {
    /// What the session was begun with; the number of columns may follow the terminal.
    public var options: SessionOptions
    /// What can be set; colours are for the program that owns the session to obey.
    public internal(set) var settings = Settings()
    /// Whether a line asked to leave.
    public internal(set) var isFinished = false

    let files: any SessionFiles
    /// The labels of the last render, once something has asked for them.
    var knownLabels: NodeLabels?
    /// The labels of the render before the last.
    var labelsBefore = NodeLabels([])
    let language: Language
    let screen: Screen
    /// The document with what it is worth and what is selected in it.
    var current: DocumentState
    var past: [DocumentState] = []
    var future: [DocumentState] = []
    /// The value that is on the screen: its closures are called when its views go.
    var shownValue: EvaluatedDocument?
    /// What the statements of the document printed when they last ran.
    var printedBefore: [String] = []
    /// The last line printed, while it has no end yet and has not been shown.
    var unfinishedLine: String?
    /// Whether such a line is kept until it has its end, as nobody waits for it.
    var keepsUnfinishedLine = false
    /// The element whose subtree alone is shown.
    var focus: Selection.Item?
    /// What the last render warns of, not worded yet.
    var findings: [WarningFinding] = []
    /// What the elements of that render are called.
    var findingLabels: NodeLabels?
    /// What identifies each of the findings from one render to the next.
    var warningKeys: [String] = []
    /// What is known of elements that break the layout contract.
    var contractCheck = ContractCheck()
    /// Where stepping has come to; nil while nobody steps.
    var cursor: TraceCursor?
    /// What walking has looked up in the last render.
    var walkIndex: WalkIndex?
    /// What walking stops at.
    var breakpoints = Breakpoints()
    /// The numbers of the breakpoints whose nodes were gone after the last edit.
    var goneBreakpoints: Set<Int> = []
    /// The events of the last render that have names.
    var marks: [String: Int] = [:]
    /// The last stepping command, which an empty line repeats at a terminal.
    var lastStep: String?
    /// The line that runs now.
    var input = ""
    /// The lines so far, for a transcript that begins with the session.
    var inputs: [String] = []
    var recording: Recording?
    /// How many files run inside each other.
    var sourceDepth = 0
    /// Whether a look command or an expectation has run.
    public internal(set) var hasLooked = false

    /// A session with an empty document.
    public init(files: any SessionFiles = NoFiles(), options: SessionOptions = SessionOptions()) {
        self.files = files
        self.options = options
        language = Language()
        language.evaluator.limits.isCancelled = options.isInterrupted
        current = DocumentState(document: Document(catalog: language.catalog), selection: .nothing, edit: "the beginning")
        screen = Screen(settings: settings, options: options)
    }

    /// A session that stands where another one does: its lines change nothing of that.
    ///
    /// It has views of its own, and neither files nor a transcript.
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
        shownValue = other.current.value
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

    /// Whether the text typed so far is cut off: brackets or a literal are open, so another line belongs to it.
    public func needsMore(after text: String) -> Bool {
        if case .command(let name, _) = classify(text), Commands.named(name)?.takesSwift == false { return false }
        return SourceCompleteness.needsMore(text) || ScriptLines.isAttribute(text)
    }

    /// Does what a line says, which may be several lines when brackets are open.
    ///
    /// Pasted lines that belong to different inputs are done one after another, up to the first error.
    /// Nothing is thrown: a failure is an output of kind ``Output/Kind/error``, and its input has changed nothing.
    public func run(line: String) -> [Output] {
        var line = line
        if options.isInteractive, line.allSatisfy(\.isWhitespace), cursor != nil, let lastStep { line = lastStep }
        var outputs: [Output] = []
        let parts = parts(of: line)
        let ahead = declareAhead(parts)
        for (index, part) in parts.enumerated() {
            let printed = ahead[index] ?? runPart(part)
            outputs += printed
            if !isRecordCommand(part) {
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

    /// The inputs of pasted text; a single statement stays whole, whatever its lines.
    private func parts(of text: String) -> [String] {
        guard text.contains(where: \.isNewline), text.utf8.count <= SourceParser.longestInput else { return [text] }
        let inputs = Array(ScriptLines(text)).map(\.text)
        guard inputs.count > 1 else { return [text] }
        guard let tree = SourceParser.parseIfQuick(text) else { return inputs }
        return tree.statements.count == 1 && !tree.hasError ? [text] : inputs
    }

    /// The statements of an input that semicolons separate; each has blanks where the others stand, so that its places
    /// are those of the input.
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

    /// A transcript does not hold the commands that made it.
    private func isRecordCommand(_ line: String) -> Bool {
        if case .command("record", _) = classify(line) { true } else { false }
    }

    /// Does what a line says, without keeping it for a transcript.
    ///
    /// - Parameter whole: the input that the line is a part of, with the same places; errors show it.
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

    /// An error as it is shown for the line that runs now.
    func output(of error: InputError) -> Output {
        Output(.error, error.text(in: input), json: ErrorJSON.text(of: error, input: input), error: error)
    }
}
