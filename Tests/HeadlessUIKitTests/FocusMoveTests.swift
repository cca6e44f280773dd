import HeadlessUIKit
import Testing

@Suite struct FocusMoveTests {
    private final class Taker: UIView {
        var keeps = false
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { !keeps }
    }

    @Test func aPlainViewTakesNoFocus() {
        let view = UIView()
        #expect(!view.canBecomeFirstResponder && view.canResignFirstResponder)
        #expect(!view.becomeFirstResponder() && !view.isFirstResponder && view.resignFirstResponder())
    }

    @Test func aTreeHasOneFocus() {
        let (root, box, first, second) = (UIView(), UIView(), Taker(), Taker())
        root.addSubview(box)
        box.addSubview(first)
        root.addSubview(second)
        #expect(first.next === box && root.next == nil)
        #expect(first.becomeFirstResponder() && first.becomeFirstResponder())
        #expect(second.becomeFirstResponder() && !first.isFirstResponder)
        second.keeps = true
        #expect(!first.becomeFirstResponder() && second.isFirstResponder && !second.resignFirstResponder())
        let elsewhere = Taker()
        #expect(elsewhere.becomeFirstResponder() && second.isFirstResponder)
    }

    @Test func whatIsRemovedLosesTheFocus() {
        let (root, view) = (UIView(), Taker())
        root.addSubview(view)
        view.becomeFirstResponder()
        view.removeFromSuperview()
        #expect(!view.isFirstResponder)
        root.setSubviews([view])
        view.becomeFirstResponder()
        root.setSubviews([])
        #expect(!view.isFirstResponder)
    }
}
