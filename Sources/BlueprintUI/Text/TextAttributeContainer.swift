import Foundation
import HeadlessUIKit

/// The attributes of a text or of a part of it.
///
/// An attribute that is not set, or differs within the part, is nil.
public struct TextAttributeContainer {
    /// The attributes by their names.
    package var values: [NSAttributedString.Key: Any]

    /// No attributes.
    public static var empty: TextAttributeContainer { TextAttributeContainer([:]) }

    init(_ values: [NSAttributedString.Key: Any]) {
        self.values = values
    }

    /// The value of an attribute; nil if it is not set or has another type.
    ///
    /// Setting nil removes the attribute.
    public subscript<Key: AttributedTextKey>(key: Key.Type) -> Key.Value? {
        get { values[Key.name] as? Key.Value }
        set { values[Key.name] = newValue }
    }

    /// The font.
    public var font: UIFont? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The text colour.
    public var color: UIColor? {
        get { self[ColorKey.self] }
        set { self[ColorKey.self] = newValue }
    }

    /// The points added to the width of each character; a number that is not finite counts as 0.
    public var tracking: CGFloat? {
        get { self[TrackingKey.self] }
        set { self[TrackingKey.self] = newValue }
    }

    /// The style of the line under the text.
    public var underlineStyle: NSUnderlineStyle? {
        get { self[UnderlineStyleKey.self].map(NSUnderlineStyle.init(rawValue:)) }
        set { self[UnderlineStyleKey.self] = newValue?.rawValue }
    }

    /// The colour of the line under the text.
    public var underlineColor: UIColor? {
        get { self[UnderlineColorKey.self] }
        set { self[UnderlineColorKey.self] = newValue }
    }

    /// The layout of the paragraph.
    public var paragraphStyle: NSParagraphStyle? {
        get { self[ParagraphStyleKey.self] }
        set { self[ParagraphStyleKey.self] = newValue }
    }

    /// The destination of a link.
    public var link: URL? {
        get { self[LinkKey.self] }
        set { self[LinkKey.self] = newValue }
    }

    /// Returns the attributes that are equal in both containers.
    func common(with other: [NSAttributedString.Key: Any]) -> TextAttributeContainer {
        TextAttributeContainer(
            values.filter { name, value in
                guard let one = value as? AnyHashable, let two = other[name] as? AnyHashable else { return false }
                return one == two
            }
        )
    }
}
