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
        #expect(label.content.measure(in: SizeConstraint(width: 0)) == CGSize(width: 8, height: 176))
        #expect(label.content.measure(in: SizeConstraint(width: -9)) == CGSize(width: 8, height: 176))
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
        #expect(view.shadowColor == UIColor(red: 1, green: 0, blue: 0, alpha: 0.25))
        #expect(view.shadowOffset == CGSize(width: 3, height: 4) && view.shadowRadius == 1)
        rendering.view.element = Label(text: "a")
        rendering.view.layoutIfNeeded()
        #expect(view.shadowColor == nil && rendering.first(UILabel.self) === view)
    }
}
