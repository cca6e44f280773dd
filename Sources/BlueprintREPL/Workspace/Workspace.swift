import BlueprintBindings
import BlueprintInspector
import BlueprintUI
import Foundation
import HeadlessUIKit

/// Everything that a trial or a failed line brings back: a trial is a copy of it, a rollback an assignment.
struct Workspace {
    /// All that `undo` and `redo` bring back.
    private(set) var state: WorkspaceState
    /// The other states.
    private(set) var history = EditHistory()
    /// The files of the documents.
    private var files = DocumentFiles()
    /// The name of the files whose current text has an error, or cannot be read; nil if the document is theirs.
    var unread: String?
    /// The number of edits so far.
    private(set) var editions = 0
    /// The place in the last render, with marks.
    var stepper = Stepper()
    /// The lines that the statements of the document printed.
    var printed = PrintedLines()
    /// The contents of the screen.
    var shown = Shown()
    /// The places where the settings got their values.
    var settingSources = SettingSources()

    /// The current document with its value and its selection.
    var current: DocumentState { state.current }

    /// The settings; the colour setting is applied by the program that owns the session.
    var settings: Settings {
        get { state.settings }
        set { state.settings = newValue }
    }

    /// The element whose subtree is shown; nil for the whole tree.
    var focus: Selection.Item? {
        get { state.focus }
        set { state.focus = newValue }
    }

    /// The breakpoints and watchpoints.
    var breakpoints: Breakpoints {
        get { state.breakpoints }
        set { state.breakpoints = newValue }
    }

    /// The document: Swift source with numbered nodes.
    var document: Document { current.document }

    /// The place in the document that the next lines apply to.
    var selection: Selection {
        get { state.current.selection }
        set { state.current.selection = newValue }
    }

    /// The step and the number of steps, such as `12/23`, or the selection, such as `#4`; empty if there is neither.
    var promptWords: String {
        if let cursor = stepper.cursor { return "\(cursor.position)/\(cursor.count)" }
        switch selection.item {
        case .node(let number): return "#\(number)"
        case .generated(let path): return path
        case nil: return ""
        }
    }

    /// True if the document makes an element.
    var hasTree: Bool { current.value?.root != nil }

    /// The environment that the document is laid out in.
    var layoutEnvironment: Environment {
        var result = settings.layoutEnvironment(in: current.value?.shownEnvironment)
        let sizes = document.textSizes
        if !sizes.isEmpty {
            result.textSizes = Dictionary(sizes.map { ($0.text, $0.size) }, uniquingKeysWith: { $1 })
        }
        return result
    }
}

extension Workspace {
    /// A workspace with a document, and nothing evaluated yet.
    init(document: Document) {
        let current = DocumentState(document: document, selection: .nothing, edit: "the beginning")
        self.init(state: WorkspaceState(current: current))
    }

    /// Makes an evaluated document the current one.
    ///
    /// - Parameter isNew: true if it is another document, not the current one after an edit.
    mutating func adopt(_ document: DocumentState, isNew: Bool = false) {
        editions += 1
        let origin = isNew ? editions : current.origin
        if isNew { state.fitted = nil }
        state.current = document
        (state.current.edition, state.current.origin) = (editions, origin)
    }

    /// The size of the preview that the viewport fits; nil for a viewport that does not follow the tree.
    var fittedSize: Preview.Size? { state.fitted.flatMap { $0.viewport == settings.viewport ? $0.size : nil } }

    /// Gives the viewport the size of a preview.
    ///
    /// - Parameter isFitted: true if it is that of the element, which later edits change.
    mutating func show(_ size: Preview.Size, at viewport: CGSize, isFitted: Bool) {
        if settings.viewport != viewport { settings.show(previewAt: viewport) }
        state.fitted = isFitted ? (size, viewport) : nil
    }

    /// Replaces the value of the document, which was evaluated again.
    mutating func renew(_ value: EvaluatedDocument) {
        (state.current.value, state.current.printed) = (value, value.takePrintedLines())
    }

    /// Gives the nodes of the document the numbers that they have in another session with the same document.
    mutating func take(_ numbering: NodeNumbering) { state.current.document = numbering.numbered(document) }

    /// Takes a document with the same source and other numbers.
    mutating func open(_ document: Document) { state.current.document = document }

    /// The path of the file that the document was loaded from or saved to; nil if there is none.
    var file: String? { files.path(of: current) }

    /// Returns true if the files of a state's document contain exactly that state.
    func isSaved(_ state: DocumentState) -> Bool { files.edition(of: state) == state.edition }

    /// True if the document has contents that no file has.
    var isUnsaved: Bool { !document.isEmpty && !files.contains(current) }

