import Foundation

/// A font of a size.
///
/// All fonts are monospaced: a character advances half the size for each column that it takes.
/// - Note: UIKit's fonts have glyphs of different widths, and their line height exceeds their size.
public final class UIFont: Hashable, Sendable, CustomStringConvertible {
    /// The height of a line and twice the width of a column, in points; 0 or more.
    public let pointSize: CGFloat
    /// The weight; it does not affect sizes here.
    public let weight: Weight
    /// True for an italic font; it does not affect sizes here.
    public let isItalic: Bool
    /// True if the font was created as monospaced; all fonts here are.
    public let isMonospaced: Bool

    /// The name with which the font was created; nil for a system font.
    let name: String?

    init(
        pointSize: CGFloat,
        weight: Weight = .regular,
        isItalic: Bool = false,
        isMonospaced: Bool = false,
        name: String? = nil
    ) {
        self.pointSize = pointSize > 0 && pointSize.isFinite ? pointSize : 0
        self.weight = weight
        self.isItalic = isItalic
        self.isMonospaced = isMonospaced
        self.name = name
    }

    /// The font size of labels, 16.
    /// - Note: 17 on iOS. With 16, a character is 8 × 16 points: one terminal cell.
    public static let labelFontSize: CGFloat = 16
    /// The font size of buttons, 16.
    /// - Note: 18 on iOS.
    public static let buttonFontSize: CGFloat = 16
    /// The font size of small text in controls, 12.
    public static let smallSystemFontSize: CGFloat = 12
    /// The default font size, 14.
    public static let systemFontSize: CGFloat = 14

    /// Returns the system font; a size that is negative or not finite counts as 0.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        fontSize == labelFontSize ? label : UIFont(pointSize: fontSize)
    }

    /// Returns the system font in a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight)
    }

    /// Returns the bold system font.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(pointSize: fontSize, weight: .bold)
    }

    /// Returns the italic system font.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(pointSize: fontSize, isItalic: true)
    }

    /// Returns the monospaced system font.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight, isMonospaced: true)
    }

    /// Returns the system font with monospaced digits; the same as `systemFont(ofSize:weight:)` here.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight)
    }

    /// Returns the font of a text style, in the default size of iOS.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(pointSize: style.pointSize, weight: style == .headline ? .semibold : .regular)
    }

    /// Returns the font in another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight, isItalic: isItalic, isMonospaced: isMonospaced, name: name)
    }

    /// The height of a line in points: the font size.
    public var lineHeight: CGFloat { pointSize }

    /// The width of one column in points: half the font size.
    /// - Note: UIKit has no such property.
    public var columnWidth: CGFloat { pointSize / 2 }

    /// A description of the font: `system 16`, `bold system 18`, `italic system 12`, `Georgia 16`.
    public var description: String {
        var words = weight == .regular ? [] : [weight.description]
        if isItalic { words.append("italic") }
        words.append(name ?? (isMonospaced ? "monospaced" : "system"))
        words.append(pointSize.shortDescription)
        return words.joined(separator: " ")
    }

    /// Returns true if size and style are equal.
    public static func == (lhs: UIFont, rhs: UIFont) -> Bool {
        lhs === rhs
            || (lhs.pointSize == rhs.pointSize && lhs.weight == rhs.weight && lhs.isItalic == rhs.isItalic
                && lhs.isMonospaced == rhs.isMonospaced && lhs.name == rhs.name)
    }

    /// Hashes the size and the style.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(pointSize)
        hasher.combine(weight)
        hasher.combine(isItalic)
        hasher.combine(isMonospaced)
        hasher.combine(name)
    }

    /// The font of labels, shared because nearly all text has it.
    static let label = UIFont(pointSize: labelFontSize)
}
