/// An event of the mouse, at a cell of the terminal.
package struct MouseEvent: Hashable, Sendable {
    /// The kinds of events.
    package enum Kind: Hashable, Sendable {
        /// The left button went down.
        case press
        /// The mouse moved while the left button was down.
        case drag
        /// The left button went up.
        case release
        /// The wheel was turned by one notch.
        case wheelUp, wheelDown
    }

    /// The kind.
    package var kind: Kind
    /// The place in cells; the upper left corner of the terminal is 0, 0.
    package var place: CellPlace

    /// An event at a cell.
    package init(_ kind: Kind, _ place: CellPlace) {
        self.kind = kind
        self.place = place
    }
}

/// A cell of the terminal.
package struct CellPlace: Hashable, Sendable {
    /// The column, from 0.
    package var column: Int
    /// The row, from 0.
    package var row: Int

    /// The cell in a column and a row.
    package init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }
}
