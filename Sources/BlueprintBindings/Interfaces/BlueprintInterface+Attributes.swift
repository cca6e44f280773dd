extension BlueprintInterface {
    /// Attributed text: its keys and its subscripts.
    static let attributes = """
        protocol AttributedTextKey {
            associatedtype Value: Equatable
            static var name: NSAttributedString.Key { get }
        }
        extension ColorKey: AttributedTextKey {
            typealias Value = UIColor
        }
        extension FontKey: AttributedTextKey {
            typealias Value = UIFont
        }
        extension LinkKey: AttributedTextKey {
            typealias Value = URL
        }
        extension ParagraphStyleKey: AttributedTextKey {
            typealias Value = NSParagraphStyle
        }
        extension TrackingKey: AttributedTextKey {
            typealias Value = CGFloat
        }
        extension UnderlineColorKey: AttributedTextKey {
            typealias Value = UIColor
        }
        extension UnderlineStyleKey: AttributedTextKey {
            typealias Value = Int
        }
        @dynamicMemberLookup extension AttributedText {
            subscript<Value>(dynamicMember keyPath: WritableKeyPath<TextAttributeContainer, Value>) -> Value { get set }
            subscript<Part: RangeExpression>(range: Part) -> TextAttributeContainer where Part.Bound == String.Index {
                get set
            }
            static func + (lhs: AttributedText, rhs: AttributedText) -> AttributedText
        }
        @dynamicMemberLookup extension AttributedText.Run {
            subscript<Value>(dynamicMember keyPath: KeyPath<TextAttributeContainer, Value>) -> Value { get }
        }
        extension NSRange {
            init<Region: RangeExpression, Target: StringProtocol>(_ region: Region, in target: Target)
                where Region.Bound == String.Index
        }
        extension TextAttributeContainer {
            subscript<Key: AttributedTextKey>(key: Key.Type) -> Key.Value? { get set }
        }
        """
}
