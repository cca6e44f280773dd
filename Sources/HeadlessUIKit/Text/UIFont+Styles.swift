import Foundation

extension UIFont {
    /// How bold a font is, from -1 to 1; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        /// The weight as UIKit counts it.
        public let rawValue: CGFloat

        /// Makes a weight of its number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The thinnest.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Thinner than light.
        public static let thin = Weight(rawValue: -0.6)
        /// Thinner than regular.
        public static let light = Weight(rawValue: -0.4)
        /// Neither thin nor bold.
        public static let regular = Weight(rawValue: 0)
        /// Bolder than regular.
        public static let medium = Weight(rawValue: 0.23)
        /// Less than bold.
        public static let semibold = Weight(rawValue: 0.3)
        /// Bold.
        public static let bold = Weight(rawValue: 0.4)
        /// Bolder than bold.
        public static let heavy = Weight(rawValue: 0.56)
        /// The boldest.
        public static let black = Weight(rawValue: 0.62)

        /// The weights with a name, from thin to bold.
        package static let named: [(name: String, weight: Weight)] = [
            ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
            ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
        ]

        /// The name if it has one, else `weight` and its number.
        public var description: String {
            Weight.named.first { $0.weight == self }?.name ?? "weight \(rawValue.shortDescription)"
        }
    }

    /// A use of text, to which a font belongs.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name of the style.
        public let rawValue: String

        /// Makes a style of its name; one that the system does not know gets the font of the body.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Titles of screens, 34 points.
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        /// Titles of the first level, 28 points.
        public static let title1 = TextStyle(rawValue: "title1")
        /// Titles of the second level, 22 points.
        public static let title2 = TextStyle(rawValue: "title2")
        /// Titles of the third level, 20 points.
        public static let title3 = TextStyle(rawValue: "title3")
        /// Headings, 17 points and half bold.
        public static let headline = TextStyle(rawValue: "headline")
        /// Running text, 17 points.
        public static let body = TextStyle(rawValue: "body")
        /// Text beside something, 16 points.
        public static let callout = TextStyle(rawValue: "callout")
        /// Headings of the second level, 15 points.
        public static let subheadline = TextStyle(rawValue: "subheadline")
        /// Notes, 13 points.
        public static let footnote = TextStyle(rawValue: "footnote")
        /// Captions, 12 points.
        public static let caption1 = TextStyle(rawValue: "caption1")
        /// Small captions, 11 points.
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
