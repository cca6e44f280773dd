import Foundation

extension UILabel {
    /// True if the font follows the size of text that the person has chosen; it changes nothing here.
    public final var adjustsFontForContentSizeCategory: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// The greatest width of the intrinsic size, in points; 0 for no limit.
    public final var preferredMaxLayoutWidth: CGFloat {
        get { self[kept: CGFloat(0)] }
        set { self[kept: CGFloat(0)] = newValue }
    }

    /// The text colour while the label is highlighted; nil for none.
    ///
    /// The drawing shows it.
    public final var highlightedTextColor: UIColor? {
        get { self[kept: nil as UIColor?] }
        set { self[kept: nil as UIColor?] = newValue }
    }

    /// True if the label is highlighted.
    public final var isHighlighted: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// True if the text is not dimmed; it changes nothing here.
    public final var isEnabled: Bool {
        get { self[kept: true] }
        set { self[kept: true] = newValue }
    }

    /// The position of text whose font is adjusted to the width; it changes nothing here.
    public final var baselineAdjustment: UIBaselineAdjustment {
        get { self[kept: .alignBaselines] }
        set { self[kept: .alignBaselines] = newValue }
    }
}

/// The positions of text whose font is adjusted to the width.
public enum UIBaselineAdjustment: Int, Hashable, Sendable, CaseIterable {
    /// At the baseline of the text in its own size.
    case alignBaselines
    /// In the middle.
    case alignCenters
    /// At the top left.
    case none
}

extension UIBaselineAdjustment: KeptValue {}
