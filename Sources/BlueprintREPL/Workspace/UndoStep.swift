import BlueprintInspector

/// A line that changed the state, as `undo` and `redo` name it; successive moves of the selection are one step.
struct UndoStep {
    /// The line, or its beginning.
    private let line: String
    /// The number of moves; 0 if the line changed more than the selection.
    private var moveCount: Int

    /// The largest number of columns of a line.
    private static let columns = 60

    /// A step of one line.
    init(_ line: String, isMove: Bool) {
        let lines = line.split(whereSeparator: \.isNewline)
        let first = lines.first.map(String.init) ?? ""
        self.line = TextFitting.cut(lines.count > 1 ? first + " …" : first, to: Self.columns)
        moveCount = isMove ? 1 : 0
    }

    /// True if only the selection has changed.
    var isMove: Bool { moveCount > 0 }

    /// The words for the step: the line, or `3 moves of the selection`.
    var words: String { moveCount > 1 ? "\(moveCount) moves of the selection" : line }

    /// Returns the step with one more move.
    func addingMove() -> UndoStep {
        var result = self
        result.moveCount += 1
        return result
    }
}
