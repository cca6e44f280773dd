import Foundation

/// The attributes of text that UIKit adds to those of Foundation.
///
/// `font`, `foregroundColor`, `kern`, `link` and `paragraphStyle` are seen in layout and drawings.
/// - Note: The others are kept with the text, and drawn by nothing here.
extension NSAttributedString.Key {
    /// The colour behind the letters, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The font, a `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// The colour of the letters, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// What is added to the width of each character in points, a number; one that is not finite counts as 0.
    public static let kern = NSAttributedString.Key("NSKern")
    /// Where a tap leads, a `URL` or a `String` with one.
    public static let link = NSAttributedString.Key("NSLink")
    /// How a paragraph is laid out, an `NSParagraphStyle`; that of its first character counts.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The letters' shadow, an `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// A line through the letters, the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A line under the letters, the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
}
