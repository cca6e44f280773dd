import Foundation

/// A paragraph style that can be changed.
///
/// Text holds the style itself, so a change shows in all text that has it.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// Where lines stand within the width.
    open override var alignment: NSTextAlignment {
        get { format.alignment }
        set { format.alignment = newValue }
    }

    /// Where lines break, and how the last one is cut.
    open override var lineBreakMode: NSLineBreakMode {
        get { format.lineBreakMode }
        set { format.lineBreakMode = newValue }
    }

    /// The room between the lines of the paragraph.
    open override var lineSpacing: CGFloat {
        get { format.lineSpacing }
        set { format.lineSpacing = newValue }
    }

    /// The room after the paragraph.
    open override var paragraphSpacing: CGFloat {
        get { format.paragraphSpacing }
        set { format.paragraphSpacing = newValue }
    }

    /// The room before the paragraph, if it is not the first.
    open override var paragraphSpacingBefore: CGFloat {
        get { format.paragraphSpacingBefore }
        set { format.paragraphSpacingBefore = newValue }
    }

    /// The least height of a line.
    open override var minimumLineHeight: CGFloat {
        get { format.minimumLineHeight }
        set { format.minimumLineHeight = newValue }
    }

    /// The greatest height of a line; 0 sets no limit.
    open override var maximumLineHeight: CGFloat {
        get { format.maximumLineHeight }
        set { format.maximumLineHeight = newValue }
    }

    /// What the fonts' height is multiplied with before the limits are applied.
    open override var lineHeightMultiple: CGFloat {
        get { format.lineHeightMultiple }
        set { format.lineHeightMultiple = newValue }
    }

    /// Takes over all values of a style.
    open func setParagraphStyle(_ style: NSParagraphStyle) {
        format = style.format
    }
}
