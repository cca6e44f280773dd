import Foundation

/// What decides, beside the text and the width, how text is broken into lines.
public struct TextFormat: Hashable, Sendable {
    /// The font, which gives the width of a column and the height of a line.
    public var font: UIFont
    /// How many lines there may be; 0 or less means any number.
    public var numberOfLines: Int
    /// Where lines break, and what is shown of text with more lines than there may be.
    public var lineBreakMode: NSLineBreakMode
    /// The height of a line in points, or nil for that of the font; a negative or infinite one counts as the font's.
    public var customLineHeight: CGFloat?
    /// Where letters stand in a line that is higher than the font, from 0 at the top to 1 at the bottom.
    public var lineAnchor: CGFloat

    /// Makes a format; without arguments that of a label: 16 points, any number of lines.
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
