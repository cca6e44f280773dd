import Foundation

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
