/// Lines under or through text; the raw values are UIKit's.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The value stored in text attributes.
    public let rawValue: Int

    /// Creates a style from its raw value.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// A single line of twice the width.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// A double line.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// A dotted line.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// A dashed line.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// A line under words, not under spaces.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
