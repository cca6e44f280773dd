import Foundation
import HeadlessUIKit
import Testing

@Suite struct TouchTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func add(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, to parent: UIView) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        parent.addSubview(view)
        return view
    }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
        root.hitTest(CGPoint(x: x, y: y), with: nil)
    }

    @Test func theFrontmostViewIsHit() {
        let back = add(10, 10, 50, 50, to: root)
        let front = add(40, 40, 50, 50, to: root)
        let inner = add(5, 5, 10, 10, to: back)
        #expect(hit(5, 5) === root)
        #expect(hit(16, 16) === inner)
        #expect(hit(30, 30) === back)
        #expect(hit(50, 50) === front)
        #expect(hit(100, 50) == nil && hit(-1, 50) == nil)
    }

    @Test func whatCannotBeTouchedIsNotHit() {
        let view = add(10, 10, 50, 50, to: root)
        let inner = add(0, 0, 50, 50, to: view)
        inner.isHidden = true
        #expect(hit(20, 20) === view)
        inner.isHidden = false
        inner.alpha = 0.005
        #expect(hit(20, 20) === view)
        inner.alpha = 0.01
        #expect(hit(20, 20) === inner)
        view.isUserInteractionEnabled = false
        #expect(hit(20, 20) === root)
    }

    @Test func whatSticksOutIsNotHit() {
        let view = add(10, 10, 20, 20, to: root)
        _ = add(10, 10, 50, 50, to: view)
        #expect(hit(40, 40) === root)
    }

    @Test func transformsAndScrollingCount() {
        let turned = add(20, 40, 60, 20, to: root)
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(hit(50, 25) === turned && hit(25, 50) === root)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        root.addSubview(scroll)
        let row = add(0, 100, 100, 10, to: scroll)
        #expect(hit(50, 5) === scroll)
        scroll.contentOffset.y = 100
        #expect(hit(50, 5) === row && hit(50, 15) === scroll)
    }

    @Test func aViewMayTakeTouchesAroundIt() {
        final class Wide: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -10, dy: -10).contains(point)
            }
        }
        let view = Wide(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
        root.addSubview(view)
        #expect(hit(42, 55) === view && hit(39, 55) === root)
    }

    @Test func aTapIsRecognizedByTheInnermostViewThatLooksForOne() {
        var calls: [String] = []
        let outer = add(10, 10, 80, 80, to: root)
        let inner = add(10, 10, 20, 20, to: outer)
        for (view, name) in [(outer, "outer"), (inner, "inner")] {
            let recognizer = UITapGestureRecognizer()
            recognizer.addHandler { recognizer in
                let place = recognizer.location(in: recognizer.view)
                calls.append("\(name) \(place.x),\(place.y) \(recognizer.state == .recognized)")
            }
            view.addGestureRecognizer(recognizer)
        }
        #expect(root.tap(at: CGPoint(x: 25, y: 30)))
        #expect(calls == ["inner 5.0,10.0 true"])
        inner.gestureRecognizers?.first?.isEnabled = false
        #expect(root.tap(at: CGPoint(x: 25, y: 30)))
        #expect(calls.last == "outer 15.0,20.0 true")
        #expect(!root.tap(at: CGPoint(x: 5, y: 5)) && !root.tap(at: CGPoint(x: 500, y: 5)))
        #expect(calls.count == 2)
        #expect(outer.gestureRecognizers?.first?.state == .possible)
    }

    @Test func aControlTakesTheTapFromWhatHoldsIt() {
        var calls: [String] = []
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        control.addAction(UIAction { _ in calls.append("control") }, for: .touchUpInside)
        root.addSubview(control)
        let recognizer = UITapGestureRecognizer()
        recognizer.addHandler { _ in calls.append("recognizer") }
        root.addGestureRecognizer(recognizer)
        root.tap(at: CGPoint(x: 5, y: 5))
        control.isEnabled = false
        root.tap(at: CGPoint(x: 5, y: 5))
        root.tap(at: CGPoint(x: 50, y: 5))
        #expect(calls == ["control", "recognizer"])
    }

    @Test func aRecognizerBelongsToOneView() {
        let view = add(0, 0, 10, 10, to: root)
        let recognizer = UITapGestureRecognizer()
        #expect(root.gestureRecognizers == nil)
        root.addGestureRecognizer(recognizer)
        view.addGestureRecognizer(recognizer)
        #expect(recognizer.view === view && root.gestureRecognizers == [] && view.gestureRecognizers == [recognizer])
        root.removeGestureRecognizer(recognizer)
        #expect(recognizer.view === view)
        view.removeGestureRecognizer(recognizer)
        #expect(recognizer.view == nil && view.gestureRecognizers == [])
    }
}
