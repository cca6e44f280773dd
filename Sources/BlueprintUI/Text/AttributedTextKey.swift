import Foundation
import HeadlessUIKit

/// A key for one attribute of text, with the type of its value.
///
/// The library has keys for seven attributes. An app declares its own, and a property for each in an extension of
/// ``TextAttributeContainer``.
public protocol AttributedTextKey {
    /// The type of the attribute's value, as stored in an `NSAttributedString`.
    associatedtype Value: Equatable

    /// The name of the attribute in an `NSAttributedString`.
    static var name: NSAttributedString.Key { get }
}

/// The key of the font.
public enum FontKey: AttributedTextKey {
    /// A font.
    public typealias Value = UIFont
    /// The name `font`.
    public static var name: NSAttributedString.Key { .font }
}

/// The key of the text colour.
public enum ColorKey: AttributedTextKey {
    /// A colour.
    public typealias Value = UIColor
    /// The name `foregroundColor`.
    public static var name: NSAttributedString.Key { .foregroundColor }
}

/// The key of the tracking, the space added to each character.
public enum TrackingKey: AttributedTextKey {
    /// A length in points.
    public typealias Value = CGFloat
    /// The name `kern`.
    public static var name: NSAttributedString.Key { .kern }
}

/// The key of the underline style.
public enum UnderlineStyleKey: AttributedTextKey {
    /// The raw value of an `NSUnderlineStyle`.
    public typealias Value = Int
    /// The name `underlineStyle`.
    public static var name: NSAttributedString.Key { .underlineStyle }
}

/// The key of the underline colour.
public enum UnderlineColorKey: AttributedTextKey {
    /// A colour.
    public typealias Value = UIColor
    /// The name `underlineColor`.
    public static var name: NSAttributedString.Key { .underlineColor }
}

/// The key of the paragraph style.
public enum ParagraphStyleKey: AttributedTextKey {
    /// A paragraph style.
    public typealias Value = NSParagraphStyle
    /// The name `paragraphStyle`.
    public static var name: NSAttributedString.Key { .paragraphStyle }
}

/// The key of the destination of a link.
public enum LinkKey: AttributedTextKey {
    /// A web address.
    public typealias Value = URL
    /// The name `link`.
    public static var name: NSAttributedString.Key { .link }
}
