import Foundation
import HeadlessUIKit
import SwiftInterpreter

/// The view of an instance of a declared subclass of `UISwitch`.
final class InterpretedSwitch<Name: ClassName>: UISwitch, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override class var inspectedName: String { Name.text }

    override func layoutSubviews() { link.call("layoutSubviews") { super.layoutSubviews() } }

    override func setNeedsLayout() { link.call("setNeedsLayout") { super.setNeedsLayout() } }

    override func invalidateIntrinsicContentSize() {
        link.call("invalidateIntrinsicContentSize") { super.invalidateIntrinsicContentSize() }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        link.call("sizeThatFits", [(nil, size)]) { super.sizeThatFits(size) }
    }

    override var intrinsicContentSize: CGSize {
        link.value { super.intrinsicContentSize }
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
        link.value { super.canBecomeFirstResponder }
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

    override var alpha: CGFloat {
        get { link.value { super.alpha } }
        set { link.set(newValue, from: super.alpha) { super.alpha = $0 } }
    }

    override var backgroundColor: UIColor? {
        get { link.value { super.backgroundColor } }
        set { link.set(newValue, from: super.backgroundColor) { super.backgroundColor = $0 } }
    }

    override var bounds: CGRect {
        get { link.value { super.bounds } }
        set { link.set(newValue, from: super.bounds) { super.bounds = $0 } }
    }

    override var frame: CGRect {
        get { link.value { super.frame } }
        set { link.set(newValue, from: super.frame) { super.frame = $0 } }
    }

    override var isHidden: Bool {
        get { link.value { super.isHidden } }
        set { link.set(newValue, from: super.isHidden) { super.isHidden = $0 } }
    }

    override var isEnabled: Bool {
        get { link.value { super.isEnabled } }
        set { link.set(newValue, from: super.isEnabled) { super.isEnabled = $0 } }
    }

    override var isHighlighted: Bool {
        get { link.value { super.isHighlighted } }
        set { link.set(newValue, from: super.isHighlighted) { super.isHighlighted = $0 } }
    }

    override var isSelected: Bool {
        get { link.value { super.isSelected } }
        set { link.set(newValue, from: super.isSelected) { super.isSelected = $0 } }
    }

    override var isOn: Bool {
        get { link.value { super.isOn } }
        set { link.set(newValue, from: super.isOn) { super.isOn = $0 } }
    }

    override var isAccessibilityElement: Bool {
        get { link.value { super.isAccessibilityElement } }
        set { link.set(newValue, from: super.isAccessibilityElement) { super.isAccessibilityElement = $0 } }
    }

    override var accessibilityLabel: String? {
        get { link.value { super.accessibilityLabel } }
        set { link.set(newValue, from: super.accessibilityLabel) { super.accessibilityLabel = $0 } }
    }

    override var accessibilityValue: String? {
        get { link.value { super.accessibilityValue } }
        set { link.set(newValue, from: super.accessibilityValue) { super.accessibilityValue = $0 } }
    }

    override var accessibilityHint: String? {
        get { link.value { super.accessibilityHint } }
        set { link.set(newValue, from: super.accessibilityHint) { super.accessibilityHint = $0 } }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { link.value { super.accessibilityTraits } }
        set { link.set(newValue, from: super.accessibilityTraits) { super.accessibilityTraits = $0 } }
    }

    override func accessibilityActivate() -> Bool {
        link.call("accessibilityActivate") { super.accessibilityActivate() }
    }

    override func accessibilityIncrement() { link.call("accessibilityIncrement") { super.accessibilityIncrement() } }

    override func accessibilityDecrement() { link.call("accessibilityDecrement") { super.accessibilityDecrement() } }
}
