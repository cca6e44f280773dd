import Foundation
import HeadlessUIKit
import SwiftInterpreter

/// The view of an instance of a declared subclass of `UIControl`.
final class InterpretedControl<Name: ClassName>: UIControl, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override class var inspectedName: String { Name.text }

    override func layoutSubviews() { link.call("layoutSubviews") { super.layoutSubviews() } }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        link.call("sizeThatFits", [(nil, size)]) { super.sizeThatFits(size) }
    }

    override var intrinsicContentSize: CGSize {
        link.value(of: "intrinsicContentSize") { super.intrinsicContentSize }
    }

    override func didMoveToSuperview() { link.call("didMoveToSuperview") { super.didMoveToSuperview() } }

    override func didMoveToWindow() { link.call("didMoveToWindow") { super.didMoveToWindow() } }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        link.call("point", [("inside", point), ("with", event as Any)]) { super.point(inside: point, with: event) }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        link.call("hitTest", [(nil, point), ("with", event as Any)], as: UIView?.self) {
            super.hitTest(point, with: event)
        }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        link.call("beginTracking", [(nil, touch), ("with", event as Any)]) { super.beginTracking(touch, with: event) }
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        link.call("continueTracking", [(nil, touch), ("with", event as Any)]) {
            super.continueTracking(touch, with: event)
        }
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        link.call("endTracking", [(nil, touch as Any), ("with", event as Any)]) {
            super.endTracking(touch, with: event)
        }
    }

    override func cancelTracking(with event: UIEvent?) {
        link.call("cancelTracking", [("with", event as Any)]) { super.cancelTracking(with: event) }
    }

    override func layoutMarginsDidChange() { link.call("layoutMarginsDidChange") { super.layoutMarginsDidChange() } }

    override var canBecomeFirstResponder: Bool {
        link.value(of: "canBecomeFirstResponder") { super.canBecomeFirstResponder }
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        link.call("willMove", [("toSuperview", newSuperview as Any)]) { super.willMove(toSuperview: newSuperview) }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        link.call("willMove", [("toWindow", newWindow as Any)]) { super.willMove(toWindow: newWindow) }
    }

    override func didAddSubview(_ subview: UIView) {
        link.call("didAddSubview", [(nil, subview)]) { super.didAddSubview(subview) }
    }

    override func willRemoveSubview(_ subview: UIView) {
        link.call("willRemoveSubview", [(nil, subview)]) { super.willRemoveSubview(subview) }
    }

    override func safeAreaInsetsDidChange() {
        link.call("safeAreaInsetsDidChange") { super.safeAreaInsetsDidChange() }
    }

    override func tintColorDidChange() { link.call("tintColorDidChange") { super.tintColorDidChange() } }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        link.call("traitCollectionDidChange", [(nil, previousTraitCollection as Any)]) {
            super.traitCollectionDidChange(previousTraitCollection)
        }
    }

    override var alpha: CGFloat { didSet { link.noteChange(of: "alpha", from: oldValue) } }

    override var backgroundColor: UIColor? {
        didSet { link.noteChange(of: "backgroundColor", from: oldValue as Any) }
    }

    override var bounds: CGRect { didSet { link.noteChange(of: "bounds", from: oldValue) } }

    override var frame: CGRect { didSet { link.noteChange(of: "frame", from: oldValue) } }

    override var isHidden: Bool { didSet { link.noteChange(of: "isHidden", from: oldValue) } }

    override var isEnabled: Bool { didSet { link.noteChange(of: "isEnabled", from: oldValue) } }

    override var isHighlighted: Bool { didSet { link.noteChange(of: "isHighlighted", from: oldValue) } }

    override var isSelected: Bool { didSet { link.noteChange(of: "isSelected", from: oldValue) } }

    override var isAccessibilityElement: Bool {
        get { link.value(of: "isAccessibilityElement") { super.isAccessibilityElement } }
        set { super.isAccessibilityElement = newValue }
    }

    override var accessibilityLabel: String? {
        get { link.value(of: "accessibilityLabel") { super.accessibilityLabel } }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityValue: String? {
        get { link.value(of: "accessibilityValue") { super.accessibilityValue } }
        set { super.accessibilityValue = newValue }
    }

    override var accessibilityHint: String? {
        get { link.value(of: "accessibilityHint") { super.accessibilityHint } }
        set { super.accessibilityHint = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { link.value(of: "accessibilityTraits") { super.accessibilityTraits } }
        set { super.accessibilityTraits = newValue }
    }

    override func accessibilityActivate() -> Bool {
        link.call("accessibilityActivate") { super.accessibilityActivate() }
    }

    override func accessibilityIncrement() { link.call("accessibilityIncrement") { super.accessibilityIncrement() } }

    override func accessibilityDecrement() { link.call("accessibilityDecrement") { super.accessibilityDecrement() } }
}
