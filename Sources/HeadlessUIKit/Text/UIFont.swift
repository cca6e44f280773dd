import Foundation

/// A font of a size.
///
/// All fonts are as wide: a character advances half the size for each column that it takes.
/// - Note: UIKit's fonts have glyphs of different widths; a line is higher there than the size.
public final class UIFont: Hashable, Sendable, CustomStringConvertible {
    /// The height of a line in points, and twice the width of a column; 0 or more.
    public let pointSize: CGFloat
    /// How bold the font is; it changes no size here.
    public let weight: Weight
    /// Whether the letters slant; it changes no size here.
    public let isItalic: Bool
    /// Whether the font was asked for as one of equal widths, which all are here.
    public let isMonospaced: Bool

    init(pointSize: CGFloat, weight: Weight = .regular, isItalic: Bool = false, isMonospaced: Bool = false) {
        self.pointSize = pointSize > 0 && pointSize.isFinite ? pointSize : 0
        self.weight = weight
        self.isItalic = isItalic
        self.isMonospaced = isMonospaced
    }

    /// The size of a label's text, 16.
    /// - Note: 17 on iOS. With 16 a character is 8 × 16 points, a cell of a terminal.
    public static let labelFontSize: CGFloat = 16
    /// The size of a button's text, 16.
    /// - Note: 18 on iOS.
    public static let buttonFontSize: CGFloat = 16
    /// The size of small text in controls, 12.
    public static let smallSystemFontSize: CGFloat = 12
    /// The size of text by default, 14.
    public static let systemFontSize: CGFloat = 14

    /// The font of the system; a size that is negative or not finite counts as 0.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        fontSize == labelFontSize ? label : UIFont(pointSize: fontSize)
    }

    /// The font of the system in a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight)
    }

    /// The bold font of the system.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(pointSize: fontSize, weight: .bold)
    }

    /// The slanted font of the system.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(pointSize: fontSize, isItalic: true)
    }

    /// The font of the system with letters of equal widths.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight, isMonospaced: true)
    }

    /// The font of the system with digits of equal widths: as `systemFont(ofSize:weight:)` here.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight)
    }

    /// The font for a use of text, in the size that iOS has when the reader changed nothing.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(pointSize: style.pointSize, weight: style == .headline ? .semibold : .regular)
    }

    /// The same font in another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight, isItalic: isItalic, isMonospaced: isMonospaced)
    }

    /// The height of a line in points: the font's size.
    public var lineHeight: CGFloat { pointSize }

    /// The width of one column in points: half the font's size.
    /// - Note: UIKit has no such property.
    public var columnWidth: CGFloat { pointSize / 2 }

    /// What the font is in words: `system 16`, `bold system 18`, `italic system 12`.
    public var description: String {
        var words = weight == .regular ? [] : [weight.description]
        if isItalic { words.append("italic") }
        words.append(isMonospaced ? "monospaced" : "system")
        words.append(pointSize.shortDescription)
        return words.joined(separator: " ")
    }

    /// Whether size and style agree.
    public static func == (lhs: UIFont, rhs: UIFont) -> Bool {
        lhs === rhs
            || (lhs.pointSize == rhs.pointSize && lhs.weight == rhs.weight && lhs.isItalic == rhs.isItalic
                && lhs.isMonospaced == rhs.isMonospaced)
    }

    /// Feeds size and style.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(pointSize)
        hasher.combine(weight)
        hasher.combine(isItalic)
        hasher.combine(isMonospaced)
    }

    /// The font of labels, shared since nearly all text has it.
    static let label = UIFont(pointSize: labelFontSize)
}
