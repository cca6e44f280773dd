import BlueprintInspector

/// Edits that are tried in a copy of the session.
extension Answers {
    /// Returns true if some lines remove a warning and add none, and no other warning of the same rule gets worse.
    ///
    /// - Parameter key: the key of the warning.
    func fixes(_ lines: [String], _ key: String) -> Bool {
        guard let after = try? context.trial(lines) else { return false }
        let (known, left) = (context.workspace.shown.findingsByKey, after.workspace.shown.findingsByKey)
        let rule = known[key]?.rule
        return left[key] == nil
            && left.allSatisfy { key, finding in
                guard let before = known[key] else { return false }
                return finding.rule != rule || finding.amount <= before.amount + WarningScene.tolerance
            }
    }
}
