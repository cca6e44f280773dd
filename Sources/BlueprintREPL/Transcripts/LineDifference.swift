import BlueprintInspector

/// The difference between two lists of lines.
enum LineDifference {
    /// Returns the lines of both: equal lines after two spaces, missing ones after `-`, new ones after `+`.
    ///
    static func text(expected: [String], actual: [String]) -> StyledText {
        var text = StyledText()
        let difference = actual.difference(from: expected)
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var old = 0
        var new = 0
        while old < expected.count || new < actual.count {
            if old < expected.count, removed.contains(old) {
                text.append(StyledText.Line("- " + expected[old], style: .removed))
                old += 1
            } else if new < actual.count, added.contains(new) {
                text.append(StyledText.Line("+ " + actual[new], style: .added))
                new += 1
            } else {
                if old < expected.count { text.append(StyledText.Line("  " + expected[old], style: .dim)) }
                old += 1
                new += 1
            }
        }
        return text
    }
}
