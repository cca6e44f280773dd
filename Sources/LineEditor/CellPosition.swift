import CLineEditor

/// The cell of a cursor, counted from the first cell of the prompt, as libedit lays out prompt and line.
package struct CellPosition: Equatable {
    /// Rows below the prompt's first row.
    package var row = 0
    /// Columns from the left.
    package var column = 0

    /// The first cell.
    package init() {}

    /// Moves to the end of a text on a terminal with a number of columns; less than two count as two.
    package mutating func advance(over text: some Sequence<Unicode.Scalar>, columns: Int) {
        let columns = max(2, columns)
        for scalar in text {
            switch scalar {
            case "\n":
                row += 1
                column = 0
            case "\t":
                move(by: 8 - column % 8, columns: columns)
            default:
                move(by: Self.width(of: scalar), columns: columns)
            }
        }
    }

    private mutating func move(by width: Int, columns: Int) {
        if column + width > columns {
            row += 1
            column = 0
        }
        column += width
        if column >= columns {
            row += 1
            column = 0
        }
    }

    private static func width(of scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x20 || scalar.value == 0x7f { return 2 }
        let width = Int(cle_width(scalar.value))
        // libedit writes undisplayable scalars as \U+1234.
        return width >= 0 ? width : 8
    }
}
