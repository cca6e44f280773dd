import Foundation
import HeadlessUIKit
import Testing

@Suite struct LabelTests {
    private func label(_ text: String, _ width: CGFloat, _ height: CGFloat, lines: Int = 0) -> UILabel {
        let label = UILabel(frame: CGRect(x: 7, y: 9, width: width, height: height))
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @Test func sizeThatFitsWrapsWithinTheWidth() {
        let label = label("one two three", 0, 0)
        #expect(label.sizeThatFits(CGSize(width: 60, height: 1)) == CGSize(width: 56, height: 32))
        #expect(label.sizeThatFits(.zero) == CGSize(width: 104, height: 16))
        #expect(label.intrinsicContentSize == CGSize(width: 104, height: 16))
        label.numberOfLines = 1
        #expect(label.sizeThatFits(CGSize(width: 60, height: 1)) == CGSize(width: 56, height: 16))
        label.text = nil
        #expect(label.sizeThatFits(.zero) == .zero)
    }

    @Test func linesStandCentredOnTheHeight() throws {
        let content = try #require(label("one two", 30, 40).displayContent.text)
        #expect(content.lines.map(\.text) == ["one", "two"])
        #expect(content.lines.map(\.frame.origin) == [CGPoint(x: 0, y: 4), CGPoint(x: 0, y: 20)])
        #expect(content.lines.map(\.frame.size) == Array(repeating: CGSize(width: 24, height: 16), count: 2))
        #expect(!content.isTruncated && content.string == "one two")
    }

    @Test(
        arguments: [(.left, 0), (.center, 38), (.right, 76), (.natural, 0), (.justified, 0)]
            as [(NSTextAlignment, CGFloat)]
    )
    func linesAreAligned(alignment: NSTextAlignment, x: CGFloat) {
        let label = label("one", 100, 16)
        label.textAlignment = alignment
        #expect(label.displayContent.text?.lines.first?.frame.minX == x)
    }

    @Test func tooLittleHeightCutsLines() throws {
        let content = try #require(label("one two three", 30, 33).displayContent.text)
        #expect(content.lines.map(\.text) == ["one", "tw…"] && content.isTruncated)
        let low = try #require(label("one", 30, 10).displayContent.text)
        #expect(low.lines.map(\.text) == ["one"] && low.isTruncated)
    }

    @Test func tooLittleWidthCutsCharacters() throws {
        let narrow = try #require(label("ab", 4, 100).displayContent.text)
        #expect(narrow.lines.map(\.text) == ["a", "b"] && narrow.isTruncated)
        let none = try #require(label("ab", 0, 100).displayContent.text)
        #expect(none.lines.isEmpty && none.isTruncated)
        #expect(label("", 0, 0).displayContent.text == nil)
        let spaces = try #require(label("  ", 0, 0).displayContent.text)
        #expect(!spaces.isTruncated)
    }

    @Test func roomThatLostALittleIsEnough() throws {
        let content = try #require(label("one two", 55.5, 15.5).displayContent.text)
        #expect(content.lines.map(\.text) == ["one two"] && !content.isTruncated)
        let lower = try #require(label("one two", 56, 15).displayContent.text)
        #expect(lower.isTruncated)
        let narrower = try #require(label("one two", 55, 16).displayContent.text)
        #expect(narrower.lines.map(\.text) == ["one t…"] && narrower.isTruncated)
    }

    @Test func hugeAndBrokenBoundsAreHarmless() {
        for length in [CGFloat.nan, .infinity, .greatestFiniteMagnitude] {
            let label = label("one two", 0, 0)
            label.bounds = CGRect(x: 0, y: 0, width: length, height: length)
            _ = label.displayContent
            label.font = .systemFont(ofSize: 0)
            _ = label.displayContent
        }
        let good = label("one", 100, CGFloat.greatestFiniteMagnitude)
        #expect(good.displayContent.text?.lines.count == 1)
    }

    @Test func anotherMeasurerCanBePutIn() {
        struct Fixed: TextMeasuring {
            func size(of text: String, format: TextFormat, within width: CGFloat) -> CGSize {
                CGSize(width: 1, height: 2)
            }
            func layout(of text: String, format: TextFormat, within width: CGFloat) -> TextLayout {
                TextLayout(lines: [.init(text: "!", width: 1)], size: CGSize(width: 1, height: 2), neededLineCount: 1)
            }
        }
        let label = label("one", 10, 10)
        label.textMeasurer = Fixed()
        #expect(label.sizeThatFits(.zero) == CGSize(width: 1, height: 2))
        #expect(label.displayContent.text?.lines.map(\.text) == ["!"])
    }

    @Test func truncationIsKnownWithoutTheLines() throws {
        let texts = ["a", "one two three", "  ", "wide 漢字 text", "two\nlines", "abcdefghijkl mn", "\n"]
        let modes: [NSLineBreakMode] = [.byTruncatingTail, .byCharWrapping, .byClipping, .byTruncatingMiddle]
        for text in texts {
            for (width, height) in [(0, 0), (7.7, 16), (8, 15.4), (8, 16), (23.6, 33), (40, 31), (40, 90)] {
                for (lines, mode) in zip([0, 1, 2, 3], modes) {
                    let label = label(text, width, height, lines: lines)
                    label.lineBreakMode = mode
                    let content = try #require(label.displayContent.text)
                    #expect(content.isTruncated == (content.truncation != nil), "\(text) in \(width) by \(height)")
                }
            }
        }
    }

    @Test func theContentOfALabelStaysWhenTheLabelChanges() throws {
        let label = label("one two", 100, 16)
        let content = try #require(label.displayContent.text)
        label.text = "another text"
        label.bounds.size.width = 20
        label.textAlignment = .right
        #expect(content.lines.map(\.text) == ["one two"] && content.lines.first?.frame.minX == 0)
        let same = DisplayContent.Text(string: "one two", lines: content.lines, color: .black, font: label.font)
        #expect(content == same)
    }
}
