import BlueprintInspector

/// A request of a line to the session.
enum LineResult {
    /// To print something; the changes of the context's workspace are kept.
    case say([Output])
    /// To make an edit.
    case edit(ProposedEdit)
    /// To lay out the document again, since a setting has changed.
    case layOut(saying: EditSentence)
    /// To go back to the state before the last lines that changed something.
    case undo(count: Int)
    /// To go forward to the states that were undone last.
    case redo(count: Int)
    /// To run the lines of a script.
    case script(path: String)
    /// To write files, and then to print something.
    case write([WrittenText], then: Output)
    /// To put an answer on the clipboard; nil for the output of the last line.
    case copy(PlainAnswer?)
    /// To record a transcript in a file; nil to stop.
    case record(path: String?)
    /// To let the program that owns the session do something.
    case wish(SessionWish)
    /// To end this session, and to resume the kept one with a number.
    case resume(Int)
    /// To end.
    case quit

    /// One piece of output.
    static func say(_ output: Output) -> LineResult { .say([output]) }
}

/// An edit that is not evaluated yet: a new document, a new selection and a sentence.
struct ProposedEdit {
    /// The output of an edit that is left out.
    enum Quiet {
        /// Nothing.
        case no
        /// A result without a text.
        case whenEmpty
        /// All but notes.
        case exceptNotes
        /// Everything.
        case completely
    }

    /// The document afterwards.
    var document: Document
    /// The selection afterwards.
    var selection: Selection
    /// The call in a declaration whose element is selected in place of it; nil for none, or if it makes no element.
    var selectedCall: InnerCall?
    /// The effect in words.
    var sentence: EditSentence
    /// The edit in the sentences of `undo` and `redo`; nil for its own sentence.
    var name: String?
    /// The Swift of a line in words; it is printed first.
    var echo: String?
    /// The kind of the output of the sentence.
    var kind = Output.Kind.result
    /// The output that is left out.
    var quiet = Quiet.no
    /// True for a declaration or a statement: if it changes nothing on the screen, neither a drawing nor the views follow.
    var isAside = false
    /// The expression whose value is printed if the edit is refused, because it may be no element after all.
    var expression: SwiftInput?
    /// The files that the document comes from, for the places of errors.
    var module: ModuleText?
    /// The largest width and height of a view whose size the viewport gets, if the document shows its element in one; nil
    /// for a viewport that stays.
    var largestViewport: Double?
    /// True if the viewport is that of a preview, which is shown by the edit; another edit fits it again.
    var showsPreview = false
    /// True if the document is another one, without the file of the one before.
    var isNewDocument = false
    /// Notes printed before everything else, about the state after the edit.
    var notesBefore: (CommandContext) -> [Output] = { _ in [] }
    /// Notes printed last.
    var notesAfter: (CommandContext) -> [Output] = { _ in [] }

    /// A call in a declaration that makes elements, of which one is meant.
    struct InnerCall {
        /// The place of the call in the document afterwards.
        var offset: Int
        /// The reference of an element before the edit, which is the one that is meant or near to it.
        var path: String
    }

    /// An edit that selects its own result.
    init(_ edit: Document.Edit, _ sentence: EditSentence) {
        self.init(edit.document, selecting: .node(edit.selection), sentence)
    }

    /// An edit with a selection.
    init(_ document: Document, selecting selection: Selection, _ sentence: EditSentence) {
        self.document = document
        self.selection = selection
        self.sentence = sentence
    }
}
