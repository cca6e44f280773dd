import BlueprintInspector

/// Edits that are tried in a copy of the session.
extension Session {
    /// Returns a copy of the session in which some lines were run; this session does not change.
    ///
    /// - Throws: the error of the first line that fails.
    func trying(_ lines: [String]) throws -> Session {
        let copy = Session(copying: self)
        // The copy shows elements of this session; text printed by their closures belongs to the visible render.
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

    /// Returns true if some lines remove a warning and add none, and no other warning of the same rule gets worse.
    ///
    /// - Parameter key: the key of the warning in ``warningKeys``.
    func fixes(_ lines: [String], _ key: String) -> Bool {
        guard let after = try? trying(lines) else { return false }
        let (known, left) = (findingsByKey, after.findingsByKey)
        let rule = known[key]?.rule
        return left[key] == nil
            && left.allSatisfy { key, finding in
                guard let before = known[key] else { return false }
                return finding.rule != rule || finding.amount <= before.amount + WarningScene.tolerance
            }
    }

    /// The findings of the last render by key; of those with the same key, the one with the largest missing length.
    private var findingsByKey: [String: WarningFinding] {
        Dictionary(zip(warningKeys, findings)) { $0.amount >= $1.amount ? $0 : $1 }
    }
}
