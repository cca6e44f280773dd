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
