import Foundation
import HeadlessUIKit
import SwiftInterpreter

/// The view of an instance of a declared subclass of `UISlider`.
final class InterpretedSlider<Name: ClassName>: UISlider, InterpretedObject {
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

    override var alpha: CGFloat {
        get { link.value(of: "alpha") { super.alpha } }
        set { link.set("alpha", to: newValue, from: super.alpha) { super.alpha = newValue } }
    }

    override var backgroundColor: UIColor? {
        get { link.value(of: "backgroundColor") { super.backgroundColor } }
        set {
            link.set("backgroundColor", to: newValue, from: super.backgroundColor) { super.backgroundColor = newValue }
        }
    }

    override var bounds: CGRect {
        get { link.value(of: "bounds") { super.bounds } }
        set { link.set("bounds", to: newValue, from: super.bounds) { super.bounds = newValue } }
    }

    override var frame: CGRect {
        get { link.value(of: "frame") { super.frame } }
        set { link.set("frame", to: newValue, from: super.frame) { super.frame = newValue } }
    }

    override var isHidden: Bool {
        get { link.value(of: "isHidden") { super.isHidden } }
        set { link.set("isHidden", to: newValue, from: super.isHidden) { super.isHidden = newValue } }
    }

    override var isEnabled: Bool {
        get { link.value(of: "isEnabled") { super.isEnabled } }
        set { link.set("isEnabled", to: newValue, from: super.isEnabled) { super.isEnabled = newValue } }
    }

    override var isHighlighted: Bool {
        get { link.value(of: "isHighlighted") { super.isHighlighted } }
        set { link.set("isHighlighted", to: newValue, from: super.isHighlighted) { super.isHighlighted = newValue } }
    }

    override var isSelected: Bool {
        get { link.value(of: "isSelected") { super.isSelected } }
        set { link.set("isSelected", to: newValue, from: super.isSelected) { super.isSelected = newValue } }
    }

    override var value: Float {
        get { link.value(of: "value") { super.value } }
        set { link.set("value", to: newValue, from: super.value) { super.value = newValue } }
    }

    override var isAccessibilityElement: Bool {
        get { link.value(of: "isAccessibilityElement") { super.isAccessibilityElement } }
        set {
            link.set("isAccessibilityElement", to: newValue, from: super.isAccessibilityElement) {
                super.isAccessibilityElement = newValue
            }
        }
    }

    override var accessibilityLabel: String? {
        get { link.value(of: "accessibilityLabel") { super.accessibilityLabel } }
        set {
            link.set("accessibilityLabel", to: newValue, from: super.accessibilityLabel) {
                super.accessibilityLabel = newValue
            }
        }
    }

    override var accessibilityValue: String? {
        get { link.value(of: "accessibilityValue") { super.accessibilityValue } }
        set {
            link.set("accessibilityValue", to: newValue, from: super.accessibilityValue) {
                super.accessibilityValue = newValue
            }
        }
    }

    override var accessibilityHint: String? {
        get { link.value(of: "accessibilityHint") { super.accessibilityHint } }
        set {
            link.set("accessibilityHint", to: newValue, from: super.accessibilityHint) {
                super.accessibilityHint = newValue
            }
        }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { link.value(of: "accessibilityTraits") { super.accessibilityTraits } }
        set {
            link.set("accessibilityTraits", to: newValue, from: super.accessibilityTraits) {
                super.accessibilityTraits = newValue
            }
        }
    }

    override func accessibilityActivate() -> Bool {
        link.call("accessibilityActivate") { super.accessibilityActivate() }
    }

    override func accessibilityIncrement() { link.call("accessibilityIncrement") { super.accessibilityIncrement() } }

    override func accessibilityDecrement() { link.call("accessibilityDecrement") { super.accessibilityDecrement() } }
}
