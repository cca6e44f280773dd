import Foundation
import HeadlessUIKit
import Testing

@Suite struct AttributedTextTests {
    @Test func fontsOfDifferentSizesShareALine() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        label.attributedText = text(("big ", 20), ("small", 10))
        #expect(label.sizeThatFits(.zero) == CGSize(width: 65, height: 20))
        let line = try #require(label.displayContent.text?.lines.first)
        #expect(line.text == "big small" && line.frame == CGRect(x: 0, y: 10, width: 65, height: 20))
        #expect(line.spans.map(\.text) == ["big ", "small"])
        #expect(
            line.spans.map(\.frame) == [
                CGRect(x: 0, y: 10, width: 40, height: 20), CGRect(x: 40, y: 20, width: 25, height: 10),
            ]
        )
        #expect(line.spans.map(\.font.pointSize) == [20, 10])
    }

    @Test func runsWrapAtWords() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 100))
        label.numberOfLines = 0
        label.attributedText = text(("one two", 10), (" three", 20), (" four", 10))
        // 35 + 10 + 50 is too wide for 60, and so is 50 + 5 + 20.
        #expect(label.sizeThatFits(CGSize(width: 60, height: 0)) == CGSize(width: 50, height: 40))
        let lines = try #require(label.displayContent.text?.lines)
        #expect(lines.map(\.text) == ["one two", "three", "four"])
        #expect(
            lines.map(\.frame) == [
                CGRect(x: 0, y: 30, width: 35, height: 10), CGRect(x: 0, y: 40, width: 50, height: 20),
                CGRect(x: 0, y: 60, width: 20, height: 10),
            ]
        )
    }

    @Test func aWordOfTwoFontsIsBrokenBetweenCharacters() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 22, height: 100))
        label.numberOfLines = 0
        label.attributedText = text(("abc", 10), ("def", 20))
        #expect(label.displayContent.text?.lines.map(\.text) == ["abc", "de", "f"])
    }

    @Test func linesTooManyAreCut() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 45))
        label.numberOfLines = 0
        label.attributedText = text(("one two three four five", 20))
        #expect(label.displayContent.text?.lines.map(\.text) == ["one", "two…"])
        #expect(label.displayContent.text?.isTruncated == true)
        label.numberOfLines = 1
        #expect(label.sizeThatFits(CGSize(width: 50, height: 0)) == CGSize(width: 40, height: 20))
    }

    @Test(arguments: NSLineBreakMode.allCases)
    func oneFontIsLaidOutAsPlainText(mode: NSLineBreakMode) {
        var random = SeededRandom(seed: 7)
        let alphabet: [Character] = ["a", "b", " ", " ", "\n", "漢", "\u{301}", "…", "c", "d"]
        for round in 0..<400 {
            let string = String(
                (0..<Int.random(in: 0...24, using: &random)).map { _ in
                    alphabet.randomElement(using: &random) ?? "a"
                }
            )
            let plain = UILabel(frame: CGRect(x: 3, y: 5, width: 0, height: 0))
            let width = round % 9 == 0 ? CGFloat.infinity : CGFloat.random(in: -5...70, using: &random)
            plain.frame.size = CGSize(width: width, height: CGFloat.random(in: 0...90, using: &random))
            plain.text = string
            plain.numberOfLines = Int.random(in: 0...3, using: &random)
            plain.lineBreakMode = mode
            plain.font = .systemFont(ofSize: [16, 13.3, 10, 0][round % 4])
            let styled = UILabel(frame: plain.frame)
            styled.attributedText = NSAttributedString(string: string)
            styled.numberOfLines = plain.numberOfLines
            styled.lineBreakMode = mode
            styled.font = plain.font
            let (one, two) = (
                plain.sizeThatFits(CGSize(width: width, height: 0)),
                styled.sizeThatFits(
                    CGSize(width: width, height: 0)
                )
            )
            #expect(abs(one.width - two.width) < 1e-6 && abs(one.height - two.height) < 1e-6, "\(string) \(width)")
            let (left, right) = (plain.displayContent.text, styled.displayContent.text)
            #expect(left?.lines.map(\.text) == right?.lines.map(\.text), "\(string) in \(plain.frame)")
            #expect(left?.isTruncated == right?.isTruncated, "\(string) in \(plain.frame)")
        }
    }

    @Test func paragraphStylesSetLines() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        style.lineSpacing = 4
        style.minimumLineHeight = 20
        let after = NSMutableParagraphStyle()
        after.setParagraphStyle(style)
        after.alignment = .center
        after.paragraphSpacingBefore = 3
        after.maximumLineHeight = 20
        after.lineHeightMultiple = 9
        let string = NSMutableAttributedString(
            string: "aa bb\n",
            attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style]
        )
        string.append(
            NSAttributedString(string: "c", attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: after])
        )
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 15, height: 71))
        label.numberOfLines = 0
        label.attributedText = string
        #expect(label.sizeThatFits(CGSize(width: 15, height: 0)) == CGSize(width: 10, height: 71))
        let lines = try #require(label.displayContent.text?.lines)
        #expect(lines.map(\.text) == ["aa", "bb", "c"])
        #expect(
            lines.map(\.frame) == [
                CGRect(x: 5, y: 0, width: 10, height: 20), CGRect(x: 5, y: 24, width: 10, height: 20),
                CGRect(x: 5, y: 51, width: 5, height: 20),
            ]
        )
        #expect(lines.first?.spans.first?.frame == CGRect(x: 5, y: 10, width: 10, height: 10))
    }

    @Test func theParagraphSaysHowItsLastLineIsCut() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
        let style = NSMutableParagraphStyle()
        for (mode, line) in [(NSLineBreakMode.byTruncatingHead, "…cd efgh"), (.byClipping, "a bcd ef")] {
            style.lineBreakMode = mode
            label.attributedText = NSAttributedString(
                string: "a bcd efgh",
                attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style]
            )
            #expect(label.displayContent.text?.lines.map(\.text) == [line])
        }
    }

    @Test func kernMakesCharactersWider() {
        let label = UILabel()
        for kern in [2, 2.0, CGFloat(2), NSNumber(value: 2)] as [Any] {
            label.attributedText = NSAttributedString(string: "abc", attributes: [.kern: kern])
            #expect(label.sizeThatFits(.zero) == CGSize(width: 30, height: 16))
        }
        for kern in [CGFloat.nan, .infinity] {
            label.attributedText = NSAttributedString(string: "abc", attributes: [.kern: kern])
            #expect(label.sizeThatFits(.zero) == CGSize(width: 24, height: 16))
        }
        label.attributedText = NSAttributedString(string: "abc", attributes: [.kern: CGFloat(-99)])
        #expect(label.sizeThatFits(.zero) == CGSize(width: 0, height: 16))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 0, -3, .greatestFiniteMagnitude])
    func brokenNumbersAreHarmless(length: CGFloat) {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = length
        style.minimumLineHeight = length
        style.maximumLineHeight = length
        style.lineHeightMultiple = length
        style.paragraphSpacing = length
        style.paragraphSpacingBefore = length
        let string = NSMutableAttributedString(attributedString: text(("one two\n", 10), ("three", length)))
        string.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 12))
        for width in [length, 30] {
            let label = UILabel()
            label.bounds = CGRect(x: 0, y: 0, width: width, height: length)
            label.attributedText = string
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = length
            _ = label.displayContent
            _ = label.inspectedProperties
            _ = label.sizeThatFits(CGSize(width: width, height: length))
        }
    }

    @Test func attributesGoWhenTheTextIsSet() {
        let label = UILabel()
        label.attributedText = text(("one", 30))
        #expect(label.text == "one" && label.intrinsicContentSize.height == 30)
        label.text = "two"
        #expect(label.intrinsicContentSize.height == 16)
        #expect(label.attributedText?.string == "two")
        label.attributedText = nil
        #expect(label.text == nil && label.displayContent.text == nil)
    }

    @Test func clustersAreNotTornApart() {
        let string = NSMutableAttributedString(string: "a👨‍👩‍👧b")
        string.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 3, length: 4))
        string.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 9, length: 1))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 16))
        label.attributedText = string
        #expect(label.displayContent.text?.lines.first?.spans.map(\.text) == ["a👨‍👩‍👧", "b"])
    }

    @Test func linksHavePlaces() throws {
        let string = NSMutableAttributedString(string: "see here and there")
        let url = try #require(URL(string: "https://a.example"))
        string.addAttribute(.link, value: url, range: NSRange(location: 4, length: 8))
        string.addAttribute(.link, value: "https://b.example", range: NSRange(location: 13, length: 5))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 72, height: 34))
        label.numberOfLines = 0
        label.attributedText = string
        #expect(label.displayLinks.map(\.url.host) == ["a.example", "a.example", "b.example"])
        #expect(
            label.displayLinks.map(\.frame) == [
                CGRect(x: 32, y: 1, width: 32, height: 16), CGRect(x: 0, y: 17, width: 24, height: 16),
                CGRect(x: 32, y: 17, width: 40, height: 16),
            ]
        )
        #expect(
            label.inspectedProperties.last?.value
                == "\"see \" system 16 black, \"here and\" system 16 black link https://a.example, "
                + "\" \" system 16 black, \"there\" system 16 black link https://b.example"
        )
    }

    private func text(_ runs: (String, CGFloat)...) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for (string, size) in runs {
            result.append(NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: size)]))
        }
        return result
    }
}

/// A random number generator with a fixed seed.
private struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 31)
    }
}
