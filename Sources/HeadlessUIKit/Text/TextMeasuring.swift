import Foundation

/// A type that measures text and breaks it into lines.
///
/// All shown text is measured by a value of this type.
public protocol TextMeasuring: Sendable {
    /// Returns the size of the text within a width in points, which may be infinite; it equals that of `layout`.
    func size(of text: String, format: TextFormat, within width: CGFloat) -> CGSize

    /// Returns the lines of the text within a width in points, which may be infinite.
    func layout(of text: String, format: TextFormat, within width: CGFloat) -> TextLayout

    /// Returns the width of a word of the text on one line, in points.
    func width(of word: Substring, in text: String, format: TextFormat) -> CGFloat

    /// Returns the advance of a character in a font, in points. Text in several fonts is laid out by these advances.
    func advance(of character: Character, in font: UIFont) -> CGFloat
}

extension TextMeasuring {
    /// Returns the width of the word as a text of its own.
    public func width(of word: Substring, in text: String, format: TextFormat) -> CGFloat {
        size(of: String(word), format: format, within: .infinity).width
    }

    /// Returns half the font size for each column of the character.
    public func advance(of character: Character, in font: UIFont) -> CGFloat {
        CGFloat(character.displayColumns) * font.columnWidth
    }
}

/// The settings that, with the text and the width, determine how text is broken into lines.
public struct TextFormat: Hashable, Sendable {
    /// The font, which gives the column width and the line height.
    public var font: UIFont
    /// The maximum number of lines; 0 or less sets no limit.
    public var numberOfLines: Int
    /// The mode of line breaking and truncation.
    public var lineBreakMode: NSLineBreakMode
    /// The height of a line in points, or nil for the font's; a negative or non-finite value counts as nil.
    public var customLineHeight: CGFloat?
    /// The position of the text in a line higher than the font, from 0 at the top to 1 at the bottom.
    public var lineAnchor: CGFloat

    /// Creates a format; by default that of a label: 16 points and no line limit.
    public init(
        font: UIFont = .systemFont(ofSize: UIFont.labelFontSize),
        numberOfLines: Int = 0,
        lineBreakMode: NSLineBreakMode = .byTruncatingTail,
        customLineHeight: CGFloat? = nil,
        lineAnchor: CGFloat = 1
    ) {
        self.font = font
        self.numberOfLines = numberOfLines
        self.lineBreakMode = lineBreakMode
        self.customLineHeight = customLineHeight
        self.lineAnchor = lineAnchor
    }

    /// The height of each line in points.
    public var lineHeight: CGFloat {
        guard let customLineHeight, customLineHeight >= 0, customLineHeight.isFinite else { return font.lineHeight }
        return customLineHeight
    }
}

/// Text broken into its shown lines.
public struct TextLayout: Hashable, Sendable {
    /// One shown line.
    public struct Line: Hashable, Sendable {
        /// The text of the line: words joined by one space, with `…` in place of omitted text.
        public let text: String
        /// The width in points.
        public let width: CGFloat

        /// Creates a line from its text and its width in points.
        public init(text: String, width: CGFloat) {
            self.text = text
            self.width = width
        }
    }

    /// The shown lines, from the top.
    public let lines: [Line]
    /// The width of the widest line and the height of all shown lines, in points.
    public let size: CGSize
    /// The number of lines that the whole text needs.
    public let neededLineCount: Int

    /// Creates a layout from its parts.
    public init(lines: [Line], size: CGSize, neededLineCount: Int) {
        self.lines = lines
        self.size = size
        self.neededLineCount = neededLineCount
    }

    /// True if lines are omitted, so part of the text is not shown.
    public var isTruncated: Bool { neededLineCount > lines.count }
}

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
