/// A cell of a terminal's screen.
package struct Cell: Equatable, Sendable {
    /// The grapheme cluster that begins in the cell; nil if the cell continues a wide one to its left.
    package var character: Character?
    package var style: CellStyle

    package init(_ character: Character? = " ", style: CellStyle = CellStyle()) {
        self.character = character
        self.style = style
    }
}

/// The appearance of a cell, as "select graphic rendition" sets it.
package struct CellStyle: Hashable, Sendable {
    package var isBold = false
    package var isDim = false
    package var isItalic = false
    package var isUnderlined = false
    package var isBlinking = false
    package var isReversed = false
    package var isHidden = false
    package var isStruckOut = false
    package var foreground = CellColour.standard
    package var background = CellColour.standard

    package init() {}

    /// The style of an erased cell: only the background remains.
    var erased: CellStyle {
        var style = CellStyle()
        style.background = background
        return style
    }
}

/// A colour of text or of its background.
package enum CellColour: Hashable, Sendable {
    /// The terminal's own.
    case standard
    /// One of 256: 0 to 7 are the plain ones, 8 to 15 the bright ones.
    case indexed(Int)
    case rgb(red: Int, green: Int, blue: Int)
}

/// A place on the screen; rows and columns are counted from 0.
package struct Position: Hashable, Sendable {
    package var row: Int
    package var column: Int

    package init(row: Int, column: Int) {
        self.row = row
        self.column = column
    }
}
