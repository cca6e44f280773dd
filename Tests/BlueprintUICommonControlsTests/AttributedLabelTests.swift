import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

@Suite struct AttributedLabelTests {
    private let example = URL(string: "https://example.org/a")

    private func text(_ runs: (String, CGFloat)...) -> NSMutableAttributedString {
        let result = NSMutableAttributedString(string: "")
        for (string, size) in runs {
            result.append(NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: size)]))
        }
        return result
    }

    @Test func aTouchedLinkIsFainter() throws {
        let label = AttributedLabel(attributedText: NSAttributedString(string: "a"))
        let color = try #require(label.activeLinkAttributes[.foregroundColor] as? UIColor)
        #expect(label.activeLinkAttributes.count == 1 && color == UIColor.systemBlue.withAlphaComponent(0.3))
        var alpha: CGFloat = 0
        color.getRed(nil, green: nil, blue: nil, alpha: &alpha)
        #expect(alpha == 0.3)
    }

    @Test func itIsMeasuredInTheFontsOfItsRuns() {
        let label = AttributedLabel(attributedText: text(("big", 20), (" and small", 10)))
        #expect(label.content.measure(in: .unconstrained) == CGSize(width: 80, height: 20))
        #expect(label.content.measure(in: SizeConstraint(width: 55)) == CGSize(width: 50, height: 30))
        #expect(label.content.measure(in: SizeConstraint(width: 0)) == CGSize(width: 80, height: 20))
        #expect(label.content.measure(in: SizeConstraint(width: -8)) == CGSize(width: 80, height: 20))
        #expect(AttributedLabel(attributedText: text()).content.measure(in: .unconstrained) == .zero)
        let one = AttributedLabel(attributedText: text(("one two three", 10))) { $0.numberOfLines = 1 }
        #expect(one.content.measure(in: SizeConstraint(width: 42)) == CGSize(width: 40, height: 10))
    }

    @Test func plainTextIsMeasuredAsALabels() {
        let string = "one two three"
        for width in stride(from: 0 as CGFloat, through: 120, by: 4) {
            let constraint = SizeConstraint(width: width)
            let attributed = AttributedLabel(attributedText: NSAttributedString(string: string))
            #expect(
                attributed.content.measure(in: constraint) == Label(text: string).content.measure(in: constraint)
            )
        }
    }

    @Test func theViewShowsRuns() throws {
        let string = text(("big", 20), (" small", 10))
        string.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        let label = AttributedLabel(attributedText: string) {
            $0.textRectOffset = UIOffset(horizontal: 2, vertical: -1)
            $0.shadow = TextShadow(
                radius: 4,
                opacity: 0.5,
                offset: UIOffset(horizontal: 1, vertical: 2),
                color: .blue
            )
        }
        let rendering = Rendering(label.aligned(vertically: .top, horizontally: .leading), width: 100, height: 50)
        #expect(rendering.views == ["UILabel 0,0 60×20"])
        let view = try #require(rendering.first(UILabel.self))
        let line = try #require(view.displayContent.text?.lines.first)
        #expect(line.spans.map(\.color) == [.red, .black])
        #expect(line.spans.map(\.frame.origin) == [CGPoint(x: 2, y: -1), CGPoint(x: 32, y: 9)])
        let properties = view.inspectedProperties.map { "\($0.name) \($0.value)" }
        #expect(properties.contains("layer.shadowColor blue") && properties.contains("layer.shadowOffset 1,2"))
        #expect(properties.contains("layer.shadowOpacity 0.5") && properties.contains("layer.shadowRadius 4"))
        #expect(properties.contains("textOffset 2,-1"))
        rendering.view.element = AttributedLabel(attributedText: string)
            .aligned(vertically: .top, horizontally: .leading)
        rendering.view.layoutIfNeeded()
        #expect(rendering.first(UILabel.self) === view)
        #expect(view.layer.shadowOpacity == 0)
        #expect(!view.inspectedProperties.contains { $0.name == "textOffset" })
    }

    @Test func aTappedLinkReachesTheHandler() throws {
        let url = try #require(example)
        let string = NSMutableAttributedString(string: "see here now")
        string.addAttribute(.link, value: url, range: NSRange(location: 4, length: 4))
        var tapped: [URL] = []
        let label = AttributedLabel(attributedText: string)
        let rendering = Rendering(label.onLinkTapped { tapped.append($0) }, width: 100, height: 16)
        #expect(rendering.view.tap(at: CGPoint(x: 40, y: 8)))
        #expect(!rendering.view.tap(at: CGPoint(x: 8, y: 8)) && !rendering.view.tap(at: CGPoint(x: 80, y: 8)))
        #expect(tapped == [url])
        let view = try #require(rendering.first(UILabel.self))
        #expect(view.displayContent.text?.lines.first?.spans.map(\.color) == [.black, .systemBlue, .black])
    }

    @Test func whatIsNoLinkLeavesTheTapToOthers() throws {
        let url = try #require(example)
        let string = NSMutableAttributedString(string: "see here now")
        string.addAttribute(.link, value: url, range: NSRange(location: 4, length: 4))
        var taps = 0
        var links = 0
        let element = AttributedLabel(attributedText: string).onLinkTapped { _ in links += 1 }.tappable { taps += 1 }
        let rendering = Rendering(element, width: 100, height: 16)
        rendering.view.tap(at: CGPoint(x: 8, y: 8))
        rendering.view.tap(at: CGPoint(x: 40, y: 8))
        #expect(taps == 1 && links == 1)
    }

    @Test func theNearestHandlerCounts() throws {
        final class Handler: URLHandler {
            var urls: [URL] = []
            func onTap(url: URL) { urls.append(url) }
        }
        let url = try #require(example)
        let label = AttributedLabel(attributedText: NSAttributedString(string: "here", attributes: [.link: url]))
        let handler = Handler()
        let rendering = Rendering(label, width: 100, height: 16)
        #expect(rendering.view.tap(at: CGPoint(x: 8, y: 8)))
        rendering.view.environment.urlHandler = handler
        rendering.view.layoutIfNeeded()
        rendering.view.tap(at: CGPoint(x: 8, y: 8))
        #expect(handler.urls == [url])
    }

    @Test func linksHaveTheirOwnAttributes() throws {
        let url = try #require(example)
        let string = NSAttributedString(string: "here", attributes: [.link: url, .foregroundColor: UIColor.red])
        let label = AttributedLabel(attributedText: string) {
            $0.linkAttributes = [.font: UIFont.systemFont(ofSize: 30)]
        }
        #expect(label.content.measure(in: .unconstrained) == CGSize(width: 60, height: 30))
        let view = try #require(Rendering(label, width: 100, height: 30).first(UILabel.self))
        #expect(view.displayContent.text?.color == .red)
        #expect(AttributedLabel(attributedText: string).linkAttributes == [.foregroundColor: UIColor.systemBlue])
    }

    @Test func naturalTextStandsWhereTheLanguageStarts() throws {
        let style = NSMutableParagraphStyle()
        for (alignment, x) in [(NSTextAlignment.natural, 68 as CGFloat), (.left, 0)] {
            style.alignment = alignment
            let string = NSAttributedString(string: "here", attributes: [.paragraphStyle: style])
            let rendering = Rendering(AttributedLabel(attributedText: string), width: 100, height: 16)
            rendering.view.environment.layoutDirection = .rightToLeft
            rendering.view.layoutIfNeeded()
            #expect(rendering.first(UILabel.self)?.displayContent.text?.lines.first?.frame.minX == x)
        }
    }

    @Test func equalLabelsHaveEqualHashes() {
        let (one, two) = (
            AttributedLabel(attributedText: text(("a", 9))), AttributedLabel(attributedText: text(("a", 9)))
        )
        #expect(one == two && one.hashValue == two.hashValue && Set([one, two]).count == 1)
        #expect(one != AttributedLabel(attributedText: text(("a", 8))))
        var other = one
        other.linkDetectionTypes = [.date, .phoneNumber]
        #expect(one != other)
    }
}
