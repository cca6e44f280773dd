import Foundation

/// Measures a text whose size on lines of any width is known from elsewhere, such as a screenshot of the app.
///
/// Where there is less room, the text breaks into the lines that it has in the headless font in a room as much larger
/// or smaller as that font is; its lines are in proportion too.
package struct SizedTextMeasurer: TextMeasuring, Equatable {
    /// The size of the text on lines of any width, in points.
    package let size: CGSize

    private var base: MonospacedTextMeasurer { MonospacedTextMeasurer() }

    /// A measurer of the one text that has this size.
    package init(size: CGSize) {
        self.size = size
    }

    /// The size of the text within a width in points, which may be infinite.
    package func size(of text: String, format: TextFormat, within width: CGFloat) -> CGSize {
        let natural = base.size(of: text, format: format, within: .infinity)
        guard natural.width > 0, natural.height > 0, !(width >= size.width) else { return size }
        let measured = base.size(of: text, format: format, within: width * natural.width / size.width)
        return scaled(measured, by: natural)
    }

    /// The lines of the text within a width in points, which may be infinite.
    package func layout(of text: String, format: TextFormat, within width: CGFloat) -> TextLayout {
        let natural = base.size(of: text, format: format, within: .infinity)
        guard natural.width > 0, natural.height > 0 else {
            return TextLayout(lines: [], size: size, neededLineCount: 0)
        }
        let isWide = width >= size.width
        let room = isWide ? .infinity : width * natural.width / size.width
        let layout = base.layout(of: text, format: format, within: room)
        let lines = layout.lines.map { line in
            TextLayout.Line(
                text: line.text,
                width: line.width == natural.width ? size.width : line.width / natural.width * size.width
            )
        }
        let extent = isWide ? size : scaled(layout.size, by: natural)
        return TextLayout(lines: lines, size: extent, neededLineCount: layout.neededLineCount)
    }

    private func scaled(_ measured: CGSize, by natural: CGSize) -> CGSize {
        CGSize(
            width: measured.width == natural.width ? size.width : measured.width / natural.width * size.width,
            height: measured.height == natural.height ? size.height : measured.height / natural.height * size.height
        )
    }
}
