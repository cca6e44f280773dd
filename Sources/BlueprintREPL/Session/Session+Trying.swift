import BlueprintInspector

/// Edits that are tried beside the session.
extension Session {
    /// A session in which these lines were run after all that was run here; nothing changes here.
    ///
    /// - Throws: what the first line that fails throws.
    func trying(_ lines: [String]) throws -> Session {
        let copy = Session(copying: self)
        // The copy shows elements of this session, and what their closures print belongs to the render that is seen.
        defer {
            _ = current.value?.takePrintedLines()
            _ = current.value?.takeFaults()
        }
        for line in lines {
            copy.input = line
            let outputs = try copy.execute(line)
            if let error = outputs.first(where: { $0.kind == .error })?.error { throw error }
        }
        return copy
    }
}
