import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

@Suite struct LabelElementTests {
    @Test func textIsMeasuredWithinTheWidth() {
        let label = Label(text: "one two three")
        #expect(label.content.measure(in: .unconstrained) == CGSize(width: 104, height: 16))
        #expect(label.content.measure(in: SizeConstraint(width: 60)) == CGSize(width: 56, height: 32))
        #expect(
            label.content.measure(in: SizeConstraint(CGSize(width: 60, height: 1))) == CGSize(width: 56, height: 32)
        )
        #expect(label.content.measure(in: SizeConstraint(width: 0)) == CGSize(width: 104, height: 16))
        #expect(label.content.measure(in: SizeConstraint(width: -9)) == CGSize(width: 104, height: 16))
        #expect(Label(text: "").content.measure(in: .unconstrained) == .zero)
    }

    @Test func theClosureSetsTheRest() {
        let label = Label(text: "one two three") { label in
            label.font = .boldSystemFont(ofSize: 20)
            label.numberOfLines = 1
        }
        #expect(label.content.measure(in: SizeConstraint(width: 60)) == CGSize(width: 60, height: 20))
        let high = Label(text: "a b") { $0.lineHeight = .custom(lineHeight: 24) }
        #expect(high.content.measure(in: SizeConstraint(width: 8)) == CGSize(width: 8, height: 48))
    }

    @Test func theProductsFirstExample() {
        let element = Label(text: "Hello, world").centered().inset(uniform: 20).box(background: .blue)
        let rendering = Rendering(element, width: 300, height: 160)
        #expect(
            rendering.elements == [
                "Box 0,0 300×160",
                "  Inset 0,0 300×160",
                "    Centered 20,20 260×120",
                "      Label 82,52 96×16",
            ]
        )
        #expect(rendering.views.last == "    UILabel 102,72 96×16")
    }

    @Test func theViewShowsWhatTheElementSays() throws {
        let label = Label(text: "one two three") {
            $0.font = .systemFont(ofSize: 16, weight: .medium)
            $0.color = .red
            $0.alignment = .center
            $0.numberOfLines = 2
        }
        let view = try #require(Rendering(label, width: 40, height: 100).first(UILabel.self))
        let text = try #require(view.displayContent.text)
        #expect(text.lines.map(\.text) == ["one", "two…"])
        #expect(text.lines.map(\.frame.minX) == [8, 4] && text.lines.map(\.frame.minY) == [34, 50])
        #expect(text.isTruncated && text.color == .red && text.font.weight == .medium)
        #expect(view.inspectedProperties.contains(InspectedProperty(name: "numberOfLines", value: "2")))
    }

    @Test(
        arguments: [
            (.top, 34), (.center, 42), (.bottom, 50),
        ] as [(Label.LineHeight.Alignment, CGFloat)]
    )
    func lettersStandInHigherLines(alignment: Label.LineHeight.Alignment, y: CGFloat) throws {
        let label = Label(text: "one") { $0.lineHeight = .custom(lineHeight: 32, alignment: alignment) }
        let view = try #require(Rendering(label, width: 40, height: 100).first(UILabel.self))
        #expect(view.displayContent.text?.lines.first?.frame == CGRect(x: 0, y: y, width: 24, height: 16))
    }

    @Test(arguments: [0, -8, .nan] as [CGFloat])
    func noWidthIsNoLimit(width: CGFloat) {
        let label = Label(text: "Hello, world")
        #expect(label.content.measure(in: SizeConstraint(width: width)) == CGSize(width: 96, height: 16))
        let lines = Label(text: "Hello,\nworld").content.measure(in: SizeConstraint(width: width))
        #expect(lines == CGSize(width: 48, height: 32))
    }

    @Test func aLabelThatGetsNoWidthIsOneLineHigh() {
        let row = Row {
            Label(text: "Hello, world")
            Spacer(width: 100, height: 10).stackLayoutChild(priority: .fixed)
        }
        let rendering = Rendering(row, width: 100, height: 100)
        #expect(rendering.elements[1] == "  Label 0,0 0×16")
    }

    @Test func aLabelAndAnAttributedLabelShareTheirView() throws {
        let text = NSAttributedString(
            string: "link",
            attributes: [.link: "https://example.org", .font: UIFont.systemFont(ofSize: 30)]
        )
        let attributed = AttributedLabel(attributedText: text) {
            $0.textRectOffset = UIOffset(horizontal: 1, vertical: 2)
            $0.numberOfLines = 3
        }
        var taps = 0
        let plain = Label(text: "plain") {
            $0.color = .red
            $0.font = .systemFont(ofSize: 9)
            $0.alignment = .right
            $0.lineBreakMode = .byClipping
        }
        let rendering = Rendering(plain, width: 100, height: 100)
        rendering.view.environment.urlHandler = Counting { taps += 1 }
        rendering.view.layoutIfNeeded()
        let view = try #require(rendering.first(UILabel.self))
        rendering.view.element = attributed
        rendering.view.layoutIfNeeded()
        let fresh = try #require(Rendering(attributed, width: 100, height: 100).first(UILabel.self))
        #expect(rendering.first(UILabel.self) === view && view.inspectedProperties == fresh.inspectedProperties)
        #expect(rendering.view.tap(at: CGPoint(x: 5, y: 50)) && taps == 1)
        rendering.view.element = plain
        rendering.view.layoutIfNeeded()
        let again = try #require(Rendering(plain, width: 100, height: 100).first(UILabel.self))
        #expect(rendering.first(UILabel.self) === view)
        #expect(view.inspectedProperties.suffix(6) == again.inspectedProperties.suffix(6))
        #expect(!rendering.view.tap(at: CGPoint(x: 5, y: 50)) && taps == 1)
    }

    @Test func naturalTextStandsWhereTheLanguageStarts() throws {
        let label = Label(text: "one") { $0.alignment = .natural }
        let rendering = Rendering(label, width: 100, height: 16)
        #expect(rendering.first(UILabel.self)?.displayContent.text?.lines.first?.frame.minX == 0)
        rendering.view.environment.layoutDirection = .rightToLeft
        rendering.view.layoutIfNeeded()
        #expect(rendering.first(UILabel.self)?.displayContent.text?.lines.first?.frame.minX == 76)
    }

    @Test func roundingToPixelsCutsNoText() throws {
        let label = Label(text: "one") { $0.font = .systemFont(ofSize: 15.5) }
        let rendering = Rendering(label.centered(), width: 100, height: 20)
        #expect(rendering.elements.last == "  Label 38.375,2.25 23.25×15.5")
        #expect(rendering.views == ["UILabel 38,2 23×16"])
        let text = try #require(rendering.first(UILabel.self)?.displayContent.text)
        #expect(text.lines.map(\.text) == ["one"] && !text.isTruncated)
    }

    @Test func aLabelMayShrinkItsText() throws {
        let label = Label(text: "abcdefghij") {
            $0.numberOfLines = 1
            $0.adjustsFontSizeToFitWidth = true
            $0.minimumScaleFactor = 0.5
        }
        #expect(label.content.measure(in: .unconstrained) == CGSize(width: 80, height: 16))
        let rendering = Rendering(label, width: 40, height: 16)
        let view = try #require(rendering.first(UILabel.self))
        #expect(view.displayContent.text?.lines.map(\.text) == ["abcdefghij"])
        rendering.view.element = Label(text: "abcdefghij") { $0.numberOfLines = 1 }
        rendering.view.layoutIfNeeded()
        #expect(rendering.first(UILabel.self) === view && view.displayContent.text?.lines.map(\.text) == ["abcd…"])
    }

    @Test func aShadowIsSetAndTakenAway() throws {
        let shadow = TextShadow(
            radius: 1,
            opacity: 0.5,
            offset: UIOffset(horizontal: 3, vertical: 4),
            color: .red.withAlphaComponent(0.5)
        )
        let rendering = Rendering(Label(text: "a") { $0.shadow = shadow }, width: 40, height: 16)
        let view = try #require(rendering.first(UILabel.self))
        #expect(view.layer.shadowColor == UIColor.red.withAlphaComponent(0.5).cgColor)
        #expect(view.layer.shadowOpacity == 0.5 && view.layer.shadowRadius == 1)
        #expect(view.layer.shadowOffset == CGSize(width: 3, height: 4) && view.shadowColor == nil)
        rendering.view.element = Label(text: "a")
        rendering.view.layoutIfNeeded()
        #expect(view.layer.shadowOpacity == 0 && rendering.first(UILabel.self) === view)
    }
}

/// A handler that counts the taps on links.
private struct Counting: URLHandler {
    let count: () -> Void

    func onTap(url: URL) { count() }
}
