import Foundation

/// The heights of letters.
///
/// - Note: All fonts have the same proportions here.
extension UIFont {
    /// The height above the baseline, in points: four fifths of the size.
    public var ascender: CGFloat { pointSize * 0.8 }
    /// The depth below the baseline, in points, which is negative: a fifth of the size.
    public var descender: CGFloat { -pointSize * 0.2 }
    /// The height of capital letters, in points: seven tenths of the size.
    public var capHeight: CGFloat { pointSize * 0.7 }
    /// The height of small letters, in points: half the size.
    public var xHeight: CGFloat { pointSize * 0.5 }
    /// The space between lines, in points: none.
    public var leading: CGFloat { 0 }

    /// Returns the system font of a text style, whatever the traits.
    public static func preferredFont(
        forTextStyle style: TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { preferredFont(forTextStyle: style) }
}
