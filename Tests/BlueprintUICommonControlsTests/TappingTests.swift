import BlueprintUI
import BlueprintUIAccessibilityCore
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

@Suite struct TappingTests {
    private let label = Label(text: "Pay")

    @Test func aButtonIsAsLargeAsItsChildAndHoldsItsViews() {
        #expect(Button(wrapping: label).content.measure(in: .unconstrained) == CGSize(width: 24, height: 16))
        let rendering = Rendering(Button(wrapping: label).inset(uniform: 10), width: 100, height: 60)
        #expect(rendering.elements == ["Inset 0,0 100×60", "  Button 10,10 80×40", "    Label 0,0 80×40"])
        #expect(rendering.views == ["NativeButton 10,10 80×40", "  ContentView 0,0 80×40", "    UILabel 0,0 80×40"])
        rendering.view.frame.size = CGSize(width: 50, height: 50)
        rendering.view.layoutIfNeeded()
        #expect(rendering.views == ["NativeButton 10,10 30×30", "  ContentView 0,0 30×30", "    UILabel 0,0 30×30"])
    }

    @Test func aTapCallsTheLatestFunction() {
        var calls: [String] = []
        let rendering = Rendering(Button(onTap: { calls.append("old") }, wrapping: label), width: 100, height: 60)
        rendering.view.tap(at: CGPoint(x: 50, y: 30))
        rendering.view.element = Button(onTap: { calls.append("new") }, wrapping: label)
        rendering.view.layoutIfNeeded()
        rendering.view.tap(at: CGPoint(x: 50, y: 30))
        #expect(calls == ["old", "new"])
    }

    @Test func aDisabledButtonIsPaleAndDoesNothing() throws {
        var calls = 0
        let element = Button(isEnabled: false, onTap: { calls += 1 }, wrapping: label)
        let rendering = Rendering(element, width: 100, height: 60)
        let button = try #require(rendering.first(NativeButton.self))
        #expect(!rendering.view.tap(at: CGPoint(x: 50, y: 30)))
        #expect(calls == 0 && button.contentView.alpha < 1 && button.displayContent.remarks == ["disabled"])
        rendering.view.element = Button(onTap: { calls += 1 }, wrapping: label)
        rendering.view.layoutIfNeeded()
        #expect(button.contentView.alpha == 1 && button.displayContent.remarks.isEmpty)
        button.isHighlighted = true
        #expect(button.contentView.alpha < 1)
    }

    @Test func whatIsInAButtonTakesNoTaps() {
        var calls: [String] = []
        let inner = Button(onTap: { calls.append("inner") }, wrapping: label)
        let rendering = Rendering(Button(onTap: { calls.append("outer") }, wrapping: inner), width: 100, height: 60)
        rendering.view.tap(at: CGPoint(x: 50, y: 30))
        #expect(calls == ["outer"])
    }

    @Test func aSmallButtonTakesTouchesAroundIt() throws {
        let rendering = Rendering(Button(wrapping: label).centered(), width: 100, height: 100)
        let button = try #require(rendering.first(NativeButton.self))
        #expect(button.frame == CGRect(x: 38, y: 42, width: 24, height: 16))
        func isHit(_ x: CGFloat, _ y: CGFloat) -> Bool {
            rendering.view.hitTest(CGPoint(x: x, y: y), with: nil) === button
        }
        // The button lacks 20 points in width and 28 in height, and grows by as much on each side.
        #expect(isHit(19, 15) && isHit(81, 85) && !isHit(17, 50) && !isHit(50, 87))
        var element = Button(wrapping: label)
        element.minimumTappableSize = .zero
        rendering.view.element = element.centered()
        rendering.view.layoutIfNeeded()
        #expect(isHit(39, 43) && !isHit(37, 50))
    }

