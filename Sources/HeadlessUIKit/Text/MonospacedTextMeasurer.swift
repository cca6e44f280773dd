import Foundation

/// Measures text in a font in which every column of a terminal is as wide.
///
/// - A character advances half the font's size for each column: wide ones two, combining marks none.
/// - Words are what stands between runs of spaces; on a line they are joined by one space.
/// - A line takes words while they fit the width; a word longer than the width stands on lines of its own, broken
///   between characters; every line has at least one character, however narrow the width.
/// - Every line break starts a new line; one at the end is followed by an empty line. Text without words or line
///   breaks has no line and no size.
/// - The width is that of the widest line, the height that of all lines. A width of NaN counts as 0.
public struct MonospacedTextMeasurer: TextMeasuring {
    /// Makes the measurer; there is nothing to set.
    public init() {}

    /// The size of the text within a width in points, which may be infinite.
    public func size(of text: String, format: TextFormat, within width: CGFloat) -> CGSize {
        let extent = TextUnits.withUnits(of: text) { units, isPlain in
            LineBreaker(units: units, isPlain: isPlain, format: format, width: width).extent()
        }
        return CGSize(
            width: CGFloat(extent.columns) * format.font.columnWidth,
            height: CGFloat(extent.lines) * format.lineHeight
        )
    }

    /// The lines of the text within a width in points, which may be infinite.
    public func layout(of text: String, format: TextFormat, within width: CGFloat) -> TextLayout {
        let columnWidth = format.font.columnWidth
        let (lines, needed) = TextUnits.withUnits(of: text) { units, isPlain in
            let breaker = LineBreaker(units: units, isPlain: isPlain, format: format, width: width)
            if breaker.isOneLine {
                return ([TextLayout.Line(text: text, width: CGFloat(units.count) * columnWidth)], 1)
            }
            let found = breaker.lines()
            // Where every unit is the character itself, none need be looked for.
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
