/// The edits that led from the state which files contain to the current one.
struct UnsavedEdits {
    /// A line that changed the document.
    struct Line {
        let text: String
        /// The selection that it applied to.
        let selection: Selection
        /// The number that its first new node got.
        let nextNumber: Int
    }

    /// The document before them, with the number that the next new node gets after them.
    let document: Document
    /// The lines, the first one first.
    let lines: [Line]
}

extension Workspace {
    /// The edits that no file has; nil if there are none, or if it takes more than their lines to make them again, such as
    /// after `undo` of an edit that was saved.
    var unsavedEdits: UnsavedEdits? {
        let states = history.states + [state]
        guard let saved = states.lastIndex(where: { isSaved($0.current) }),
            states[saved...].allSatisfy({ $0.current.origin == current.origin })
        else { return nil }
        let lines = zip(states[saved...], states[saved...].dropFirst()).compactMap { before, after in
            before.current.edition == after.current.edition
                ? nil
                : UnsavedEdits.Line(
                    text: after.step.line,
                    selection: before.current.selection,
                    nextNumber: before.current.document.nextNumber
                )
        }
        guard !lines.isEmpty else { return nil }
        let first = states[saved].current.restored(near: document).document
        return UnsavedEdits(document: first.numbering(from: document.nextNumber), lines: lines)
    }

    /// Gives the next new node a number, or the first larger one that no node below a limit has.
    mutating func number(from number: Int, below limit: Int) {
        let used = document.outline.nodes.lazy.map(\.number).filter { $0 < limit }.max() ?? 0
        var numbered = document
        numbered.nextNumber = max(number, used + 1)
        open(numbered)
    }
}