    /// Notes that the document was read from a file.
    mutating func noteFile(_ path: String) { files.note(path, contains: current, isWritten: false) }

    /// The files that the document is written back to; nil if it is saved as a whole.
    var ownFiles: OwnFiles? { files.module(of: current) }

    /// Notes that the document was read from files, to which it is written back.
    mutating func noteRead(_ own: OwnFiles) { files.note(own, contains: current, isWritten: false) }

    /// Notes that the document was written back to files.
    mutating func noteWritten(_ back: WrittenBack) {
        state.current.document.fileLines = back.fileLines
        files.note(back.files, contains: current, isWritten: true)
    }

    /// Notes that the document was written to a file, whose lines are others now than when it was read.
    ///
    /// - Parameter text: the text, if `load` reads the document from it; nil for another form.
    mutating func noteSaved(_ path: String, as text: String?) {
        state.current.document.fileLines =
            text.flatMap { FileLines(of: document, savedAs: $0, in: path) } ?? document.fileLines.forgetting(path)
        files.note(path, contains: current, isWritten: true)
    }

    /// A copy for a trial, which is quiet and shows what is current.
    var trial: Workspace {
        var result = self
        result.settings.autoshow = .off
        result.printed.keepsUnfinished = false
        result.stepper = Stepper()
        result.breakpoints = Breakpoints()
        (result.shown.value, result.shown.document) = (current.value, document)
        return result
    }
}

// MARK: - Undo

extension Workspace {
    /// Notes that a line led here from an earlier state, so that it can be undone; a line that changed nothing or only moved
    /// the selection is no step.
    ///
    /// - Parameter limit: the largest number of steps.
    mutating func note(_ line: String, since earlier: WorkspaceState, atMost limit: Int) {
        guard !state.isMoved(since: earlier) else { return }
        state.step = UndoStep(line)
        history.remember(earlier, keepsUndone: state.isAlike(earlier), atMost: limit)
    }

    /// Makes the current state the first one, which cannot be undone.
    mutating func forgetSteps() { history = EditHistory() }

    /// Makes the last two steps one.
    mutating func joinLastSteps() {
        if history.count > 1 { history.forgetLast() }
    }

    /// Makes all steps after the first ones one.
    mutating func joinSteps(after count: Int) {
        while history.count > max(1, count + 1) { history.forgetLast() }
    }

    /// Goes back to an earlier state.
    mutating func undo(to earlier: WorkspaceState) {
        history.undo(state)
        restore(earlier)
    }

    /// Goes forward to an undone state.
    mutating func redo(to later: WorkspaceState, atMost limit: Int) {
        history.redo(state, atMost: limit)
        restore(later)
    }

    /// Restores a state; numbers assigned since then are not assigned to other nodes.
    private mutating func restore(_ other: WorkspaceState) {
        let next = document.nextNumber
        state = other
        state.current.document = document.numbering(from: next)
        if let lines = files.lines(of: current) { state.current.document.fileLines = lines }
    }
}

extension Workspace {
    /// Does work that may run code of the document: in the process of its evaluation, and on a screen that has the size and
    /// the scale of the viewport.
    func running<Result>(_ work: () throws -> Result) rethrows -> Result {
        let screen = UIScreen(size: settings.screen ?? settings.viewport, scale: settings.scale)
        let process = current.value?.process ?? AppProcess()
        return try process.run { try UIScreen.$shown.withValue(screen, operation: work) }
    }
}

/// All that `undo` and `redo` bring back: every line that changes it is a step.
struct WorkspaceState {
    /// The current document with its value and its selection.
    var current: DocumentState
    /// The settings; the colour setting is applied by the program that owns the session.
    var settings = Settings()
    /// The size of a preview, and the viewport that fits it until there is another viewport; nil for none.
    var fitted: (size: Preview.Size, viewport: CGSize)?
    /// The element whose subtree is shown; nil for the whole tree.
    var focus: Selection.Item?
    /// The breakpoints and watchpoints.
    var breakpoints = Breakpoints()
    /// The step that led to this state from the one before.
    var step = UndoStep("")

    /// Returns true if nothing but the selection differs from another state.
    func isAlike(_ other: WorkspaceState) -> Bool {
        current.edition == other.current.edition && settings == other.settings && focus == other.focus
            && breakpoints == other.breakpoints
    }

    /// Returns true if at most the selection has moved since another state; `end` is no move.
    func isMoved(since other: WorkspaceState) -> Bool {
        let isEnded = current.selection.isListClosed && !other.current.selection.isListClosed
        return isAlike(other) && !isEnded
    }
}