    @Test func aTappableIsAsLargeAsItsChildAndCallsForTaps() {
        var calls: [String] = []
        let element = label.tappable { calls.append("tap") }
        #expect(element.content.measure(in: .unconstrained) == CGSize(width: 24, height: 16))
        let rendering = Rendering(element.inset(uniform: 10), width: 100, height: 60)
        #expect(
            rendering.views == [
                "TappableView 10,10 80×40", "  AccessibilityTraitsView 0,0 80×40", "    UILabel 0,0 80×40",
            ]
        )
        #expect(rendering.view.tap(at: CGPoint(x: 50, y: 30)))
        #expect(!rendering.view.tap(at: CGPoint(x: 5, y: 30)))
        rendering.view.element = label.tappable { calls.append("other") }.inset(uniform: 10)
        rendering.view.layoutIfNeeded()
        rendering.view.tap(at: CGPoint(x: 50, y: 30))
        #expect(calls == ["tap", "other"])
    }

    @Test("A tappable is read as a button with the label of what is in it")
    func tappableReading() throws {
        let rendering = Rendering(label.tappable {}, width: 90, height: 60)
        let view = try #require(rendering.first(AccessibilityTraitsView.self))
        #expect(view.isAccessibilityElement && view.accessibilityLabel == "Pay")
        #expect(view.accessibilityTraits == [.staticText, .button])
        let tappable = try #require(rendering.first(TappableView.self))
        #expect(!tappable.isAccessibilityElement && tappable.accessibilityTraits == .none)
        let row = Row {
            label
            Label(text: "now")
        }
        let several = Rendering(row.tappable {}, width: 90, height: 60)
        #expect(several.first(AccessibilityTraitsView.self)?.accessibilityLabel == "Pay, now")
        let nothing = Rendering(Spacer(10).box().tappable {}, width: 90, height: 60)
        #expect(nothing.first(AccessibilityTraitsView.self)?.isAccessibilityElement == false)
    }

    @Test("A button sets no accessibility, and the label in it is read")
    func buttonReading() throws {
        for isEnabled in [true, false] {
            let rendering = Rendering(Button(isEnabled: isEnabled, wrapping: label), width: 90, height: 60)
            let view = try #require(rendering.first(NativeButton.self))
            #expect(!view.isAccessibilityElement && !view.hasOwnAccessibility && view.accessibilityLabel == nil)
            let text = try #require(rendering.first(UILabel.self))
            #expect(text.isAccessibilityElement && text.accessibilityTraits == .staticText)
        }
    }

    @Test func aButtonInATappableTakesTheTap() {
        var calls: [String] = []
        let button = Button(onTap: { calls.append("button") }, wrapping: label)
        let element = button.centered().tappable { calls.append("tappable") }
        let rendering = Rendering(element, width: 100, height: 100)
        rendering.view.tap(at: CGPoint(x: 50, y: 50))
        rendering.view.tap(at: CGPoint(x: 5, y: 5))
        #expect(calls == ["button", "tappable"])
    }

    @Test func elementsThatDoNotTakeTouchesAreNotTapped() {
        var calls = 0
        let element = label.tappable { calls += 1 }
        for hidden in [element.hidden() as any Element, element.userInteractionEnabled(false), element.opacity(0)] {
            #expect(!Rendering(hidden, width: 100, height: 60).view.tap(at: CGPoint(x: 50, y: 30)))
        }
        #expect(calls == 0)
    }

    @Test func aStyleIsOverriddenInTheView() throws {
        let rendering = Rendering(label.overrideUserInterfaceStyle(.dark), width: 100, height: 60)
        #expect(rendering.views == ["UIView 0,0 100×60", "  UILabel 0,0 100×60"])
        let view = try #require(rendering.view.contentViews.first)
        #expect(view.overrideUserInterfaceStyle == .dark)
        #expect(view.inspectedProperties.contains(InspectedProperty(name: "overrideUserInterfaceStyle", value: "dark")))
        rendering.view.element = label.overrideUserInterfaceStyle()
        rendering.view.layoutIfNeeded()
        #expect(view.overrideUserInterfaceStyle == .unspecified)
        #expect(label.overrideUserInterfaceStyle(.light).content.measure(in: .unconstrained).width == 24)
    }
}
