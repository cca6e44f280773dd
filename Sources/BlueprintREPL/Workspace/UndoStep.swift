import BlueprintInspector
import Foundation

/// A line that changed the state, as `undo` and `redo` name it.
struct UndoStep {
    /// The line, or its beginning.
    let words: String

    /// The largest number of columns of a line.
    private static let columns = 60

    /// A step of one line.
    init(_ line: String) {
        // One of several statements of a line has blanks in place of the others.
        let lines = line.split(whereSeparator: \.isNewline)
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
        let first = lines.first ?? ""
        words = TextFitting.cut(lines.count > 1 ? first + " …" : first, to: Self.columns)
    }
}
