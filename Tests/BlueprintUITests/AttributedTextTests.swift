import BlueprintUI
import Foundation
import HeadlessUIKit
import Testing

@Suite struct AttributedTextTests {
    @Test func anAttributeOfTheTextAppliesToAllOfIt() throws {
        var text = AttributedText("Hello, world")
        #expect(text.font == nil && text.string == "Hello, world")
        text.font = .systemFont(ofSize: 20)
        text.color = .red
        #expect(text.font == .systemFont(ofSize: 20))
        var range = NSRange()
        let attributes = text.attributedString.attributes(at: 3, effectiveRange: &range)
        #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 20))
        #expect(attributes[.foregroundColor] as? UIColor == .red)
        #expect(range == NSRange(location: 0, length: 12))
        text.color = nil
        #expect(text.attributedString.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    }

    @Test func aPartHasAttributesOfItsOwn() throws {
        var text = AttributedText("one 🙂🏽 two")
        let smiley = try #require(text.range(of: "🙂🏽"))
        text.color = .black
        text[smiley].color = .blue
        text[smiley].link = URL(string: "https://swift.org")
        #expect(text.runs.map { String(text.string[$0.range]) } == ["one ", "🙂🏽", " two"])
        #expect(text.runs.map(\.color) == [.black, .blue, .black])
        #expect(text.runs[1].link?.absoluteString == "https://swift.org" && text.runs[0].link == nil)
        #expect(text[smiley].color == .blue)
        #expect(text[..<smiley.lowerBound].color == .black)
        #expect(text.range(of: "three") == nil)
    }

    @Test func anAttributeThatDiffersIsNilAndStays() throws {
        var text = AttributedText("red blue")
        text[try #require(text.range(of: "red"))].color = .red
        #expect(text.color == nil)
        text.font = .boldSystemFont(ofSize: 12)
        #expect(text.runs.map(\.color) == [.red, nil])
        #expect(text.runs.allSatisfy { $0.font == .boldSystemFont(ofSize: 12) })
    }

    @Test func eachAttributeIsStoredAsUIKitExpects() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        var text = AttributedText("a")
        text.tracking = 2
        text.underlineStyle = [.single, .patternDot]
        text.underlineColor = .green
        text.paragraphStyle = style
        let attributes = text.attributedString.attributes(at: 0, effectiveRange: nil)
        #expect(attributes[.kern] as? CGFloat == 2)
        #expect(attributes[.underlineStyle] as? Int == 0x0101)
        #expect(attributes[.underlineColor] as? UIColor == .green)
        #expect(attributes[.paragraphStyle] as? NSParagraphStyle == style)
        #expect(text.underlineStyle == [.single, .patternDot] && text.tracking == 2)
    }

    @Test func textsAreAdded() {
        var one = AttributedText("a")
        one.color = .red
        var two = AttributedText("b")
        two.color = .blue
        let sum = one + AttributedText("-") + two
        #expect(sum.string == "a-b" && sum.runs.map(\.color) == [.red, nil, .blue])
        #expect(one.string == "a" && AttributedText(sum.attributedString).runs.count == 3)
    }

    @Test func anEmptyTextAndARangeBeyondTheTextAreHarmless() throws {
        var text = AttributedText("")
        text.color = .red
        #expect(text.runs.isEmpty && text.color == nil)
        let long = "a longer text"
        var short = AttributedText("ab")
        short[long.startIndex..<long.endIndex].color = .red
        #expect(short.runs.map(\.color) == [.red])
    }

    @Test func aKeyOfOnesOwn() {
        var text = AttributedText("a")
        text.strikethrough = 1
        #expect(text.strikethrough == 1)
        #expect(text.attributedString.attribute(.strikethroughStyle, at: 0, effectiveRange: nil) as? Int == 1)
        var container = TextAttributeContainer.empty
        container[StrikethroughKey.self] = 2
        #expect(container[StrikethroughKey.self] == 2 && container[FontKey.self] == nil)
    }

    @Test func aRunHasItsAttributes() {
        var text = AttributedText("ab")
        text[text.range(of: "b")!].tracking = 2
        #expect(text.runs.map(\.attributes.tracking) == [nil, 2])
        #expect(text.runs[1].attributes[TrackingKey.self] == 2 && text.runs[1].attributes.font == nil)
        #expect(TextAttributeContainer.empty.tracking == nil && TextAttributeContainer.empty.link == nil)
    }
}

private enum StrikethroughKey: AttributedTextKey {
    typealias Value = Int
    static var name: NSAttributedString.Key { .strikethroughStyle }
}

extension TextAttributeContainer {
    fileprivate var strikethrough: Int? {
        get { self[StrikethroughKey.self] }
        set { self[StrikethroughKey.self] = newValue }
    }
}
