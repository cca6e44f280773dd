import Foundation
import HeadlessUIKit

/// A text whose attributes are properties of the text or of a part of it.
///
/// ```swift
/// var text = AttributedText("Hello, world")
/// text.font = .systemFont(ofSize: 20)
/// if let range = text.range(of: "world") { text[range].color = .systemBlue }
/// let label = AttributedLabel(attributedText: text.attributedString)
/// ```
@dynamicMemberLookup
public struct AttributedText {
    /// The characters of the text.
    public let string: String

    /// The text as an attributed string, for an `AttributedLabel`.
    public private(set) var attributedString: NSAttributedString

    /// Creates a text without attributes.
    public init(_ string: String) {
        self.init(NSAttributedString(string: string))
    }

    /// Creates a text with the attributes of an attributed string.
    public init(_ attributedString: NSAttributedString) {
        string = attributedString.string
        self.attributedString = NSAttributedString(attributedString: attributedString)
    }

    /// The parts of the text with different attributes, in order; none for an empty text.
    public var runs: [Run] {
        var result: [Run] = []
        enumerateAttributes(in: NSRange(location: 0, length: attributedString.length)) { attributes, part in
            guard let range = Range(part, in: string) else { return }
            result.append(Run(range: range, attributes: TextAttributeContainer(attributes)))
        }
        return result
    }

    /// Returns the first range of a string in the text; nil if the text does not contain it.
    public func range(of aString: some StringProtocol) -> Range<String.Index>? {
        string.range(of: aString)
    }

    /// An attribute of the whole text.
    public subscript<Value>(dynamicMember keyPath: WritableKeyPath<TextAttributeContainer, Value>) -> Value {
        get { self[string.startIndex...][keyPath: keyPath] }
        set { self[string.startIndex...][keyPath: keyPath] = newValue }
    }

    /// The attributes of a part of the text, without those that differ within it.
    ///
    /// Setting them leaves the attributes that differ within the part as they are, unless they are set. A range beyond
    /// the text is clamped.
    public subscript<Part: RangeExpression>(range: Part) -> TextAttributeContainer where Part.Bound == String.Index {
        get { commonAttributes(in: characters(of: range)) }
        set { set(newValue, in: characters(of: range)) }
    }

    /// Returns the first text followed by the second, each with its attributes.
    public static func + (lhs: AttributedText, rhs: AttributedText) -> AttributedText {
        let sum = NSMutableAttributedString(attributedString: lhs.attributedString)
        sum.append(rhs.attributedString)
        return AttributedText(sum)
    }

    // MARK: - Attributes

    private func characters<Part: RangeExpression>(of range: Part) -> NSRange where Part.Bound == String.Index {
        let all = string.startIndex..<string.endIndex
        return NSRange(range.relative(to: string).clamped(to: all), in: string)
    }

    private func commonAttributes(in range: NSRange) -> TextAttributeContainer {
        var common: TextAttributeContainer?
        enumerateAttributes(in: range) { attributes, _ in
            common = common.map { $0.common(with: attributes) } ?? TextAttributeContainer(attributes)
        }
        return common ?? .empty
    }

    private mutating func set(_ attributes: TextAttributeContainer, in range: NSRange) {
        guard range.length > 0 else { return }
        let text = NSMutableAttributedString(attributedString: attributedString)
        for name in commonAttributes(in: range).values.keys where attributes.values[name] == nil {
            text.removeAttribute(name, range: range)
        }
        text.addAttributes(attributes.values, range: range)
        attributedString = NSAttributedString(attributedString: text)
    }

    private func enumerateAttributes(in range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
        guard range.length > 0 else { return }
        attributedString.enumerateAttributes(in: range) { attributes, part, _ in body(attributes, part) }
    }
}

extension AttributedText {
    /// A part of a text with the same attributes.
    @dynamicMemberLookup
    public struct Run {
        /// The range of the part in the text's string.
        public let range: Range<String.Index>

        /// The attributes of the part, without those that are not set.
        public let attributes: TextAttributeContainer

        /// An attribute of the part.
        public subscript<Value>(dynamicMember keyPath: KeyPath<TextAttributeContainer, Value>) -> Value {
            attributes[keyPath: keyPath]
        }
    }
}

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
