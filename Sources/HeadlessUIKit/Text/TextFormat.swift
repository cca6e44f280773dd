import Foundation

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
