/// How much a length counts against others, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: Float

    /// Makes a priority of a number; any is kept.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Makes a priority of a number; any is kept.
    public init(_ rawValue: Float) {
        self.init(rawValue: rawValue)
    }

    /// The length counts in any case.
    public static let required = UILayoutPriority(1000)
    /// With which content resists being cut.
    public static let defaultHigh = UILayoutPriority(750)
    /// With which content resists being stretched.
    public static let defaultLow = UILayoutPriority(250)
    /// With which a view is fitted to a size.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
