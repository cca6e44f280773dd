import BlueprintBindings
import BlueprintInspector
import BlueprintUI

/// Everything that `undo`, a trial or a failed line brings back: a trial is a copy of it, a rollback an assignment.
struct Workspace {
    /// The current document with its value and its selection.
    var current: DocumentState
    /// The other states of the document.
    var history = EditHistory()
    /// The settings; the colour setting is applied by the program that owns the session.
    var settings = Settings()
    /// The element whose subtree is shown; nil for the whole tree.
    var focus: Selection.Item?
    /// The place in the last render, with breakpoints and marks.
    var stepper = Stepper()
    /// The lines that the statements of the document printed.
    var printed = PrintedLines()
    /// The contents of the screen.
    var shown = Shown()

    /// The document: Swift source with numbered nodes.
    var document: Document { current.document }

    /// The place in the document that the next lines apply to.
    var selection: Selection {
        get { current.selection }
        set { current.selection = newValue }
    }

    /// True if the document makes an element.
    var hasTree: Bool { current.value?.root != nil }

    /// The environment that the document is laid out in.
    var layoutEnvironment: Environment {
        var result = settings.layoutEnvironment
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
        self.init(current: DocumentState(document: document, selection: .nothing, edit: "the beginning"))
    }

    /// Makes an evaluated document the current state; the state before it can be undone.
    mutating func adopt(_ state: DocumentState, atMost limit: Int) {
        history.remember(current, atMost: limit)
        current = state
    }

    /// Restores a state; numbers assigned since then are not assigned to other nodes.
    mutating func restore(_ state: DocumentState) {
        let next = document.nextNumber
        current = state
        current.document = current.document.numbering(from: next)
    }

    /// A copy for a trial, which is quiet and shows what is current.
    var trial: Workspace {
        var result = self
        result.settings.showsEdits = false
        result.printed.keepsUnfinished = false
        result.stepper = Stepper()
        (result.shown.value, result.shown.document) = (current.value, document)
        return result
    }
}
