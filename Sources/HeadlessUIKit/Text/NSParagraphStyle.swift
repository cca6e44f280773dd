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

/// A mutable paragraph style.
///
/// Text refers to the style object, so a change affects all text that has it.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// The alignment of the lines within the width.
    open override var alignment: NSTextAlignment {
        get { format.alignment }
        set { format.alignment = newValue }
    }

    /// The mode of line breaking and truncation.
    open override var lineBreakMode: NSLineBreakMode {
        get { format.lineBreakMode }
        set { format.lineBreakMode = newValue }
    }

    /// The space between the lines of the paragraph.
    open override var lineSpacing: CGFloat {
        get { format.lineSpacing }
        set { format.lineSpacing = newValue }
    }

    /// The space after the paragraph.
    open override var paragraphSpacing: CGFloat {
        get { format.paragraphSpacing }
        set { format.paragraphSpacing = newValue }
    }

    /// The space before the paragraph, unless it is the first.
    open override var paragraphSpacingBefore: CGFloat {
        get { format.paragraphSpacingBefore }
        set { format.paragraphSpacingBefore = newValue }
    }

    /// The minimum height of a line.
    open override var minimumLineHeight: CGFloat {
        get { format.minimumLineHeight }
        set { format.minimumLineHeight = newValue }
    }

    /// The maximum height of a line; 0 sets no limit.
    open override var maximumLineHeight: CGFloat {
        get { format.maximumLineHeight }
        set { format.maximumLineHeight = newValue }
    }

    /// The factor applied to the font's line height before the limits.
    open override var lineHeightMultiple: CGFloat {
        get { format.lineHeightMultiple }
        set { format.lineHeightMultiple = newValue }
    }

    /// The distance of the first line from the edge; it changes nothing here.
    open override var firstLineHeadIndent: CGFloat {
        get { format.firstLineHeadIndent }
        set { format.firstLineHeadIndent = newValue }
    }

    /// The distance of the other lines from the edge; it changes nothing here.
    open override var headIndent: CGFloat {
        get { format.headIndent }
        set { format.headIndent = newValue }
    }

    /// The distance of the ends of the lines from the edge; it changes nothing here.
    open override var tailIndent: CGFloat {
        get { format.tailIndent }
        set { format.tailIndent = newValue }
    }

    /// The readiness to hyphenate words, 0…1; it changes nothing here.
    open override var hyphenationFactor: Float {
        get { format.hyphenationFactor }
        set { format.hyphenationFactor = newValue }
    }

    /// Copies all values from another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) {
        format = style.format
    }
}

/// The way text is broken into lines and truncated if it needs too many lines.
public enum NSLineBreakMode: Int, Hashable, Sendable, CaseIterable {
    /// Breaks between words; omits the lines beyond the limit.
    case byWordWrapping
    /// Breaks between characters; omits the lines beyond the limit.
    case byCharWrapping
    /// Breaks between words; the last line shows as many characters as fit.
    case byClipping
    /// Breaks between words; the last line starts with `…` and shows the end of the paragraph.
    case byTruncatingHead
    /// Breaks between words; the last line ends in `…`.
    case byTruncatingTail
    /// Breaks between words; the last line has `…` in its middle and shows the end of the paragraph.
    case byTruncatingMiddle
}

/// The alignment of text lines within the width.
public enum NSTextAlignment: Int, Hashable, Sendable, CaseIterable {
    /// Aligned with the left edge.
    case left
    /// Centred.
    case center
    /// Aligned with the right edge.
    case right
    /// Justified; here the same as `left`.
    case justified
    /// The default alignment of the language; here the same as `left`.
    case natural
}

/// The values of a paragraph style.
struct ParagraphFormat: Hashable {
    var alignment: NSTextAlignment = .natural
    var lineBreakMode: NSLineBreakMode = .byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var hyphenationFactor: Float = 0

    /// Returns the height of a line whose tallest font has the given line height.
    func lineHeight(of height: CGFloat) -> CGFloat {
        let multiple = lineHeightMultiple.lengthOrZero
        let least = max(multiple > 0 ? height * multiple : height, minimumLineHeight.lengthOrZero)
        let most = maximumLineHeight.lengthOrZero
        return most > 0 ? min(least, most) : least
    }
}

extension CGFloat {
    /// The length, or 0 if it is negative or not finite.
    var lengthOrZero: CGFloat { self > 0 && isFinite ? self : 0 }
}
