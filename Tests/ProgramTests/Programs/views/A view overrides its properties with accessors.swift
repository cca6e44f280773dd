class Watched: UIView {
    override var isHidden: Bool {
        get { super.isHidden }
        set {
            super.isHidden = newValue
            print("hidden", newValue)
        }
    }
    override var alpha: CGFloat {
        get { super.alpha * 2 }
        set { super.alpha = newValue / 4 }
    }
    override var backgroundColor: UIColor? {
        get { super.backgroundColor ?? .black }
        set { super.backgroundColor = newValue }
    }
    override var frame: CGRect {
        get { super.frame }
        set { super.frame = newValue.insetBy(dx: 1, dy: 1) }
    }
    override func setNeedsLayout() {
        super.setNeedsLayout()
        print("needs layout")
    }
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        print("other size")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
final class Twice: Watched {
    override var isHidden: Bool { didSet { print("from", oldValue) } }
}
let view = Watched()
view.isHidden = true  // expect: hidden true
view.alpha = 1
print(view.alpha, view.backgroundColor == .black)  // expect: 0.5 true
view.invalidateIntrinsicContentSize()  // expect: other size
let plain: UIView = Twice()
plain.isHidden = true
// expect: hidden true
// expect: from false
for value in [false, true] { plain.isHidden = value }
// expect: hidden false
// expect: from true
// expect: hidden true
// expect: from false

final class Switch: UIControl {
    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set {
            super.isHighlighted = newValue
            print("highlighted", newValue)
        }
    }
    override var isEnabled: Bool { didSet { print("enabled", isEnabled) } }
}
let control = Switch(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
control.isHighlighted = true  // expect: highlighted true
control.isEnabled = false  // expect: enabled false
