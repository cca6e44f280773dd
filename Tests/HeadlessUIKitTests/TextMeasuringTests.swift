import Foundation
import HeadlessUIKit
import Testing

@Suite struct TextMeasuringTests {
    private let measurer = MonospacedTextMeasurer()

    private func lines(
        _ text: String,
        _ width: CGFloat,
        lines: Int = 0,
        _ mode: NSLineBreakMode = .byTruncatingTail
    ) -> [String] {
        let format = TextFormat(numberOfLines: lines, lineBreakMode: mode)
        let layout = measurer.layout(of: text, format: format, within: width)
        #expect(layout.size == measurer.size(of: text, format: format, within: width), "\(text) within \(width)")
        return layout.lines.map(\.text)
    }

    private func size(_ text: String, _ width: CGFloat = .infinity) -> CGSize {
        measurer.size(of: text, format: TextFormat(), within: width)
    }

    @Test func aCharacterIsHalfAsWideAsHigh() {
        #expect(size("Hello, world") == CGSize(width: 96, height: 16))
        let format = TextFormat(font: .boldSystemFont(ofSize: 18))
        #expect(measurer.size(of: "abc", format: format, within: 1000) == CGSize(width: 27, height: 18))
        #expect(size("日本e\u{301}") == CGSize(width: 40, height: 16))
    }

    @Test func emptyTextHasNoSize() {
        #expect(size("") == .zero && size("   ") == .zero && size("", 0) == .zero)
        #expect(lines("", 100) == [])
    }

    @Test func wordsAreJoinedByOneSpaceAndWrapGreedily() {
        #expect(lines("  one   two  three ", 64) == ["one two", "three"])
        #expect(lines("one two three", 55.9) == ["one", "two", "three"])
        #expect(lines("one two three", 56) == ["one two", "three"])
        #expect(lines("one two three", .infinity) == ["one two three"])
        #expect(size("one two three", 80) == CGSize(width: 56, height: 32))
    }

    @Test func aWordTooLongStandsOnLinesOfItsOwn() {
        #expect(lines("the internationalization of", 48) == ["the", "intern", "ationa", "lizati", "on of"])
        #expect(size("supercalifragilistic an now", 71) == CGSize(width: 64, height: 64))
    }

    @Test(arguments: [0, -5, 7.9, .nan, -.infinity] as [CGFloat])
    func everyLineHasACharacter(width: CGFloat) {
        #expect(lines("ab c", width) == ["a", "b", "c"])
        #expect(lines("日本", width) == ["日", "本"])
        #expect(size("日本", width) == CGSize(width: 16, height: 32))
    }

    @Test func wideCharactersBreakByColumns() {
        #expect(lines("日本語 a", 32) == ["日本", "語 a"])
        #expect(lines("日本語 a", 24) == ["日", "本", "語", "a"])
        #expect(lines("ab日本", 24) == ["ab", "日", "本"])
        #expect(lines("👨‍👩‍👧👨‍👩‍👧", 16) == ["👨‍👩‍👧", "👨‍👩‍👧"])
        #expect(lines("e\u{301}e\u{301}e\u{301}", 16) == ["e\u{301}e\u{301}", "e\u{301}"])
    }

    @Test func lineBreaksStartLines() {
        #expect(lines("a\n\n b c", 100) == ["a", "", "b c"])
        #expect(lines("a\n", 100) == ["a", ""])
        #expect(lines("a\r\nb\rc\u{2028}d", 100) == ["a", "b", "c", "d"])
        #expect(size("\n") == CGSize(width: 0, height: 32))
    }

    @Test func controlCharactersTakeAColumn() {
        #expect(size("a\tb\u{1B}") == CGSize(width: 32, height: 16))
    }

    @Test func tailTruncationEndsInAnEllipsis() {
        #expect(lines("one two three four", 64, lines: 1) == ["one two…"])
        #expect(lines("one two three four", 72, lines: 1) == ["one two…"])
        #expect(lines("one two three four", 80, lines: 1) == ["one two t…"])
        #expect(lines("one two three four", 64, lines: 2) == ["one two", "three f…"])
        #expect(lines("one two", 56, lines: 1) == ["one two"])
        #expect(lines("one\ntwo", 100, lines: 1) == ["one…"])
        #expect(lines("one\ntwo", 24, lines: 1) == ["on…"])
        #expect(lines("one two", 0, lines: 1) == ["…"])
    }

    @Test func otherModesCutElsewhere() {
        let text = "one two three four"
        #expect(lines(text, 64, lines: 1, .byTruncatingHead) == ["…ee four"])
        #expect(lines(text, 56, lines: 1, .byTruncatingMiddle) == ["one…our"])
        #expect(lines(text, 72, lines: 1, .byTruncatingMiddle) == ["one…four"])
        #expect(lines(text, 80, lines: 1, .byTruncatingMiddle) == ["one t…four"])
        #expect(lines(text, 80, lines: 1, .byClipping) == ["one two th"])
        #expect(lines(text, 64, lines: 1, .byWordWrapping) == ["one two"])
        #expect(lines(text, 80, lines: 1, .byWordWrapping) == ["one two"])
        #expect(lines(text, 80, .byCharWrapping) == ["one two th", "ree four"])
        #expect(lines(text, 32, .byCharWrapping) == ["one", "two", "thre", "e fo", "ur"])
        #expect(lines("日本", 0, lines: 1, .byClipping) == ["日"])
        #expect(lines("one\ntwo", .infinity, lines: 1, .byTruncatingMiddle) == ["one…"])
    }

    private func lines(_ text: String, _ width: CGFloat, _ mode: NSLineBreakMode) -> [String] {
        lines(text, width, lines: 0, mode)
    }

    @Test func aLayoutSaysWhatItNeeds() {
        let format = TextFormat(numberOfLines: 2)
        let layout = measurer.layout(of: "a b c d", format: format, within: 8)
        #expect(layout.neededLineCount == 4 && layout.isTruncated)
        #expect(layout.lines.map(\.text) == ["a", "…"] && layout.size == CGSize(width: 8, height: 32))
        #expect(!measurer.layout(of: "a b", format: format, within: 8).isTruncated)
    }

    @Test func aLineMayHaveAHeightOfItsOwn() {
        #expect(measurer.size(of: "a b", format: TextFormat(customLineHeight: 20), within: 8).height == 40)
        #expect(measurer.size(of: "a b", format: TextFormat(customLineHeight: -1), within: 8).height == 32)
    }

    @Test func aFontOfNoSizeTakesNoRoom() {
        let format = TextFormat(font: .systemFont(ofSize: 0))
        #expect(measurer.size(of: "a b", format: format, within: 0) == .zero)
        #expect(measurer.layout(of: "a b", format: format, within: 10).lines.map(\.text) == ["a b"])
    }

    @Test func widthAndHeightNeverGrowWithTheWidth() {
        let text = "Every 日本語 word of supercalifragilistic text\nwraps"
        var height = CGFloat.infinity
        for width in stride(from: 0 as CGFloat, through: 400, by: 3.7) {
            let size = size(text, width)
            #expect(size.height <= height)
            #expect(size.width <= max(width, 16))
            height = size.height
            _ = lines(text, width, lines: 2)
            _ = lines(text, width, lines: 3, .byTruncatingHead)
            _ = lines(text, width, lines: 1, .byTruncatingMiddle)
            _ = lines(text, width, lines: 2, .byClipping)
            _ = lines(text, width, .byCharWrapping)
        }
    }
}
