import Foundation
import HeadlessUIKit
import Testing

/// The views that apps describe besides labels and buttons.
@Suite struct FurtherViewTests {
    @Test func intrinsicSizesAreThoseOfIOS() {
        #expect(UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31))
        let moved = UISwitch(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(moved.frame == CGRect(x: 1, y: 2, width: 51, height: 31))
        #expect(UIActivityIndicatorView(style: .medium).frame.size == CGSize(width: 20, height: 20))
        #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
    }

    @Test func aTapTurnsASwitchOver() {
        let control = UISwitch()
        var values: [Bool] = []
        control.addAction(UIAction { _ in values.append(control.isOn) }, for: .valueChanged)
        #expect(control.tap(at: CGPoint(x: 5, y: 5)) && control.tap(at: CGPoint(x: 5, y: 5)))
        control.setOn(true, animated: true)
        #expect(values == [true, false] && control.isOn && control.displayContent.remarks == ["on"])
    }

    @Test func anIndicatorIsHiddenWhileItDoesNotRun() {
        let view = UIActivityIndicatorView(style: .medium)
        #expect(view.isHidden)
        view.startAnimating()
        #expect(!view.isHidden && view.isAnimating && view.displayContent.remarks == ["busy"])
        view.stopAnimating()
        #expect(view.isHidden)
        view.hidesWhenStopped = false
        #expect(!view.isHidden)
    }

    @Test func aTextViewMeasuresItsLines() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
        view.text = "one two"
        #expect(view.sizeThatFits(CGSize(width: 50, height: 0)) == CGSize(width: 34, height: 48))
        #expect(view.sizeThatFits(CGSize(width: 500, height: 0)) == CGSize(width: 66, height: 32))
        let text = try #require(view.displayContent.text)
        #expect(text.lines.map(\.text) == ["one", "two"])
        #expect(text.lines.map(\.frame.origin) == [CGPoint(x: 5, y: 8), CGPoint(x: 5, y: 24)])
        #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize.height == 48)
        view.text = nil
        view.insertText("ab")
        view.deleteBackward()
        view.isEditable = false
        view.insertText("c")
        #expect(view.text == "a")
    }

    private func stack(_ sizes: [CGSize], _ change: (UIStackView) -> Void) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: sizes.map { UIImageView(image: UIImage(size: $0)) })
        change(stack)
        return stack
    }

    @Test func aStackPlacesItsViews() {
        let sizes = [CGSize(width: 20, height: 10), CGSize(width: 30, height: 20)]
        let row = stack(sizes) { $0.spacing = 5 }
        #expect(row.intrinsicContentSize == CGSize(width: 55, height: 20))
        func frames(_ stack: UIStackView) -> [[CGFloat]] {
            stack.frame.size = CGSize(width: 85, height: 40)
            stack.setNeedsLayout()
            stack.layoutIfNeeded()
            return stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
        }
        #expect(frames(row) == [[0, 0, 20, 40], [25, 0, 60, 40]])
        row.distribution = .fillEqually
        row.alignment = .center
        #expect(frames(row) == [[0, 15, 40, 10], [45, 10, 40, 20]])
        row.distribution = .equalSpacing
        row.alignment = .bottom
        #expect(frames(row) == [[0, 30, 20, 10], [55, 20, 30, 20]])
        row.distribution = .fillProportionally
        row.alignment = .top
        #expect(frames(row).map { $0[2] } == [32, 48])
        row.arrangedSubviews[0].isHidden = true
        #expect(row.intrinsicContentSize == CGSize(width: 30, height: 20))
        row.arrangedSubviews[1].removeFromSuperview()
        #expect(row.arrangedSubviews.count == 1 && row.intrinsicContentSize == .zero)
    }

    @Test func aColumnFollowsItsAxis() {
        let column = stack([CGSize(width: 20, height: 10), CGSize(width: 30, height: 20)]) {
            $0.axis = .vertical
            $0.alignment = .trailing
            $0.setCustomSpacing(7, after: $0.arrangedSubviews[0])
        }
        #expect(column.intrinsicContentSize == CGSize(width: 30, height: 37))
        column.frame.size = CGSize(width: 30, height: 37)
        column.layoutIfNeeded()
        #expect(column.arrangedSubviews.map(\.frame.origin) == [CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 17)])
    }

    @Test func theContentOfAnEffectFillsTheView() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
        #expect(view.contentView.frame == view.bounds && view.subviews == [view.contentView])
        #expect(view.inspectedProperties.last?.value == "dark")
    }

    @Test func animationsEndAtOnce() {
        var events: [String] = []
        UIView.animate(withDuration: 1) {
            events.append("a")
        } completion: {
            events.append("done \($0)")
        }
        UIView.animate(withDuration: 1, delay: 2, options: [.curveEaseIn, .repeat], animations: { events.append("b") })
        UIView.animate(
            withDuration: 1,
            delay: 0,
            usingSpringWithDamping: 0.5,
            initialSpringVelocity: 1,
            animations: { events.append("c") }
        )
        UIView.transition(with: UIView(), duration: 1, animations: { events.append("d") })
        #expect(events == ["a", "done true", "b", "c", "d"])
    }

    @Test func aLongPressReachesTheRecognizer() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let label = UILabel(frame: view.bounds)
        label.isUserInteractionEnabled = true
        view.addSubview(label)
        var states: [UIGestureRecognizer.State] = []
        let recognizer = UILongPressGestureRecognizer()
        recognizer.addHandler { states.append($0.state) }
        view.addGestureRecognizer(recognizer)
        #expect(view.longPress(at: CGPoint(x: 5, y: 5)) && !view.tap(at: CGPoint(x: 5, y: 5)))
        recognizer.isEnabled = false
        #expect(!view.longPress(at: CGPoint(x: 5, y: 5)) && states == [.began, .ended])
    }
}
