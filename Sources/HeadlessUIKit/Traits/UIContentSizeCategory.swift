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
