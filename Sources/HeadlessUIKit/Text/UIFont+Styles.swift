import Foundation

extension UIFont {
    /// The weight of a font, from -1 to 1; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        /// The weight as a number, as in UIKit.
        public let rawValue: CGFloat

        /// Creates a weight from a number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The ultra-light weight.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// The thin weight.
        public static let thin = Weight(rawValue: -0.6)
        /// The light weight.
        public static let light = Weight(rawValue: -0.4)
        /// The regular weight.
        public static let regular = Weight(rawValue: 0)
        /// The medium weight.
        public static let medium = Weight(rawValue: 0.23)
        /// The semibold weight.
        public static let semibold = Weight(rawValue: 0.3)
        /// The bold weight.
        public static let bold = Weight(rawValue: 0.4)
        /// The heavy weight.
        public static let heavy = Weight(rawValue: 0.56)
        /// The black weight, the heaviest.
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
