import Foundation

/// Measures a text whose size on unwrapped lines is known from elsewhere, such as a screenshot of the app.
///
/// In a narrower width, the text wraps as the headless font does in a width scaled by the ratio of the two sizes;
/// line widths are scaled by the same ratio.
package struct SizedTextMeasurer: TextMeasuring, Equatable {
    /// The size of the unwrapped text, in points.
    package let size: CGSize

    private var base: MonospacedTextMeasurer { MonospacedTextMeasurer() }

    /// Creates a measurer for the text of this size.
    package init(size: CGSize) {
        self.size = size
    }

    /// Returns the size of the text within a width in points, which may be infinite.
    package func size(of text: String, format: TextFormat, within width: CGFloat) -> CGSize {
        let unwrapped = base.size(of: text, format: format, within: .infinity)
        guard unwrapped.width > 0, unwrapped.height > 0, !(width >= size.width) else { return size }
        let measured = base.size(of: text, format: format, within: width * unwrapped.width / size.width)
        return scaled(measured, by: unwrapped)
    }

    /// Returns the lines of the text within a width in points, which may be infinite.
    package func layout(of text: String, format: TextFormat, within width: CGFloat) -> TextLayout {
        let unwrapped = base.size(of: text, format: format, within: .infinity)
        guard unwrapped.width > 0, unwrapped.height > 0 else {
            return TextLayout(lines: [], size: size, neededLineCount: 0)
        }
        let isWide = width >= size.width
        let room = isWide ? .infinity : width * unwrapped.width / size.width
        let layout = base.layout(of: text, format: format, within: room)
        let lines = layout.lines.map { line in
            TextLayout.Line(
                text: line.text,
                width: line.width == unwrapped.width ? size.width : line.width / unwrapped.width * size.width
            )
        }
        let extent = isWide ? size : scaled(layout.size, by: unwrapped)
        return TextLayout(lines: lines, size: extent, neededLineCount: layout.neededLineCount)
    }

    /// Returns the width of a word of the text on one line, in points.
    package func width(of word: Substring, in text: String, format: TextFormat) -> CGFloat {
        let unwrapped = base.size(of: text, format: format, within: .infinity).width
        guard unwrapped > 0 else { return 0 }
        return base.width(of: word, in: text, format: format) * size.width / unwrapped
    }

    private func scaled(_ measured: CGSize, by unwrapped: CGSize) -> CGSize {
        CGSize(
            width: measured.width == unwrapped.width ? size.width : measured.width / unwrapped.width * size.width,
            height: measured.height == unwrapped.height ? size.height : measured.height / unwrapped.height * size.height
        )
    }
}
