/// The priority of a length over others, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The priority as a number.
    public var rawValue: Float

    /// Creates a priority from a number; any number is allowed.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Creates a priority from a number; any number is allowed.
    public init(_ rawValue: Float) {
        self.init(rawValue: rawValue)
    }

    /// A required length.
    public static let required = UILayoutPriority(1000)
    /// The priority with which content resists compression.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority with which content resists stretching.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority with which a view is fitted to a size.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
