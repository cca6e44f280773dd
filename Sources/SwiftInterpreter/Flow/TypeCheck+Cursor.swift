extension TypeCheck {
    /// Returns the types at the end of unfinished source; nothing if it cannot be read.
    ///
    /// The source is checked after the declarations of the sources so far, and changes none of them.
    ///
    /// - Parameters:
    ///   - text: the source up to the cursor, without the beginning of a name at its end.
    ///   - end: what closes the brackets that are open there.
    ///   - isCancelled: returns true once the check is to end early, and then stays true; the types are then of no use.
    package func cursor(
        after text: String,
        closedBy end: String,
        unless isCancelled: @escaping () -> Bool = { false }
    ) -> CursorTypes {
        let source = SourceBuffer(text + CursorFindings.word + end, fileName: "input")
        let reader = TypeCheck(above: self)
        reader.isCancelled = isCancelled
        defer { noteSteps(of: reader) }
        let cursor = CursorFindings()
        guard !isCancelled(), let lowered = try? reader.lowered(source), !isCancelled() else { return CursorTypes() }
        reader.findTypes(in: lowered, source, noting: cursor)
        return CursorTypes(cursor, reader.interfaces)
    }
}
