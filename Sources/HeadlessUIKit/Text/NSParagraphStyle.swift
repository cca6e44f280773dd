import Foundation

/// How the lines of a paragraph are laid out, as an attribute of text.
///
/// Lengths are in points; one that is negative or not finite counts as 0.
open class NSParagraphStyle: Hashable {
    final var format = ParagraphFormat()

    /// Makes the default style.
    public init() {}

    /// The style of text without one.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Where lines stand within the width; `natural` at first.
    open var alignment: NSTextAlignment { format.alignment }
    /// Where lines break, and how the last one is cut; between words at first.
    open var lineBreakMode: NSLineBreakMode { format.lineBreakMode }
    /// The room between the lines of the paragraph.
    open var lineSpacing: CGFloat { format.lineSpacing }
    /// The room after the paragraph.
    open var paragraphSpacing: CGFloat { format.paragraphSpacing }
    /// The room before the paragraph, if it is not the first.
    open var paragraphSpacingBefore: CGFloat { format.paragraphSpacingBefore }
    /// The least height of a line; what it adds stands above the letters.
    open var minimumLineHeight: CGFloat { format.minimumLineHeight }
    /// The greatest height of a line; 0 sets no limit.
    open var maximumLineHeight: CGFloat { format.maximumLineHeight }
    /// What the fonts' height is multiplied with before the limits are applied; 0 leaves it.
    open var lineHeightMultiple: CGFloat { format.lineHeightMultiple }

    /// A style that stays as it is.
    open func copy() -> Any {
        let copy = NSParagraphStyle()
        copy.format = format
        return copy
    }

    /// A style of the same values that can be changed.
    open func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.format = format
        return copy
    }

    /// Whether all values agree.
    public static func == (lhs: NSParagraphStyle, rhs: NSParagraphStyle) -> Bool { lhs.format == rhs.format }

    /// Feeds all values.
    public func hash(into hasher: inout Hasher) { hasher.combine(format) }
}
