import BlueprintInspector

/// The fate of edits when the files that they belong to have changed.
enum EarlierEdits {
    /// There were none.
    case none
    /// They are gone.
    case dropped
    /// They were applied again, but for some lines, which are refused now.
    case repeated(count: Int, refused: [String])

    /// The largest number of columns of a refused line.
    private static let columns = 30

    /// The words about them behind a sentence about the files; empty if there were none.
    var words: String {
        switch self {
        case .none: return ""
        case .dropped: return "; the edits made here are dropped, : and the arrow up recall them"
        case .repeated(let count, let refused):
            let made = refused.count < count ? "; \(Phrasing.count(count - refused.count, "edit")) applied again" : ""
            guard let first = refused.first else { return made }
            let line = TextFitting.cut(UndoStep(first).words, to: Self.columns)
            let others = refused.count > 1 ? " and \(Phrasing.count(refused.count - 1, "other"))" : ""
            return "\(made); '\(line)'\(others) no longer \(refused.count > 1 ? "apply" : "applies")"
        }
    }
}

/// Edits that typed lines have made and no file has, when the files change.
extension WatchedFile {
    /// Does work that shows the current text of the files, and makes the edits again that they do not have.
    ///
    /// An error of the text leaves what is shown with its edits.
    ///
    /// - Parameter work: the work, in a session with the document before the edits if they are made again.
    func repeatingEdits(_ work: (_ isRepeated: Bool) throws -> Output) throws -> Output {
        let isEdited = takesLines && session.isUnsaved
        let (workspace, screen) = (session.workspace, session.screen.contents)
        guard isEdited, let edits = workspace.unsavedEdits else {
            let output = try work(false)
            earlierEdits = isEdited && !isShowingTyped ? .dropped : .none
            return output
        }
        do {
            session.workspace.open(edits.document)
            let output = try work(true)
            earlierEdits = .repeated(count: edits.lines.count, refused: try makeAgain(edits))
            return output
        } catch {
            session.workspace = workspace
            session.screen.restore(screen)
            throw error
        }
    }

    /// Runs the lines of edits; returns those that are refused.
    private func makeAgain(_ edits: UnsavedEdits) throws -> [String] {
        var refused: [String] = []
        let next = session.document.nextNumber
        for line in edits.lines {
            let (workspace, screen) = (session.workspace, session.screen.contents)
            session.workspace.number(from: line.nextNumber, below: edits.document.nextNumber)
            session.workspace.selection = line.selection
            let isThere = line.selection.item.map { session.context.index(of: $0) != nil } ?? true
            let isMade = isThere && !session.perform(line.text).contains(where: \.isFailure)
            try goOn()
            let numbers = session.document.outline.nodes.map(\.number)
            if isMade, Set(numbers).count == numbers.count { continue }
            session.workspace = workspace
            session.screen.restore(screen)
            refused.append(line.text)
        }
        session.workspace.number(from: next, below: edits.document.nextNumber)
        return refused
    }
}
