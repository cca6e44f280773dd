import Foundation

/// The text attributes that UIKit adds to those of Foundation.
///
/// `font`, `foregroundColor`, `kern`, `link` and `paragraphStyle` affect layout and drawings.
/// - Note: The other attributes are stored with the text, but not drawn here.
extension NSAttributedString.Key {
    /// The background colour of the text, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The distance between the text and the baseline in points, upwards if positive.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The font, a `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// The text colour, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The number of points added to the width of each character; a number that is not finite counts as 0.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The destination of a link, a `URL` or a `String` with one.
    public static let link = NSAttributedString.Key("NSLink")
    /// The layout of a paragraph, an `NSParagraphStyle`; the style of its first character applies.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The shadow of the text, an `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// The colour of the line through the text, a `UIColor`.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The strikethrough style, the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The colour of the outline of the characters, a `UIColor`.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The width of the outline of the characters, in percent of the font size.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// The colour of the line under the text, a `UIColor`.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The underline style, the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
}

/// The shadow of text, as a text attribute.
open class NSShadow: Hashable {
    /// The offset of the shadow, in points to the right and down.
    open var shadowOffset: CGSize = .zero
    /// The blur radius of the shadow, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// The shadow's `UIColor`; a value of any other type counts as none.
    open var shadowColor: Any?

    /// Creates a sharp shadow without offset or colour.
    public init() {}

    private var color: UIColor? { shadowColor as? UIColor }

    /// Returns true if offset, blur radius and colour are equal.
    public static func == (lhs: NSShadow, rhs: NSShadow) -> Bool {
        lhs.shadowOffset == rhs.shadowOffset && lhs.shadowBlurRadius == rhs.shadowBlurRadius && lhs.color == rhs.color
    }

    /// Hashes the offset, blur radius and colour.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
        hasher.combine(color)
    }
}

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
