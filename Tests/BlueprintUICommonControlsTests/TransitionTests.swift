import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

@Suite struct TransitionTests {
    /// An observer that logs transitions with the text of the label in their view.
    private final class Listener: RenderObserver {
        var heard: [String] = []

        func applies(_ transition: LayoutTransition, to view: UIView) {
            guard case .specific(let attributes) = transition else { return }
            heard.append("\(name(view)) moves in \(attributes.duration)")
        }

        func appears(_ view: UIView, with transition: VisibilityTransition) {
            heard.append("\(name(view)) comes from \(transition.alpha)")
        }

        func disappears(_ view: UIView, with transition: VisibilityTransition) {
            heard.append("\(name(view)) goes to \(transition.alpha)")
        }

        private func name(_ view: UIView) -> String {
            var current: UIView? = view
            while let next = current {
                if let label = next as? UILabel { return label.text ?? "" }
                current = next.subviews.first
            }
            return "?"
        }
    }

    private let view = BlueprintView()
    private let listener = Listener()

    /// Returns the log of showing an element.
    private func heard(_ element: (any Element)?, width: CGFloat = 100) -> [String] {
        view.renderObserver = listener
        listener.heard = []
        view.element = element
        view.frame = CGRect(x: 0, y: 0, width: width, height: 100)
        view.layoutIfNeeded()
        return listener.heard
    }

    private func quick(_ duration: TimeInterval) -> LayoutTransition {
        .specific(AnimationAttributes(duration: duration))
    }

    @Test func itsViewLeavesTouchesToTheOthers() {
        let element = TransitionContainer(wrapping: Label(text: "a"))
        #expect(element.content.measure(in: .unconstrained) == CGSize(width: 8, height: 16))
        #expect(Rendering(element, width: 9, height: 20).views == ["PassthroughView 0,0 9×20", "  UILabel 0,0 9×20"])
        let rendering = Rendering(TransitionContainer(wrapping: Spacer(5)), width: 50, height: 50)
        #expect(rendering.view.contentViews[0].hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
        let button = Button(wrapping: Spacer(5))
        let tappable = Rendering(TransitionContainer(wrapping: button), width: 50, height: 50)
        #expect(tappable.view.contentViews[0].hitTest(CGPoint(x: 5, y: 5), with: nil) is NativeButton)
    }

    @Test func theModifiersSetTheTransitions() {
        let one = Label(text: "a").transition(onAppear: .fade, onLayout: .none)
        #expect(one.appearingTransition?.alpha == 0 && one.disappearingTransition == nil)
        guard case .none = one.layoutTransition else { return #expect(Bool(false), "not the transition given") }
        let both = Label(text: "a").transition(.scale)
        #expect(both.appearingTransition?.alpha == 1 && both.disappearingTransition?.alpha == 1)
        guard case .inherited = both.layoutTransition else { return #expect(Bool(false), "not inherited") }
    }

    @Test func viewsComeAndGoWithTheirTransitions() {
        func column(_ names: [String]) -> Column {
            Column { for name in names { Label(text: name).transition(.fade).keyed(name) } }
        }
        #expect(heard(column(["a"])) == [])
        #expect(heard(column(["a", "b"])) == ["b comes from 0.0"])
        #expect(heard(column(["b", "c"])) == ["a goes to 0.0", "c comes from 0.0"])
        #expect(heard(nil) == ["b goes to 0.0", "c goes to 0.0"])
        #expect(heard(column(["d"])) == ["d comes from 0.0"])
    }

    @Test func whatIsInANewOrRemovedViewComesAndGoesWithIt() {
        let element = Label(text: "a").transition(.fade)
        #expect(heard(Row()) == [])
        #expect(heard(Row { Box(wrapping: element) }) == [])
        #expect(heard(Row()) == [])
        #expect(heard(Row { element.transition(.scale) }) == ["a comes from 1.0"])
        #expect(heard(Row()) == ["a goes to 1.0"])
    }

    @Test func aLayoutTransitionCountsWhereTheFrameChanges() {
        func row(_ width: CGFloat) -> Row {
            Row(underflow: .justifyToStart) {
                Spacer(width: width, height: 10)
                Label(text: "a").transition(onLayout: quick(1)).keyed("a")
            }
        }
        #expect(heard(row(10)) == [])
        #expect(heard(row(10)) == [])
        // The label inside inherits the animation, although its own frame does not change.
        #expect(heard(row(20)) == ["a moves in 1.0", "a moves in 1.0"])
    }

    @Test func theNearestTransitionThatAppliesCounts() {
        func nested(_ inner: LayoutTransition) -> any Element {
            Label(text: "a").transition(onLayout: inner).transition(onLayout: quick(1))
        }
        let all: [(LayoutTransition, [String])] = [
            (.inherited, ["a moves in 1.0", "a moves in 1.0", "a moves in 1.0"]),
            (quick(2), ["a moves in 1.0", "a moves in 2.0", "a moves in 2.0"]),
            (.inheritedWithFallback(AnimationAttributes(duration: 3)), Array(repeating: "a moves in 1.0", count: 3)),
            (.none, ["a moves in 1.0"]),
        ]
        for (index, (inner, expected)) in all.enumerated() {
            _ = heard(nested(inner), width: 100)
            #expect(heard(nested(inner), width: CGFloat(50 + index)) == expected)
        }
    }

    @Test func aFallbackCountsWhereNothingIsInherited() {
        let element = Label(text: "a").transition(
            onLayout: .inheritedWithFallback(AnimationAttributes(duration: 3))
        )
        _ = heard(element, width: 100)
        #expect(heard(element, width: 50) == ["a moves in 3.0", "a moves in 3.0"])
    }
}
