import BlueprintInspector

/// How two lists of lines differ, line by line.
enum LineDifference {
    /// The lines of both: kept ones behind two spaces, missing ones behind `-`, new ones behind `+`.
    ///
    /// What stands between the ends that agree is shown as a whole when it is very long.
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
