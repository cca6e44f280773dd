import Foundation
import HeadlessUIKit
import Testing

@Suite struct TextAttributeTests {
    @Test func paragraphStylesAreValues() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 3
        let copy = try #require(style.copy() as? NSParagraphStyle)
        let other = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
        #expect(copy == style && other == style && copy.hashValue == style.hashValue)
        style.lineSpacing = 4
        #expect(copy.lineSpacing == 3 && copy != style && !(copy is NSMutableParagraphStyle))
        #expect(NSParagraphStyle.default == NSParagraphStyle() && NSParagraphStyle.default.alignment == .natural)
    }

    @Test func shadowsAreComparedByValue() {
        let (one, two) = (NSShadow(), NSShadow())
        one.shadowColor = UIColor.red
        #expect(one != two)
        two.shadowColor = UIColor.red
        #expect(one == two && one.hashValue == two.hashValue)
        two.shadowBlurRadius = 2
        #expect(one != two)
    }

    @Test func labelsKeepWhatFewHave() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let plain = label.inspectedProperties
        label.shadowColor = .red
        label.allowsDefaultTighteningForTruncation = true
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.25
        let added = label.inspectedProperties.dropFirst(plain.count).map { "\($0.name) \($0.value)" }
        #expect(
            added == [
                "shadowColor red", "shadowOffset 0,-1", "adjustsFontSizeToFitWidth true", "minimumScaleFactor 0.25",
                "allowsDefaultTighteningForTruncation true",
            ]
        )
        label.shadowColor = nil
        label.adjustsFontSizeToFitWidth = false
        label.allowsDefaultTighteningForTruncation = false
        #expect(label.inspectedProperties == plain)
    }

    @Test func textShrinksToFit() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 16))
        label.text = "abcdefghij"
        #expect(label.displayContent.text?.lines.map(\.text) == ["abcd…"])
        label.adjustsFontSizeToFitWidth = true
        let whole = try #require(label.displayContent.text)
        #expect(whole.lines.map(\.text) == ["abcdefghij"] && !whole.isTruncated)
        #expect(whole.font.pointSize > 7.9 && whole.font.pointSize <= 8.2)
        #expect(label.sizeThatFits(.zero) == CGSize(width: 80, height: 16))
        label.minimumScaleFactor = 0.75
        let cut = try #require(label.displayContent.text)
        #expect(cut.font.pointSize == 12 && cut.isTruncated && cut.lines.map(\.text) == ["abcde…"])
    }

    @Test func attributedTextShrinksToFit() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        let text = NSMutableAttributedString(string: "abcd", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        text.append(NSAttributedString(string: "efgh", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
        label.attributedText = text
        label.adjustsFontSizeToFitWidth = true
        let content = try #require(label.displayContent.text)
        #expect(!content.isTruncated && content.lines.map(\.text) == ["abcdefgh"])
        #expect(content.lines.first?.spans.map(\.font.pointSize) == [20, 10])
    }
}
