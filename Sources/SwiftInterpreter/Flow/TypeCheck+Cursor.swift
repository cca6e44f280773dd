extension TypeCheck {
    /// Returns the types at the end of unfinished source; nothing if it cannot be read.
    ///
    /// The source is checked after the declarations of the sources so far, and changes none of them.
    ///
    /// - Parameters:
    ///   - text: the source up to the cursor, without the beginning of a name at its end.
    ///   - end: what closes the brackets that are open there.
    package func cursor(after text: String, closedBy end: String) -> CursorTypes {
        let source = SourceBuffer(text + CursorFindings.word + end, fileName: "input")
        let reader = TypeCheck(above: self)
        let cursor = CursorFindings()
        guard let lowered = try? reader.lowered(source) else { return CursorTypes() }
        reader.findTypes(in: lowered, source, noting: cursor)
        return CursorTypes(cursor, reader.interfaces)
    }
}
