import Foundation

/// The scaling of fonts and lengths for the size of text that a person prefers.
///
/// - Note: That size is always the usual one here, so nothing is scaled.
public final class UIFontMetrics: Sendable {
    /// The scaling of the style `body`.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Creates the scaling of a style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {}

    /// Returns the font.
    public func scaledFont(for font: UIFont) -> UIFont { font }

    /// Returns the font, with at most a size in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
    }

    /// Returns the length.
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
