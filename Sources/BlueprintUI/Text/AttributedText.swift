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
