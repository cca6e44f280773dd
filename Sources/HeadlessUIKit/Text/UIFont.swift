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

extension UIFont {
    /// The weight of a font, from -1 to 1; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        /// The weight as a number, as in UIKit.
        public let rawValue: CGFloat

        /// Creates a weight from a number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The lightest letters.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Very light letters.
        public static let thin = Weight(rawValue: -0.6)
        /// Light letters.
        public static let light = Weight(rawValue: -0.4)
        /// Letters of normal weight (the default).
        public static let regular = Weight(rawValue: 0)
        /// Slightly bold letters.
        public static let medium = Weight(rawValue: 0.23)
        /// Half bold letters.
        public static let semibold = Weight(rawValue: 0.3)
        /// Bold letters.
        public static let bold = Weight(rawValue: 0.4)
        /// Very bold letters.
        public static let heavy = Weight(rawValue: 0.56)
        /// The boldest letters.
        public static let black = Weight(rawValue: 0.62)

        /// The named weights, from the lightest to the heaviest.
        package static let named: [(name: String, weight: Weight)] = [
            ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
            ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
        ]

        /// The weight's name or else `weight` and its number.
        public var description: String {
            Weight.named.first { $0.weight == self }?.name ?? "weight \(rawValue.shortDescription)"
        }
    }

    /// A text style, which determines a preferred font.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name of the style.
        public let rawValue: String

        /// Creates a style from its name; an unknown style has the font of `body`.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Large titles, 34 points.
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        /// First-level headings, 28 points.
        public static let title1 = TextStyle(rawValue: "title1")
        /// Second-level headings, 22 points.
        public static let title2 = TextStyle(rawValue: "title2")
        /// Third-level headings, 20 points.
        public static let title3 = TextStyle(rawValue: "title3")
        /// Headlines, 17 points semibold.
        public static let headline = TextStyle(rawValue: "headline")
        /// Body text, 17 points.
        public static let body = TextStyle(rawValue: "body")
        /// Callouts, 16 points.
        public static let callout = TextStyle(rawValue: "callout")
        /// Subheadlines, 15 points.
        public static let subheadline = TextStyle(rawValue: "subheadline")
        /// Footnotes, 13 points.
        public static let footnote = TextStyle(rawValue: "footnote")
        /// Standard captions, 12 points.
        public static let caption1 = TextStyle(rawValue: "caption1")
        /// Alternate captions, 11 points.
        public static let caption2 = TextStyle(rawValue: "caption2")

        var pointSize: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            default: 17
            }
        }
    }
}

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
