import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

@Suite struct SegmentedControlTests {
    @Test func itIsAsWideAsItsSegments() {
        var control = SegmentedControl { $0.font = .systemFont(ofSize: 15) }
        #expect(control.measure(in: .unconstrained) == .zero)
        control.appendItem(title: "abc") {}
        // Three columns of 7.5 points are 22.5, rounded up to 23, plus 8 points.
        #expect(control.measure(in: .unconstrained) == CGSize(width: 31, height: 36))
        control.roundingScale = 2
        #expect(control.measure(in: .unconstrained) == CGSize(width: 30.5, height: 36))
        control.appendItem(title: "long title", width: .specific(20)) {}
        #expect(control.content.measure(in: SizeConstraint(width: 50)) == CGSize(width: 50.5, height: 36))
    }

    @Test func aTitleIsMeasuredInLinesWithinTheWidth() {
        let control = SegmentedControl(items: [.init(title: "One") {}, .init(title: "A long title") {}])
        // A column is 8.5 points wide: 25.5 and, for "title", 42.5, rounded up, plus 8 points each.
        #expect(control.content.measure(in: SizeConstraint(width: 50)) == CGSize(width: 85, height: 36))
        #expect(control.content.measure(in: SizeConstraint(width: 52)) == CGSize(width: 93, height: 36))
        for unlimited in [SizeConstraint.unconstrained, SizeConstraint(width: 0), SizeConstraint(width: 102)] {
            #expect(control.content.measure(in: unlimited) == CGSize(width: 144, height: 36))
        }
    }

    @Test(arguments: [0, -30, .infinity] as [CGFloat])
    func aSpecificWidthIsTakenAsItIs(width: CGFloat) throws {
        var control = SegmentedControl { $0.font = .systemFont(ofSize: 16) }
        control.appendItem(title: "ab", width: .specific(width)) {}
        control.appendItem(title: "ab") {}
        #expect(control.content.measure(in: .unconstrained) == CGSize(width: 24 + width, height: 36))
        let view = try #require(Rendering(control, width: 100, height: 36).first(UISegmentedControl.self))
        #expect(view.widthForSegment(at: 0) == 0)
    }

    @Test(arguments: [CGFloat.nan, .infinity, 0, -4])
    func brokenNumbersCountAsNone(number: CGFloat) {
        var control = SegmentedControl { $0.font = .systemFont(ofSize: 16) }
        control.appendItem(title: "ab") {}
        control.roundingScale = number
        #expect(control.measure(in: SizeConstraint(width: number)) == CGSize(width: 24, height: 36))
        control.font = .systemFont(ofSize: number)
        #expect(control.measure(in: .unconstrained) == CGSize(width: 8, height: 36))
    }

    @Test func theBuilderTakesItems() throws {
        let withThird = true
        let control = SegmentedControl(selection: .index(1), font: .systemFont(ofSize: 16)) {
            SegmentedControl.Item(title: "one") {}
            for title in ["two"] { SegmentedControl.Item(title: title) {} }
            if withThird { SegmentedControl.Item(title: "three", width: .specific(60)) {} }
        }
        #expect(control.items.map(\.title) == ["one", "two", "three"])
        let view = try #require(Rendering(control, width: 124, height: 36).first(UISegmentedControl.self))
        #expect(view.numberOfSegments == 3 && view.selectedSegmentIndex == 1 && view.widthForSegment(at: 2) == 60)
        #expect(view.displayContent.text?.lines.map(\.text) == ["one", "two", "three"])
    }

    @Test func aTapCallsTheItem() throws {
        var selected: [String] = []
        func control(_ titles: [String], _ selection: SegmentedControl.Selection) -> SegmentedControl {
            SegmentedControl(items: titles.map { title in .init(title: title) { selected.append(title) } }) {
                $0.selection = selection
            }
        }
        let rendering = Rendering(control(["a", "b"], .none), width: 100, height: 36)
        let view = try #require(rendering.first(UISegmentedControl.self))
        rendering.view.tap(at: CGPoint(x: 75, y: 10))
        #expect(selected == ["b"] && view.selectedSegmentIndex == 1)
        rendering.view.element = control(["x", "y", "z"], .index(0))
        rendering.view.layoutIfNeeded()
        #expect(rendering.first(UISegmentedControl.self) === view && view.selectedSegmentIndex == 0)
        rendering.view.tap(at: CGPoint(x: 99, y: 10))
        #expect(selected == ["b", "z"])
        rendering.view.element = control(["q"], .index(7))
        rendering.view.layoutIfNeeded()
        #expect(view.numberOfSegments == 1 && view.selectedSegmentIndex == UISegmentedControl.noSegment)
    }
}
