import Foundation

/// Measures text in a monospaced font.
///
/// - A character advances half the font size for each terminal column: wide characters take two, combining marks
///   none.
/// - Words are separated by runs of spaces; on a line they are joined by one space.
/// - A line takes words while they fit the width. A word longer than the width gets lines of its own and is broken
///   between characters; every line has at least one character, however narrow the width.
/// - Every line break starts a new line; a line break at the end is followed by an empty line. Text without words or
///   line breaks has no lines and no size.
/// - The width is that of the widest line, the height that of all lines. A NaN width counts as 0.
public struct MonospacedTextMeasurer: TextMeasuring {
    /// Creates a measurer.
    public init() {}

    /// Returns the size of the text within a width in points, which may be infinite.
    public func size(of text: String, format: TextFormat, within width: CGFloat) -> CGSize {
        let extent = extent(of: text, format: format, within: width)
        return CGSize(
            width: CGFloat(extent.columns) * format.font.columnWidth,
            height: CGFloat(extent.lines) * format.lineHeight
        )
    }

    /// Returns the columns of the widest shown line and the number of shown lines.
    func extent(of text: String, format: TextFormat, within width: CGFloat) -> (columns: Int, lines: Int) {
        TextUnits.withUnits(of: text) { units, isPlain in
            LineBreaker(units: units, isPlain: isPlain, format: format, width: width).extent()
        }
    }

    /// Returns the lines of the text within a width in points, which may be infinite.
    public func layout(of text: String, format: TextFormat, within width: CGFloat) -> TextLayout {
        let columnWidth = format.font.columnWidth
        let (lines, needed) = TextUnits.withUnits(of: text) { units, isPlain in
            let breaker = LineBreaker(units: units, isPlain: isPlain, format: format, width: width)
            if breaker.isOneLine {
                return ([TextLayout.Line(text: text, width: CGFloat(units.count) * columnWidth)], 1)
            }
            let found = breaker.lines()
            // If every unit is a character itself, the characters are not needed.
            let characters = isPlain ? [] : Array(text)
            let lines = found.shown.map { piece in
                TextLayout.Line(
                    text: isPlain ? piece.text(ofPlain: units) : piece.text(of: characters),
                    width: CGFloat(piece.columns) * columnWidth
                )
            }
            return (lines, found.needed)
        }
        let size = CGSize(
            width: lines.reduce(0) { max($0, $1.width) },
            height: CGFloat(lines.count) * format.lineHeight
        )
        return TextLayout(lines: lines, size: size, neededLineCount: needed)
    }
}
