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
    init(columns: Int, rows: Int) {
        let below = 1 + Self.ledgerRows + Self.timeRows + 1
        let middle = max(1, rows - 1 - below)
        let listColumns = min(Self.widestList, max(16, columns / Self.shareOfList))
        top = CellArea(column: 0, row: 0, columns: columns, rows: 1)
        list = CellArea(column: 0, row: 1, columns: listColumns, rows: middle)
        main = CellArea(column: listColumns + 1, row: 1, columns: max(1, columns - listColumns - 1), rows: middle)
        rule = 1 + middle
        ledger = CellArea(column: 0, row: rule + 1, columns: columns, rows: Self.ledgerRows)
        timeLine = CellArea(column: 0, row: ledger.endRow, columns: columns, rows: Self.timeRows)
        bottom = CellArea(column: 0, row: timeLine.endRow, columns: columns, rows: 1)
    }
}
