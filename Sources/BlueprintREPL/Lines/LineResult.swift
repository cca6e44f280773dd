import BlueprintInspector

/// A request of a line to the session.
enum LineResult {
    /// To print something; the changes of the context's workspace are kept.
    case say([Output])
    /// To make an edit.
    case edit(ProposedEdit)
    /// To lay out the document again, since a setting has changed.
    case layOut(saying: String)
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
