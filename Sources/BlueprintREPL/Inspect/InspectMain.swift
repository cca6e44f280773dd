import BlueprintInspector

/// The contents of the inspector's main pane: a text, or a drawing of which only the rows that are seen are made.
enum InspectMain {
    case text(StyledText)
    case drawing(FramesDrawing)

    /// The number of lines.
    var count: Int {
        switch self {
        case .text(let text): text.lines.count
        case .drawing(let drawing): drawing.places.rows
        }
    }

    /// Returns some of the lines; those beyond the last are left out.
    func lines(_ range: Range<Int>) -> ArraySlice<StyledText.Line> {
        switch self {
        case .text(let text): text.lines.dropFirst(range.lowerBound).prefix(range.count)
        case .drawing(let drawing): drawing.showing(rows: range).text.lines[...]
        }
    }
}
