import BlueprintBindings

/// A document with what it is worth and where one stood in it: what undo goes back to.
struct Checkpoint {
    var document: Document
    var position: Position
    /// What the document is worth; nil before anything was evaluated.
    var value: EvaluatedDocument?
    /// What the edit that led here was, in a few words.
    var edit: String

    /// The same without what is of use only for the next edit.
    func settled() -> Checkpoint {
        var result = self
        result.document = document.settled()
        return result
    }
}
