import Foundation

/// The layout of a paragraph's lines, as a text attribute.
///
/// Lengths are in points; a length that is negative or not finite counts as 0.
open class NSParagraphStyle: Hashable {
    final var format = ParagraphFormat()

    /// Creates the default style.
    public init() {}

    /// The style of text that has none.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The alignment of the lines within the width; `natural` by default.
    open var alignment: NSTextAlignment { format.alignment }
    /// The mode of line breaking and truncation; `byWordWrapping` by default.
    open var lineBreakMode: NSLineBreakMode { format.lineBreakMode }
    /// The space between the lines of the paragraph.
    open var lineSpacing: CGFloat { format.lineSpacing }
    /// The space after the paragraph.
    open var paragraphSpacing: CGFloat { format.paragraphSpacing }
    /// The space before the paragraph, unless it is the first.
    open var paragraphSpacingBefore: CGFloat { format.paragraphSpacingBefore }
    /// The minimum height of a line; the additional space is above the letters.
    open var minimumLineHeight: CGFloat { format.minimumLineHeight }
    /// The maximum height of a line; 0 sets no limit.
    open var maximumLineHeight: CGFloat { format.maximumLineHeight }
    /// The factor applied to the font's line height before the limits; 0 has no effect.
    open var lineHeightMultiple: CGFloat { format.lineHeightMultiple }

    /// The distance of the first line from the edge; it changes nothing here.
    open var firstLineHeadIndent: CGFloat { format.firstLineHeadIndent }
    /// The distance of the other lines from the edge; it changes nothing here.
    open var headIndent: CGFloat { format.headIndent }
    /// The distance of the ends of the lines from the edge; it changes nothing here.
    open var tailIndent: CGFloat { format.tailIndent }
    /// The readiness to hyphenate words, 0…1; it changes nothing here.
    open var hyphenationFactor: Float { format.hyphenationFactor }

    /// Returns an immutable copy.
    open func copy() -> Any {
        let copy = NSParagraphStyle()
        copy.format = format
        return copy
    }

    /// Returns a mutable copy.
    open func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.format = format
        return copy
    }

    /// Returns true if all values are equal.
    public static func == (lhs: NSParagraphStyle, rhs: NSParagraphStyle) -> Bool { lhs.format == rhs.format }

    /// Hashes all values.
    public func hash(into hasher: inout Hasher) { hasher.combine(format) }
}
