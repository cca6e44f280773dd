extension Document {
    /// Returns the same document as its text and the numbers of its nodes only, which takes little memory.
    ///
    /// All else is empty until ``restored(near:)``.
    func stored() -> Document {
        guard storedNumbers == nil else { return self }
        var result = Document(catalog: catalog)
        result.storedNumbers = outline.nodes.map { Int32(truncatingIfNeeded: $0.number) }
        result.pieces = pieces
        result.nextNumber = nextNumber
        result.imports = imports
        result.runsOpenExpressions = runsOpenExpressions
        result.lateVariables = lateVariables
        result.shownPreview = shownPreview
        result.fileLines = fileLines
        return result
    }

    /// Returns a stored document with all that is known of it.
    ///
    /// - Parameter other: a document whose text differs little.
    func restored(near other: Document) -> Document {
        guard let storedNumbers else { return self }
        let text = pieces.text
        var result = read(text, near: other)
        // The nodes of equal texts are equal.
        if let outline = result.outline.numbered(storedNumbers) { result.outline = outline }
        result.pieces = pieces
        result.nextNumber = nextNumber
        result.imports = imports
        result.lateVariables = lateVariables
        result.shownPreview = shownPreview
        result.fileLines = fileLines
        return result.withoutTypedOffsets()
    }

    /// Returns a document with a text that needs no formatting.
    private func read(_ text: String, near other: Document) -> Document {
        var old = other
        if old.runsOpenExpressions == runsOpenExpressions, old.source == text { return old }
        old.runsOpenExpressions = runsOpenExpressions
        let change = TextChange(exactlyFrom: other.source, to: text)
        let inserted = String(
            decoding: text.utf8.dropFirst(change.new.lowerBound).prefix(change.new.count),
            as: UTF8.self
        )
        if let edited = try? old.rewritten([Splice(change.old, inserted)]), edited.source == text { return edited }
        return old.reading(text)
    }
}
