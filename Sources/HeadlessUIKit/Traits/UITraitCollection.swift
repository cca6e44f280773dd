import Foundation

/// The traits of the surroundings of a view, such as a dark appearance.
///
/// - Note: Nothing here changes them but ``UIView/overrideUserInterfaceStyle``: the surroundings are those of a phone
///   that is held upright, with light colours and text of the usual size.
public final class UITraitCollection: Hashable, Sendable {
    /// The appearance.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The room across.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// The room from top to bottom.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// The number of pixels per point; 0 if it is not specified.
    public let displayScale: CGFloat
    /// The size of text that a person prefers.
    public let preferredContentSizeCategory: UIContentSizeCategory

    private init(
        style: UIUserInterfaceStyle = .unspecified,
        horizontal: UIUserInterfaceSizeClass = .unspecified,
        vertical: UIUserInterfaceSizeClass = .unspecified,
        scale: CGFloat = 0,
        textSize: UIContentSizeCategory = .unspecified
    ) {
        (userInterfaceStyle, horizontalSizeClass, verticalSizeClass) = (style, horizontal, vertical)
        (displayScale, preferredContentSizeCategory) = (scale, textSize)
    }

    /// Creates traits of which none is specified.
    public convenience init() {
        self.init(style: .unspecified)
    }

    /// Creates traits of which the appearance alone is specified.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(style: userInterfaceStyle)
    }

    /// Creates traits of which the room across alone is specified.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(horizontal: horizontalSizeClass)
    }

    /// Creates traits of which the room from top to bottom alone is specified.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(vertical: verticalSizeClass)
    }

    /// Creates traits of which the number of pixels per point alone is specified.
    public convenience init(displayScale: CGFloat) {
        self.init(scale: displayScale)
    }

    /// Creates traits of which the size of text alone is specified.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(textSize: preferredContentSizeCategory)
    }

    /// Creates the traits of several; of a trait that more than one specifies, the last counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        func last<Trait: Equatable>(_ trait: KeyPath<UITraitCollection, Trait>, _ none: Trait) -> Trait {
            traitCollections.last { $0[keyPath: trait] != none }?[keyPath: trait] ?? none
        }
        self.init(
            style: last(\.userInterfaceStyle, .unspecified),
            horizontal: last(\.horizontalSizeClass, .unspecified),
            vertical: last(\.verticalSizeClass, .unspecified),
            scale: last(\.displayScale, 0),
            textSize: last(\.preferredContentSizeCategory, .unspecified)
        )
    }

    /// The traits outside of all views.
    public static var current: UITraitCollection {
        let scale = UIScreen.main.scale
        return scale == 1 ? usual : outermost(scale)
    }

    private static let usual = outermost(1)

    private static func outermost(_ scale: CGFloat) -> UITraitCollection {
        UITraitCollection(style: .light, horizontal: .compact, vertical: .regular, scale: scale, textSize: .large)
    }

    /// The kind of device: a phone.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

    /// The direction of the language: from left to right.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }

    /// Returns true if all traits are equal.
    public static func == (lhs: UITraitCollection, rhs: UITraitCollection) -> Bool { lhs.parts == rhs.parts }

    /// Hashes all traits.
    public func hash(into hasher: inout Hasher) { hasher.combine(parts) }

    /// The specified traits, as words.
    private var parts: [String] {
        ["\(userInterfaceStyle)", "\(horizontalSizeClass)", "\(verticalSizeClass)", "\(displayScale)"]
            + [preferredContentSizeCategory.rawValue]
    }
}

/// The size of text that a person prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The name of the size, as in UIKit.
    public let rawValue: String

    /// Creates a size from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Not specified.
    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest size.
    public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
    /// A small size.
    public static let small = Self(rawValue: "UICTContentSizeCategoryS")
    /// A size below the usual one.
    public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
    /// The usual size.
    public static let large = Self(rawValue: "UICTContentSizeCategoryL")
    /// A size above the usual one.
    public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
    /// A large size.
    public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest size but those for accessibility.
    public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
    /// The smallest size for accessibility.
    public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second size for accessibility.
    public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third size for accessibility.
    public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth size for accessibility.
    public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest size for accessibility.
    public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// True for a size for accessibility.
    public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

/// The room along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable, CaseIterable {
    /// Not specified.
    case unspecified
    /// Little room.
    case compact
    /// Much room.
    case regular
}

/// The appearance of an interface: light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable, CaseIterable {
    /// The inherited appearance.
    case unspecified
    /// Light: dark text on a light background.
    case light
    /// Dark: light text on a dark background.
    case dark
}
