import BlueprintInspector

/// Edits that are tried in a copy of the session.
extension Session {
    /// Returns a copy of the session in which some lines were run; this session does not change.
    ///
    /// - Throws: the error of the first line that fails.
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

    /// Returns true if some lines take a warning away and leave none that is new or worse.
    ///
    /// - Parameter key: what identifies the warning, of ``warningKeys``.
    func mends(_ lines: [String], _ key: String) -> Bool {
        guard let after = try? trying(lines) else { return false }
        let (known, left) = (warningAmounts, after.warningAmounts)
        return left[key] == nil
            && left.allSatisfy { key, amount in known[key].map { amount <= $0 + WarningScene.tolerance } ?? false }
    }

    /// The warnings of the last render by their keys, with the length that is missing in each.
    private var warningAmounts: [String: Double] {
        Dictionary(zip(warningKeys, findings.map(\.amount))) { max($0, $1) }
    }
}
