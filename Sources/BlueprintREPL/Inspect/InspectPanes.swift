import BlueprintInspector
import FullScreen

/// A rectangle of cells.
struct CellArea: Equatable {
    var column: Int
    var row: Int
    var columns: Int
    var rows: Int

    /// The column after the last.
    var endColumn: Int { column + columns }
    /// The row after the last.
    var endRow: Int { row + rows }

    /// Returns true if a cell lies in the rectangle.
    func contains(_ place: CellPlace) -> Bool {
        place.column >= column && place.column < endColumn && place.row >= row && place.row < endRow
    }
}

/// The places of the inspector's panes on a screen.
struct InspectPanes: Equatable {
    /// The path of the selection, and the viewport.
    var top: CellArea
    /// The task of a lesson; no rows without one.
    var task: CellArea
    /// The tree, or the views.
    var list: CellArea
    /// The drawing, or a page.
    var main: CellArea
    /// The row between the panes and the ledger.
    var rule: Int
    /// The numbers of the selection.
    var ledger: CellArea
    /// The bar of the phases, and the words of the step.
    var timeLine: CellArea
    /// The keys, or the line that is being typed.
    var bottom: CellArea

    /// The smallest size of a screen that has room for all panes.
    static let smallest = (columns: 40, rows: 12)
    private static let ledgerRows = 3
    private static let timeRows = 2
    /// The widest list, in columns, and its share of the screen.
    private static let (widestList, shareOfList) = (44, 3)

    /// The panes of a screen.
    ///
    /// - Parameter taskRows: the rows of the task of a lesson.
    init(columns: Int, rows: Int, taskRows: Int = 0) {
        let below = 1 + Self.ledgerRows + Self.timeRows + 1
        let first = taskRows > 0 ? taskRows + 2 : 1
        let middle = max(1, rows - first - below)
        let listColumns = min(Self.widestList, max(16, columns / Self.shareOfList))
        top = CellArea(column: 0, row: 0, columns: columns, rows: 1)
        task = CellArea(column: 0, row: 1, columns: columns, rows: taskRows)
        list = CellArea(column: 0, row: first, columns: listColumns, rows: middle)
        main = CellArea(column: listColumns + 1, row: first, columns: max(1, columns - listColumns - 1), rows: middle)
        rule = first + middle
        ledger = CellArea(column: 0, row: rule + 1, columns: columns, rows: Self.ledgerRows)
        timeLine = CellArea(column: 0, row: ledger.endRow, columns: columns, rows: Self.timeRows)
        bottom = CellArea(column: 0, row: timeLine.endRow, columns: columns, rows: 1)
    }

    /// The panes of a screen whose main pane, the text of a lesson, covers the list and the time line.
    ///
    /// - Parameter feedbackRows: the rows of the lesson's words to the last line, which have room in the ledger.
    static func covered(columns: Int, rows: Int, feedbackRows: Int) -> InspectPanes {
        var panes = InspectPanes(columns: columns, rows: rows)
        let rest = timeRows - max(0, min(timeRows, feedbackRows - ledgerRows))
        panes.list = CellArea(column: 0, row: 1, columns: 0, rows: 0)
        panes.main = CellArea(column: 0, row: 1, columns: columns, rows: panes.main.rows + rest)
        panes.rule += rest
        panes.ledger.row += rest
        panes.ledger.rows += timeRows - rest
        panes.timeLine.row += timeRows
        panes.timeLine.rows = 0
        return panes
    }

    /// The most rows that the lesson's words to a line take, in the ledger and over the time line.
    static let mostFeedbackRows = ledgerRows + timeRows
}

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

/// The steps that a text names, such as `step 11`, as links.
struct StepLinks {
    /// A step in a text.
    struct Link: Equatable {
        /// The number of the step.
        var step: Int
        /// The line.
        var line: Int
        /// The characters of the words in the line.
        var characters: Range<Int>
    }

    private let text: StyledText
    /// The links, from top to bottom.
    let links: [Link]

    /// Finds the links of a text.
    init(_ text: StyledText) {
        self.text = text
        links = text.lines.enumerated().flatMap { row, line in
            let plain = line.plain
            return plain.matches(of: #/\bstep (\d+)/#).compactMap { match -> Link? in
                guard let step = Int(match.1, radix: 10) else { return nil }
                let start = plain.distance(from: plain.startIndex, to: match.range.lowerBound)
                return Link(step: step, line: row, characters: start..<start + plain[match.range].count)
            }
        }
    }

    /// Returns the text with one link marked.
    func marking(_ index: Int?) -> StyledText {
        guard let index, links.indices.contains(index) else { return text }
        let link = links[index]
        var result = text
        result.lines[link.line] = Self.marking(link.characters, of: text.lines[link.line])
        return result
    }

    private static func marking(_ range: Range<Int>, of line: StyledText.Line) -> StyledText.Line {
        var result = StyledText.Line()
        var position = 0
        for span in line.spans {
            for character in span.text {
                result.append(String(character), style: range.contains(position) ? .selected : span.style)
                position += 1
            }
        }
        return result
    }
}
