import BlueprintInspector

/// A line that changed the state, as `undo` and `redo` name it.
struct UndoStep {
    /// The line, or its beginning.
    let words: String

    /// The largest number of columns of a line.
    private static let columns = 60

    /// A step of one line.
    init(_ line: String) {
        let lines = line.split(whereSeparator: \.isNewline)
        let first = lines.first.map(String.init) ?? ""
        words = TextFitting.cut(lines.count > 1 ? first + " …" : first, to: Self.columns)
    }
}
