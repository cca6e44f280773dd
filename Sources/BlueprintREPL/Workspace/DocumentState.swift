import BlueprintBindings

/// A document with its value and its selection: the state that an edit replaces and `undo` restores.
struct DocumentState {
    var document: Document
    var selection: Selection
    /// The value of the document; nil before anything was evaluated.
    var value: EvaluatedDocument?
    /// The complete lines that the evaluation printed.
    var printed: [String] = []
    /// A short description of the edit that led to this state.
    var edit: String
    /// The number that tells this document from those of other edits.
    var edition = 0
    /// The edition with which the document began: the first one, or the one after `load` or `reset all`.
    var origin = 0

    /// Returns the same state with a document that takes little memory.
    func stored() -> DocumentState {
        var result = self
        result.document = document.stored()
        return result
    }

    /// Returns a stored state with its whole document.
    ///
    /// - Parameter other: a document whose text differs little.
    func restored(near other: Document) -> DocumentState {
        var result = self
        result.document = document.restored(near: other)
        return result
    }
}

extension EvaluatedDocument {
    /// Drops what code of the document printed and did wrong in a render that is not shown.
    func dropOutput() {
        _ = takePrintedLines()
        _ = takeFaults()
    }
}
