/// Lines under letters or through them; the numbers are UIKit's.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The number that stands in the attributes of text.
    public let rawValue: Int

    /// Makes a style of its number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One line of twice the width.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots instead of a line.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes instead of a line.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Not under spaces.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
