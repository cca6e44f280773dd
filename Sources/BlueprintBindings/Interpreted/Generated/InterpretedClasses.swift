// Written by `swift run generate-bindings`: change Tests/BindingGenerator/Exceptions.txt.
// swift-format-ignore-file

import Foundation
import HeadlessUIKit
import SwiftInterpreter

/// The members that classes of source may override, by the class that they inherit from.
struct OverridableMembers {
    /// Those that the object passes to its instance.
    let overriding: [String]
    /// The properties that may also be observed.
    let observing: [String]

    /// Returns those of a class itself, without those of its superclasses.
    init(of name: String) {
        switch name {
        case "UIControl":
            overriding = ["beginTracking(_:with:)", "cancelTracking(with:)", "continueTracking(_:with:)", "endTracking(_:with:)"]
            observing = ["isEnabled", "isHighlighted", "isSelected"]
        case "UIGestureRecognizer":
            overriding = []
            observing = ["state"]
        case "UIImageView":
            overriding = []
            observing = ["image"]
        case "UILabel":
            overriding = []
            observing = ["text"]
        case "UINavigationController":
            overriding = ["popViewController(animated:)", "pushViewController(_:animated:)"]
            observing = []
        case "UIPageControl":
            overriding = []
            observing = ["currentPage"]
        case "UIProgressView":
            overriding = []
            observing = ["progress"]
        case "UISegmentedControl":
            overriding = []
            observing = ["selectedSegmentIndex"]
        case "UISlider":
            overriding = []
            observing = ["value"]
        case "UIStepper":
            overriding = []
            observing = ["value"]
        case "UISwitch":
            overriding = []
            observing = ["isOn"]
        case "UITextField":
            overriding = ["becomeFirstResponder()", "editingRect(forBounds:)", "placeholderRect(forBounds:)", "resignFirstResponder()", "textRect(forBounds:)"]
            observing = []
        case "UITextView":
            overriding = ["becomeFirstResponder()", "resignFirstResponder()"]
            observing = []
        case "UIView":
            overriding = ["accessibilityActivate()", "accessibilityDecrement()", "accessibilityIncrement()", "canBecomeFirstResponder", "didAddSubview(_:)", "didMoveToSuperview()", "didMoveToWindow()", "hitTest(_:with:)", "intrinsicContentSize", "invalidateIntrinsicContentSize()", "layoutMarginsDidChange()", "layoutSubviews()", "point(inside:with:)", "safeAreaInsetsDidChange()", "setNeedsLayout()", "sizeThatFits(_:)", "tintColorDidChange()", "traitCollectionDidChange(_:)", "willMove(toSuperview:)", "willMove(toWindow:)", "willRemoveSubview(_:)"]
            observing = ["accessibilityHint", "accessibilityLabel", "accessibilityTraits", "accessibilityValue", "alpha", "backgroundColor", "bounds", "frame", "isAccessibilityElement", "isHidden"]
        case "UIViewController":
            overriding = ["canBecomeFirstResponder", "didMove(toParent:)", "dismiss(animated:completion:)", "loadView()", "present(_:animated:completion:)", "setEditing(_:animated:)", "viewDidAppear(_:)", "viewDidDisappear(_:)", "viewDidLayoutSubviews()", "viewDidLoad()", "viewIsAppearing(_:)", "viewSafeAreaInsetsDidChange()", "viewWillAppear(_:)", "viewWillDisappear(_:)", "viewWillLayoutSubviews()", "willMove(toParent:)"]
            observing = ["title"]
        default: (overriding, observing) = ([], [])
        }
    }
}

extension ViewKind {
    /// Returns the native class of a declared subclass of a class of views; nil if that cannot be inherited from.
    static func overridingClass<Name: ClassName>(of name: String, named: Name.Type) -> (any DeclaredView.Type)? {
        switch name {
        case "UIActivityIndicatorView": InterpretedActivityIndicatorView<Name>.self
        case "UIButton": InterpretedButton<Name>.self
        case "UIControl": InterpretedControl<Name>.self
        case "UIImageView": InterpretedImageView<Name>.self
        case "UILabel": InterpretedLabel<Name>.self
        case "UIPageControl": InterpretedPageControl<Name>.self
        case "UIProgressView": InterpretedProgressView<Name>.self
        case "UIScrollView": InterpretedScrollView<Name>.self
        case "UISegmentedControl": InterpretedSegmentedControl<Name>.self
        case "UISlider": InterpretedSlider<Name>.self
        case "UIStackView": InterpretedStackView<Name>.self
        case "UIStepper": InterpretedStepper<Name>.self
        case "UISwitch": InterpretedSwitch<Name>.self
        case "UITextField": InterpretedTextField<Name>.self
        case "UITextView": InterpretedTextView<Name>.self
        case "UIView": InterpretedView<Name>.self
        case "UIVisualEffectView": InterpretedVisualEffectView<Name>.self
        case "UIWindow": InterpretedWindow<Name>.self
        default: nil
        }
    }
}

/// The native part of an instance of a declared subclass of `UIActivityIndicatorView`.
final class InterpretedActivityIndicatorView<Name: ClassName>: UIActivityIndicatorView, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override class var inspectedName: String { Name.text }

    override func accessibilityActivate() -> Bool {
        link.call("accessibilityActivate") { super.accessibilityActivate() }
    }

    override func accessibilityDecrement() {
        link.call("accessibilityDecrement") { super.accessibilityDecrement() }
    }

    override func accessibilityIncrement() {
        link.call("accessibilityIncrement") { super.accessibilityIncrement() }
    }

    override var canBecomeFirstResponder: Bool { link.value { super.canBecomeFirstResponder } }

    override func didAddSubview(_ subview: UIView) {
        link.call("didAddSubview", [(nil, subview)]) { super.didAddSubview(subview) }
    }

    override func didMoveToSuperview() {
        link.call("didMoveToSuperview") { super.didMoveToSuperview() }
    }

    override func didMoveToWindow() {
        link.call("didMoveToWindow") { super.didMoveToWindow() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        link.call("hitTest", [(nil, point), ("with", event as Any)], as: UIView?.self) { super.hitTest(point, with: event) }
    }

    override var intrinsicContentSize: CGSize { link.value { super.intrinsicContentSize } }

    override func invalidateIntrinsicContentSize() {
        link.call("invalidateIntrinsicContentSize") { super.invalidateIntrinsicContentSize() }
    }

    override func layoutMarginsDidChange() {
        link.call("layoutMarginsDidChange") { super.layoutMarginsDidChange() }
    }

    override func layoutSubviews() {
        link.call("layoutSubviews") { super.layoutSubviews() }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        link.call("point", [("inside", point), ("with", event as Any)]) { super.point(inside: point, with: event) }
    }

    override func safeAreaInsetsDidChange() {
        link.call("safeAreaInsetsDidChange") { super.safeAreaInsetsDidChange() }
    }

    override func setNeedsLayout() {
        link.call("setNeedsLayout") { super.setNeedsLayout() }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        link.call("sizeThatFits", [(nil, size)]) { super.sizeThatFits(size) }
    }

    override func tintColorDidChange() {
        link.call("tintColorDidChange") { super.tintColorDidChange() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        link.call("traitCollectionDidChange", [(nil, previousTraitCollection as Any)]) { super.traitCollectionDidChange(previousTraitCollection) }
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        link.call("willMove", [("toSuperview", newSuperview as Any)]) { super.willMove(toSuperview: newSuperview) }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        link.call("willMove", [("toWindow", newWindow as Any)]) { super.willMove(toWindow: newWindow) }
    }

    override func willRemoveSubview(_ subview: UIView) {
        link.call("willRemoveSubview", [(nil, subview)]) { super.willRemoveSubview(subview) }
    }

    override var accessibilityHint: String? {
        get { link.value { super.accessibilityHint } }
        set { link.set(newValue, from: super.accessibilityHint) { super.accessibilityHint = $0 } }
    }

    override var accessibilityLabel: String? {
        get { link.value { super.accessibilityLabel } }
        set { link.set(newValue, from: super.accessibilityLabel) { super.accessibilityLabel = $0 } }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { link.value { super.accessibilityTraits } }
        set { link.set(newValue, from: super.accessibilityTraits) { super.accessibilityTraits = $0 } }
    }

    override var accessibilityValue: String? {
        get { link.value { super.accessibilityValue } }
        set { link.set(newValue, from: super.accessibilityValue) { super.accessibilityValue = $0 } }
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

    override var isAccessibilityElement: Bool {
        get { link.value { super.isAccessibilityElement } }
        set { link.set(newValue, from: super.isAccessibilityElement) { super.isAccessibilityElement = $0 } }
    }

    override var isHidden: Bool {
        get { link.value { super.isHidden } }
        set { link.set(newValue, from: super.isHidden) { super.isHidden = $0 } }
    }
}

/// The native part of an instance of a declared subclass of `UIAlertController`.
final class InterpretedAlertController: UIAlertController, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    init() { super.init(nibName: nil, bundle: nil) }

    required init?(coder: NSCoder) { return nil }

    override var canBecomeFirstResponder: Bool { link.value { super.canBecomeFirstResponder } }

    override func didMove(toParent parent: UIViewController?) {
        link.call("didMove", [("toParent", parent as Any)]) { super.didMove(toParent: parent) }
    }

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        link.call("dismiss", [("animated", flag), ("completion", completion as Any)]) { super.dismiss(animated: flag, completion: completion) }
    }

    override func loadView() {
        link.call("loadView") { super.loadView() }
    }

    override func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        link.call("present", [(nil, viewControllerToPresent), ("animated", flag), ("completion", completion as Any)]) { super.present(viewControllerToPresent, animated: flag, completion: completion) }
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        link.call("setEditing", [(nil, editing), ("animated", animated)]) { super.setEditing(editing, animated: animated) }
    }

    override func viewDidAppear(_ animated: Bool) {
        link.call("viewDidAppear", [(nil, animated)]) { super.viewDidAppear(animated) }
    }

    override func viewDidDisappear(_ animated: Bool) {
        link.call("viewDidDisappear", [(nil, animated)]) { super.viewDidDisappear(animated) }
    }

    override func viewDidLayoutSubviews() {
        link.call("viewDidLayoutSubviews") { super.viewDidLayoutSubviews() }
    }

    override func viewDidLoad() {
        link.call("viewDidLoad") { super.viewDidLoad() }
    }

    override func viewIsAppearing(_ animated: Bool) {
        link.call("viewIsAppearing", [(nil, animated)]) { super.viewIsAppearing(animated) }
    }

    override func viewSafeAreaInsetsDidChange() {
        link.call("viewSafeAreaInsetsDidChange") { super.viewSafeAreaInsetsDidChange() }
    }

    override func viewWillAppear(_ animated: Bool) {
        link.call("viewWillAppear", [(nil, animated)]) { super.viewWillAppear(animated) }
    }

    override func viewWillDisappear(_ animated: Bool) {
        link.call("viewWillDisappear", [(nil, animated)]) { super.viewWillDisappear(animated) }
    }

    override func viewWillLayoutSubviews() {
        link.call("viewWillLayoutSubviews") { super.viewWillLayoutSubviews() }
    }

    override func willMove(toParent parent: UIViewController?) {
        link.call("willMove", [("toParent", parent as Any)]) { super.willMove(toParent: parent) }
    }

    override var title: String? {
        get { link.value { super.title } }
        set { link.set(newValue, from: super.title) { super.title = $0 } }
    }
}

/// The native part of an instance of a declared subclass of `UIButton`.
final class InterpretedButton<Name: ClassName>: UIButton, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override class var inspectedName: String { Name.text }

    override func accessibilityActivate() -> Bool {
        link.call("accessibilityActivate") { super.accessibilityActivate() }
    }

    override func accessibilityDecrement() {
        link.call("accessibilityDecrement") { super.accessibilityDecrement() }
    }

    override func accessibilityIncrement() {
        link.call("accessibilityIncrement") { super.accessibilityIncrement() }
    }

    override var canBecomeFirstResponder: Bool { link.value { super.canBecomeFirstResponder } }

    override func didAddSubview(_ subview: UIView) {
        link.call("didAddSubview", [(nil, subview)]) { super.didAddSubview(subview) }
    }

    override func didMoveToSuperview() {
        link.call("didMoveToSuperview") { super.didMoveToSuperview() }
    }

    override func didMoveToWindow() {
        link.call("didMoveToWindow") { super.didMoveToWindow() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        link.call("hitTest", [(nil, point), ("with", event as Any)], as: UIView?.self) { super.hitTest(point, with: event) }
    }

    override var intrinsicContentSize: CGSize { link.value { super.intrinsicContentSize } }

    override func invalidateIntrinsicContentSize() {
        link.call("invalidateIntrinsicContentSize") { super.invalidateIntrinsicContentSize() }
    }

    override func layoutMarginsDidChange() {
        link.call("layoutMarginsDidChange") { super.layoutMarginsDidChange() }
    }

    override func layoutSubviews() {
        link.call("layoutSubviews") { super.layoutSubviews() }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        link.call("point", [("inside", point), ("with", event as Any)]) { super.point(inside: point, with: event) }
    }

    override func safeAreaInsetsDidChange() {
        link.call("safeAreaInsetsDidChange") { super.safeAreaInsetsDidChange() }
    }

    override func setNeedsLayout() {
        link.call("setNeedsLayout") { super.setNeedsLayout() }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        link.call("sizeThatFits", [(nil, size)]) { super.sizeThatFits(size) }
    }

    override func tintColorDidChange() {
        link.call("tintColorDidChange") { super.tintColorDidChange() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        link.call("traitCollectionDidChange", [(nil, previousTraitCollection as Any)]) { super.traitCollectionDidChange(previousTraitCollection) }
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        link.call("willMove", [("toSuperview", newSuperview as Any)]) { super.willMove(toSuperview: newSuperview) }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        link.call("willMove", [("toWindow", newWindow as Any)]) { super.willMove(toWindow: newWindow) }
    }

    override func willRemoveSubview(_ subview: UIView) {
        link.call("willRemoveSubview", [(nil, subview)]) { super.willRemoveSubview(subview) }
    }

    override var accessibilityHint: String? {
        get { link.value { super.accessibilityHint } }
        set { link.set(newValue, from: super.accessibilityHint) { super.accessibilityHint = $0 } }
    }

    override var accessibilityLabel: String? {
        get { link.value { super.accessibilityLabel } }
        set { link.set(newValue, from: super.accessibilityLabel) { super.accessibilityLabel = $0 } }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { link.value { super.accessibilityTraits } }
        set { link.set(newValue, from: super.accessibilityTraits) { super.accessibilityTraits = $0 } }
    }

    override var accessibilityValue: String? {
        get { link.value { super.accessibilityValue } }
        set { link.set(newValue, from: super.accessibilityValue) { super.accessibilityValue = $0 } }
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

    override var isAccessibilityElement: Bool {
        get { link.value { super.isAccessibilityElement } }
        set { link.set(newValue, from: super.isAccessibilityElement) { super.isAccessibilityElement = $0 } }
    }

    override var isHidden: Bool {
        get { link.value { super.isHidden } }
        set { link.set(newValue, from: super.isHidden) { super.isHidden = $0 } }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        link.call("beginTracking", [(nil, touch), ("with", event as Any)]) { super.beginTracking(touch, with: event) }
    }

    override func cancelTracking(with event: UIEvent?) {
        link.call("cancelTracking", [("with", event as Any)]) { super.cancelTracking(with: event) }
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        link.call("continueTracking", [(nil, touch), ("with", event as Any)]) { super.continueTracking(touch, with: event) }
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        link.call("endTracking", [(nil, touch as Any), ("with", event as Any)]) { super.endTracking(touch, with: event) }
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
}

/// The native part of an instance of a declared subclass of `UIControl`.
final class InterpretedControl<Name: ClassName>: UIControl, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override class var inspectedName: String { Name.text }

    override func accessibilityActivate() -> Bool {
        link.call("accessibilityActivate") { super.accessibilityActivate() }
    }

    override func accessibilityDecrement() {
        link.call("accessibilityDecrement") { super.accessibilityDecrement() }
    }

    override func accessibilityIncrement() {
        link.call("accessibilityIncrement") { super.accessibilityIncrement() }
    }

    override var canBecomeFirstResponder: Bool { link.value { super.canBecomeFirstResponder } }

    override func didAddSubview(_ subview: UIView) {
        link.call("didAddSubview", [(nil, subview)]) { super.didAddSubview(subview) }
    }

    override func didMoveToSuperview() {
        link.call("didMoveToSuperview") { super.didMoveToSuperview() }
    }

    override func didMoveToWindow() {
        link.call("didMoveToWindow") { super.didMoveToWindow() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        link.call("hitTest", [(nil, point), ("with", event as Any)], as: UIView?.self) { super.hitTest(point, with: event) }
    }

    override var intrinsicContentSize: CGSize { link.value { super.intrinsicContentSize } }

    override func invalidateIntrinsicContentSize() {
        link.call("invalidateIntrinsicContentSize") { super.invalidateIntrinsicContentSize() }
    }

    override func layoutMarginsDidChange() {
        link.call("layoutMarginsDidChange") { super.layoutMarginsDidChange() }
    }

    override func layoutSubviews() {
        link.call("layoutSubviews") { super.layoutSubviews() }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        link.call("point", [("inside", point), ("with", event as Any)]) { super.point(inside: point, with: event) }
    }

    override func safeAreaInsetsDidChange() {
        link.call("safeAreaInsetsDidChange") { super.safeAreaInsetsDidChange() }
    }

    override func setNeedsLayout() {
        link.call("setNeedsLayout") { super.setNeedsLayout() }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        link.call("sizeThatFits", [(nil, size)]) { super.sizeThatFits(size) }
    }

    override func tintColorDidChange() {
        link.call("tintColorDidChange") { super.tintColorDidChange() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        link.call("traitCollectionDidChange", [(nil, previousTraitCollection as Any)]) { super.traitCollectionDidChange(previousTraitCollection) }
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        link.call("willMove", [("toSuperview", newSuperview as Any)]) { super.willMove(toSuperview: newSuperview) }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        link.call("willMove", [("toWindow", newWindow as Any)]) { super.willMove(toWindow: newWindow) }
    }

    override func willRemoveSubview(_ subview: UIView) {
        link.call("willRemoveSubview", [(nil, subview)]) { super.willRemoveSubview(subview) }
    }

    override var accessibilityHint: String? {
        get { link.value { super.accessibilityHint } }
        set { link.set(newValue, from: super.accessibilityHint) { super.accessibilityHint = $0 } }
    }

    override var accessibilityLabel: String? {
        get { link.value { super.accessibilityLabel } }
        set { link.set(newValue, from: super.accessibilityLabel) { super.accessibilityLabel = $0 } }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { link.value { super.accessibilityTraits } }
        set { link.set(newValue, from: super.accessibilityTraits) { super.accessibilityTraits = $0 } }
    }

    override var accessibilityValue: String? {
        get { link.value { super.accessibilityValue } }
        set { link.set(newValue, from: super.accessibilityValue) { super.accessibilityValue = $0 } }
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

    override var isAccessibilityElement: Bool {
        get { link.value { super.isAccessibilityElement } }
        set { link.set(newValue, from: super.isAccessibilityElement) { super.isAccessibilityElement = $0 } }
    }

    override var isHidden: Bool {
        get { link.value { super.isHidden } }
        set { link.set(newValue, from: super.isHidden) { super.isHidden = $0 } }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        link.call("beginTracking", [(nil, touch), ("with", event as Any)]) { super.beginTracking(touch, with: event) }
    }

    override func cancelTracking(with event: UIEvent?) {
        link.call("cancelTracking", [("with", event as Any)]) { super.cancelTracking(with: event) }
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        link.call("continueTracking", [(nil, touch), ("with", event as Any)]) { super.continueTracking(touch, with: event) }
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        link.call("endTracking", [(nil, touch as Any), ("with", event as Any)]) { super.endTracking(touch, with: event) }
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
}

/// The native part of an instance of a declared subclass of `UIGestureRecognizer`.
final class InterpretedGestureRecognizer: UIGestureRecognizer, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override var state: UIGestureRecognizer.State {
        get { link.value { super.state } }
        set { link.set(newValue, from: super.state) { super.state = $0 } }
    }
}

/// The native part of an instance of a declared subclass of `UIImageView`.
final class InterpretedImageView<Name: ClassName>: UIImageView, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override class var inspectedName: String { Name.text }

    override func accessibilityActivate() -> Bool {
        link.call("accessibilityActivate") { super.accessibilityActivate() }
    }

    override func accessibilityDecrement() {
        link.call("accessibilityDecrement") { super.accessibilityDecrement() }
    }

    override func accessibilityIncrement() {
        link.call("accessibilityIncrement") { super.accessibilityIncrement() }
    }

    override var canBecomeFirstResponder: Bool { link.value { super.canBecomeFirstResponder } }

    override func didAddSubview(_ subview: UIView) {
        link.call("didAddSubview", [(nil, subview)]) { super.didAddSubview(subview) }
    }

    override func didMoveToSuperview() {
        link.call("didMoveToSuperview") { super.didMoveToSuperview() }
    }

    override func didMoveToWindow() {
        link.call("didMoveToWindow") { super.didMoveToWindow() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        link.call("hitTest", [(nil, point), ("with", event as Any)], as: UIView?.self) { super.hitTest(point, with: event) }
    }

    override var intrinsicContentSize: CGSize { link.value { super.intrinsicContentSize } }

    override func invalidateIntrinsicContentSize() {
        link.call("invalidateIntrinsicContentSize") { super.invalidateIntrinsicContentSize() }
    }

    override func layoutMarginsDidChange() {
        link.call("layoutMarginsDidChange") { super.layoutMarginsDidChange() }
    }

    override func layoutSubviews() {
        link.call("layoutSubviews") { super.layoutSubviews() }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        link.call("point", [("inside", point), ("with", event as Any)]) { super.point(inside: point, with: event) }
    }

    override func safeAreaInsetsDidChange() {
        link.call("safeAreaInsetsDidChange") { super.safeAreaInsetsDidChange() }
    }

    override func setNeedsLayout() {
        link.call("setNeedsLayout") { super.setNeedsLayout() }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        link.call("sizeThatFits", [(nil, size)]) { super.sizeThatFits(size) }
    }

    override func tintColorDidChange() {
        link.call("tintColorDidChange") { super.tintColorDidChange() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        link.call("traitCollectionDidChange", [(nil, previousTraitCollection as Any)]) { super.traitCollectionDidChange(previousTraitCollection) }
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        link.call("willMove", [("toSuperview", newSuperview as Any)]) { super.willMove(toSuperview: newSuperview) }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        link.call("willMove", [("toWindow", newWindow as Any)]) { super.willMove(toWindow: newWindow) }
    }

    override func willRemoveSubview(_ subview: UIView) {
        link.call("willRemoveSubview", [(nil, subview)]) { super.willRemoveSubview(subview) }
    }

    override var accessibilityHint: String? {
        get { link.value { super.accessibilityHint } }
        set { link.set(newValue, from: super.accessibilityHint) { super.accessibilityHint = $0 } }
    }

    override var accessibilityLabel: String? {
        get { link.value { super.accessibilityLabel } }
        set { link.set(newValue, from: super.accessibilityLabel) { super.accessibilityLabel = $0 } }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { link.value { super.accessibilityTraits } }
        set { link.set(newValue, from: super.accessibilityTraits) { super.accessibilityTraits = $0 } }
    }

    override var accessibilityValue: String? {
        get { link.value { super.accessibilityValue } }
        set { link.set(newValue, from: super.accessibilityValue) { super.accessibilityValue = $0 } }
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

    override var isAccessibilityElement: Bool {
        get { link.value { super.isAccessibilityElement } }
        set { link.set(newValue, from: super.isAccessibilityElement) { super.isAccessibilityElement = $0 } }
    }

    override var isHidden: Bool {
        get { link.value { super.isHidden } }
        set { link.set(newValue, from: super.isHidden) { super.isHidden = $0 } }
    }

    override var image: UIImage? {
        get { link.value { super.image } }
        set { link.set(newValue, from: super.image) { super.image = $0 } }
    }
}

/// The native part of an instance of a declared subclass of `UILabel`.
final class InterpretedLabel<Name: ClassName>: UILabel, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override class var inspectedName: String { Name.text }

    override func accessibilityActivate() -> Bool {
        link.call("accessibilityActivate") { super.accessibilityActivate() }
    }

    override func accessibilityDecrement() {
        link.call("accessibilityDecrement") { super.accessibilityDecrement() }
    }

    override func accessibilityIncrement() {
        link.call("accessibilityIncrement") { super.accessibilityIncrement() }
    }

    override var canBecomeFirstResponder: Bool { link.value { super.canBecomeFirstResponder } }

    override func didAddSubview(_ subview: UIView) {
        link.call("didAddSubview", [(nil, subview)]) { super.didAddSubview(subview) }
    }

    override func didMoveToSuperview() {
        link.call("didMoveToSuperview") { super.didMoveToSuperview() }
    }

    override func didMoveToWindow() {
        link.call("didMoveToWindow") { super.didMoveToWindow() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        link.call("hitTest", [(nil, point), ("with", event as Any)], as: UIView?.self) { super.hitTest(point, with: event) }
    }

    override var intrinsicContentSize: CGSize { link.value { super.intrinsicContentSize } }

    override func invalidateIntrinsicContentSize() {
        link.call("invalidateIntrinsicContentSize") { super.invalidateIntrinsicContentSize() }
    }

    override func layoutMarginsDidChange() {
        link.call("layoutMarginsDidChange") { super.layoutMarginsDidChange() }
    }

    override func layoutSubviews() {
        link.call("layoutSubviews") { super.layoutSubviews() }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        link.call("point", [("inside", point), ("with", event as Any)]) { super.point(inside: point, with: event) }
    }

    override func safeAreaInsetsDidChange() {
        link.call("safeAreaInsetsDidChange") { super.safeAreaInsetsDidChange() }
    }

    override func setNeedsLayout() {
        link.call("setNeedsLayout") { super.setNeedsLayout() }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        link.call("sizeThatFits", [(nil, size)]) { super.sizeThatFits(size) }
    }

    override func tintColorDidChange() {
        link.call("tintColorDidChange") { super.tintColorDidChange() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        link.call("traitCollectionDidChange", [(nil, previousTraitCollection as Any)]) { super.traitCollectionDidChange(previousTraitCollection) }
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        link.call("willMove", [("toSuperview", newSuperview as Any)]) { super.willMove(toSuperview: newSuperview) }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        link.call("willMove", [("toWindow", newWindow as Any)]) { super.willMove(toWindow: newWindow) }
    }

    override func willRemoveSubview(_ subview: UIView) {
        link.call("willRemoveSubview", [(nil, subview)]) { super.willRemoveSubview(subview) }
    }

    override var accessibilityHint: String? {
        get { link.value { super.accessibilityHint } }
        set { link.set(newValue, from: super.accessibilityHint) { super.accessibilityHint = $0 } }
    }

    override var accessibilityLabel: String? {
        get { link.value { super.accessibilityLabel } }
        set { link.set(newValue, from: super.accessibilityLabel) { super.accessibilityLabel = $0 } }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { link.value { super.accessibilityTraits } }
        set { link.set(newValue, from: super.accessibilityTraits) { super.accessibilityTraits = $0 } }
    }

    override var accessibilityValue: String? {
        get { link.value { super.accessibilityValue } }
        set { link.set(newValue, from: super.accessibilityValue) { super.accessibilityValue = $0 } }
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

    override var isAccessibilityElement: Bool {
        get { link.value { super.isAccessibilityElement } }
        set { link.set(newValue, from: super.isAccessibilityElement) { super.isAccessibilityElement = $0 } }
    }

    override var isHidden: Bool {
        get { link.value { super.isHidden } }
        set { link.set(newValue, from: super.isHidden) { super.isHidden = $0 } }
    }

    override var text: String? {
        get { link.value { super.text } }
        set { link.set(newValue, from: super.text) { super.text = $0 } }
    }
}

/// The native part of an instance of a declared subclass of `UILongPressGestureRecognizer`.
final class InterpretedLongPressGestureRecognizer: UILongPressGestureRecognizer, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override var state: UIGestureRecognizer.State {
        get { link.value { super.state } }
        set { link.set(newValue, from: super.state) { super.state = $0 } }
    }
}

/// The native part of an instance of a declared subclass of `UINavigationController`.
final class InterpretedNavigationController: UINavigationController, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    init() { super.init(nibName: nil, bundle: nil) }

    required init?(coder: NSCoder) { return nil }

    override var canBecomeFirstResponder: Bool { link.value { super.canBecomeFirstResponder } }

    override func didMove(toParent parent: UIViewController?) {
        link.call("didMove", [("toParent", parent as Any)]) { super.didMove(toParent: parent) }
    }

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        link.call("dismiss", [("animated", flag), ("completion", completion as Any)]) { super.dismiss(animated: flag, completion: completion) }
    }

    override func loadView() {
        link.call("loadView") { super.loadView() }
    }

    override func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        link.call("present", [(nil, viewControllerToPresent), ("animated", flag), ("completion", completion as Any)]) { super.present(viewControllerToPresent, animated: flag, completion: completion) }
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        link.call("setEditing", [(nil, editing), ("animated", animated)]) { super.setEditing(editing, animated: animated) }
    }

    override func viewDidAppear(_ animated: Bool) {
        link.call("viewDidAppear", [(nil, animated)]) { super.viewDidAppear(animated) }
    }

    override func viewDidDisappear(_ animated: Bool) {
        link.call("viewDidDisappear", [(nil, animated)]) { super.viewDidDisappear(animated) }
    }

    override func viewDidLayoutSubviews() {
        link.call("viewDidLayoutSubviews") { super.viewDidLayoutSubviews() }
    }

    override func viewDidLoad() {
        link.call("viewDidLoad") { super.viewDidLoad() }
    }

    override func viewIsAppearing(_ animated: Bool) {
        link.call("viewIsAppearing", [(nil, animated)]) { super.viewIsAppearing(animated) }
    }

    override func viewSafeAreaInsetsDidChange() {
        link.call("viewSafeAreaInsetsDidChange") { super.viewSafeAreaInsetsDidChange() }
    }

    override func viewWillAppear(_ animated: Bool) {
        link.call("viewWillAppear", [(nil, animated)]) { super.viewWillAppear(animated) }
    }

    override func viewWillDisappear(_ animated: Bool) {
        link.call("viewWillDisappear", [(nil, animated)]) { super.viewWillDisappear(animated) }
    }

    override func viewWillLayoutSubviews() {
        link.call("viewWillLayoutSubviews") { super.viewWillLayoutSubviews() }
    }

    override func willMove(toParent parent: UIViewController?) {
        link.call("willMove", [("toParent", parent as Any)]) { super.willMove(toParent: parent) }
    }

    override var title: String? {
        get { link.value { super.title } }
        set { link.set(newValue, from: super.title) { super.title = $0 } }
    }

    override func popViewController(animated: Bool) -> UIViewController? {
        link.call("popViewController", [("animated", animated)], as: UIViewController?.self) { super.popViewController(animated: animated) }
    }

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        link.call("pushViewController", [(nil, viewController), ("animated", animated)]) { super.pushViewController(viewController, animated: animated) }
    }
}

/// The native part of an instance of a declared subclass of `UIPageControl`.
final class InterpretedPageControl<Name: ClassName>: UIPageControl, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override class var inspectedName: String { Name.text }

    override func accessibilityActivate() -> Bool {
        link.call("accessibilityActivate") { super.accessibilityActivate() }
    }

    override func accessibilityDecrement() {
        link.call("accessibilityDecrement") { super.accessibilityDecrement() }
    }

    override func accessibilityIncrement() {
        link.call("accessibilityIncrement") { super.accessibilityIncrement() }
    }

    override var canBecomeFirstResponder: Bool { link.value { super.canBecomeFirstResponder } }

    override func didAddSubview(_ subview: UIView) {
        link.call("didAddSubview", [(nil, subview)]) { super.didAddSubview(subview) }
    }

    override func didMoveToSuperview() {
        link.call("didMoveToSuperview") { super.didMoveToSuperview() }
    }

    override func didMoveToWindow() {
        link.call("didMoveToWindow") { super.didMoveToWindow() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        link.call("hitTest", [(nil, point), ("with", event as Any)], as: UIView?.self) { super.hitTest(point, with: event) }
    }

    override var intrinsicContentSize: CGSize { link.value { super.intrinsicContentSize } }

    override func invalidateIntrinsicContentSize() {
        link.call("invalidateIntrinsicContentSize") { super.invalidateIntrinsicContentSize() }
    }

    override func layoutMarginsDidChange() {
        link.call("layoutMarginsDidChange") { super.layoutMarginsDidChange() }
    }

    override func layoutSubviews() {
        link.call("layoutSubviews") { super.layoutSubviews() }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        link.call("point", [("inside", point), ("with", event as Any)]) { super.point(inside: point, with: event) }
    }

    override func safeAreaInsetsDidChange() {
        link.call("safeAreaInsetsDidChange") { super.safeAreaInsetsDidChange() }
    }

    override func setNeedsLayout() {
        link.call("setNeedsLayout") { super.setNeedsLayout() }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        link.call("sizeThatFits", [(nil, size)]) { super.sizeThatFits(size) }
    }

    override func tintColorDidChange() {
        link.call("tintColorDidChange") { super.tintColorDidChange() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        link.call("traitCollectionDidChange", [(nil, previousTraitCollection as Any)]) { super.traitCollectionDidChange(previousTraitCollection) }
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        link.call("willMove", [("toSuperview", newSuperview as Any)]) { super.willMove(toSuperview: newSuperview) }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        link.call("willMove", [("toWindow", newWindow as Any)]) { super.willMove(toWindow: newWindow) }
    }

    override func willRemoveSubview(_ subview: UIView) {
        link.call("willRemoveSubview", [(nil, subview)]) { super.willRemoveSubview(subview) }
    }

    override var accessibilityHint: String? {
        get { link.value { super.accessibilityHint } }
        set { link.set(newValue, from: super.accessibilityHint) { super.accessibilityHint = $0 } }
    }

    override var accessibilityLabel: String? {
        get { link.value { super.accessibilityLabel } }
        set { link.set(newValue, from: super.accessibilityLabel) { super.accessibilityLabel = $0 } }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { link.value { super.accessibilityTraits } }
        set { link.set(newValue, from: super.accessibilityTraits) { super.accessibilityTraits = $0 } }
    }

    override var accessibilityValue: String? {
        get { link.value { super.accessibilityValue } }
        set { link.set(newValue, from: super.accessibilityValue) { super.accessibilityValue = $0 } }
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

    override var isAccessibilityElement: Bool {
        get { link.value { super.isAccessibilityElement } }
        set { link.set(newValue, from: super.isAccessibilityElement) { super.isAccessibilityElement = $0 } }
    }

    override var isHidden: Bool {
        get { link.value { super.isHidden } }
        set { link.set(newValue, from: super.isHidden) { super.isHidden = $0 } }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        link.call("beginTracking", [(nil, touch), ("with", event as Any)]) { super.beginTracking(touch, with: event) }
    }

    override func cancelTracking(with event: UIEvent?) {
        link.call("cancelTracking", [("with", event as Any)]) { super.cancelTracking(with: event) }
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        link.call("continueTracking", [(nil, touch), ("with", event as Any)]) { super.continueTracking(touch, with: event) }
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        link.call("endTracking", [(nil, touch as Any), ("with", event as Any)]) { super.endTracking(touch, with: event) }
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

    override var currentPage: Int {
        get { link.value { super.currentPage } }
        set { link.set(newValue, from: super.currentPage) { super.currentPage = $0 } }
    }
}

/// The native part of an instance of a declared subclass of `UIPanGestureRecognizer`.
final class InterpretedPanGestureRecognizer: UIPanGestureRecognizer, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override var state: UIGestureRecognizer.State {
        get { link.value { super.state } }
        set { link.set(newValue, from: super.state) { super.state = $0 } }
    }
}

/// The native part of an instance of a declared subclass of `UIPinchGestureRecognizer`.
final class InterpretedPinchGestureRecognizer: UIPinchGestureRecognizer, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override var state: UIGestureRecognizer.State {
        get { link.value { super.state } }
        set { link.set(newValue, from: super.state) { super.state = $0 } }
    }
}

/// The native part of an instance of a declared subclass of `UIProgressView`.
final class InterpretedProgressView<Name: ClassName>: UIProgressView, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override class var inspectedName: String { Name.text }

    override func accessibilityActivate() -> Bool {
        link.call("accessibilityActivate") { super.accessibilityActivate() }
    }

    override func accessibilityDecrement() {
        link.call("accessibilityDecrement") { super.accessibilityDecrement() }
    }

    override func accessibilityIncrement() {
        link.call("accessibilityIncrement") { super.accessibilityIncrement() }
    }

    override var canBecomeFirstResponder: Bool { link.value { super.canBecomeFirstResponder } }

    override func didAddSubview(_ subview: UIView) {
        link.call("didAddSubview", [(nil, subview)]) { super.didAddSubview(subview) }
    }

    override func didMoveToSuperview() {
        link.call("didMoveToSuperview") { super.didMoveToSuperview() }
    }

    override func didMoveToWindow() {
        link.call("didMoveToWindow") { super.didMoveToWindow() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        link.call("hitTest", [(nil, point), ("with", event as Any)], as: UIView?.self) { super.hitTest(point, with: event) }
    }

    override var intrinsicContentSize: CGSize { link.value { super.intrinsicContentSize } }

    override func invalidateIntrinsicContentSize() {
        link.call("invalidateIntrinsicContentSize") { super.invalidateIntrinsicContentSize() }
    }

    override func layoutMarginsDidChange() {
        link.call("layoutMarginsDidChange") { super.layoutMarginsDidChange() }
    }

    override func layoutSubviews() {
        link.call("layoutSubviews") { super.layoutSubviews() }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        link.call("point", [("inside", point), ("with", event as Any)]) { super.point(inside: point, with: event) }
    }

    override func safeAreaInsetsDidChange() {
        link.call("safeAreaInsetsDidChange") { super.safeAreaInsetsDidChange() }
    }

    override func setNeedsLayout() {
        link.call("setNeedsLayout") { super.setNeedsLayout() }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        link.call("sizeThatFits", [(nil, size)]) { super.sizeThatFits(size) }
    }

    override func tintColorDidChange() {
        link.call("tintColorDidChange") { super.tintColorDidChange() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        link.call("traitCollectionDidChange", [(nil, previousTraitCollection as Any)]) { super.traitCollectionDidChange(previousTraitCollection) }
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        link.call("willMove", [("toSuperview", newSuperview as Any)]) { super.willMove(toSuperview: newSuperview) }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        link.call("willMove", [("toWindow", newWindow as Any)]) { super.willMove(toWindow: newWindow) }
    }

    override func willRemoveSubview(_ subview: UIView) {
        link.call("willRemoveSubview", [(nil, subview)]) { super.willRemoveSubview(subview) }
    }

    override var accessibilityHint: String? {
        get { link.value { super.accessibilityHint } }
        set { link.set(newValue, from: super.accessibilityHint) { super.accessibilityHint = $0 } }
    }

    override var accessibilityLabel: String? {
        get { link.value { super.accessibilityLabel } }
        set { link.set(newValue, from: super.accessibilityLabel) { super.accessibilityLabel = $0 } }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { link.value { super.accessibilityTraits } }
        set { link.set(newValue, from: super.accessibilityTraits) { super.accessibilityTraits = $0 } }
    }

    override var accessibilityValue: String? {
        get { link.value { super.accessibilityValue } }
        set { link.set(newValue, from: super.accessibilityValue) { super.accessibilityValue = $0 } }
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

    override var isAccessibilityElement: Bool {
        get { link.value { super.isAccessibilityElement } }
        set { link.set(newValue, from: super.isAccessibilityElement) { super.isAccessibilityElement = $0 } }
    }

    override var isHidden: Bool {
        get { link.value { super.isHidden } }
        set { link.set(newValue, from: super.isHidden) { super.isHidden = $0 } }
    }

    override var progress: Float {
        get { link.value { super.progress } }
        set { link.set(newValue, from: super.progress) { super.progress = $0 } }
    }
}

/// The native part of an instance of a declared subclass of `UIScrollView`.
final class InterpretedScrollView<Name: ClassName>: UIScrollView, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override class var inspectedName: String { Name.text }

    override func accessibilityActivate() -> Bool {
        link.call("accessibilityActivate") { super.accessibilityActivate() }
    }

    override func accessibilityDecrement() {
        link.call("accessibilityDecrement") { super.accessibilityDecrement() }
    }

    override func accessibilityIncrement() {
        link.call("accessibilityIncrement") { super.accessibilityIncrement() }
    }

    override var canBecomeFirstResponder: Bool { link.value { super.canBecomeFirstResponder } }

    override func didAddSubview(_ subview: UIView) {
        link.call("didAddSubview", [(nil, subview)]) { super.didAddSubview(subview) }
    }

    override func didMoveToSuperview() {
        link.call("didMoveToSuperview") { super.didMoveToSuperview() }
    }

    override func didMoveToWindow() {
        link.call("didMoveToWindow") { super.didMoveToWindow() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        link.call("hitTest", [(nil, point), ("with", event as Any)], as: UIView?.self) { super.hitTest(point, with: event) }
    }

    override var intrinsicContentSize: CGSize { link.value { super.intrinsicContentSize } }

    override func invalidateIntrinsicContentSize() {
        link.call("invalidateIntrinsicContentSize") { super.invalidateIntrinsicContentSize() }
    }

    override func layoutMarginsDidChange() {
        link.call("layoutMarginsDidChange") { super.layoutMarginsDidChange() }
    }

    override func layoutSubviews() {
        link.call("layoutSubviews") { super.layoutSubviews() }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        link.call("point", [("inside", point), ("with", event as Any)]) { super.point(inside: point, with: event) }
    }

    override func safeAreaInsetsDidChange() {
        link.call("safeAreaInsetsDidChange") { super.safeAreaInsetsDidChange() }
    }

    override func setNeedsLayout() {
        link.call("setNeedsLayout") { super.setNeedsLayout() }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        link.call("sizeThatFits", [(nil, size)]) { super.sizeThatFits(size) }
    }

    override func tintColorDidChange() {
        link.call("tintColorDidChange") { super.tintColorDidChange() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        link.call("traitCollectionDidChange", [(nil, previousTraitCollection as Any)]) { super.traitCollectionDidChange(previousTraitCollection) }
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        link.call("willMove", [("toSuperview", newSuperview as Any)]) { super.willMove(toSuperview: newSuperview) }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        link.call("willMove", [("toWindow", newWindow as Any)]) { super.willMove(toWindow: newWindow) }
    }

    override func willRemoveSubview(_ subview: UIView) {
        link.call("willRemoveSubview", [(nil, subview)]) { super.willRemoveSubview(subview) }
    }

    override var accessibilityHint: String? {
        get { link.value { super.accessibilityHint } }
        set { link.set(newValue, from: super.accessibilityHint) { super.accessibilityHint = $0 } }
    }

    override var accessibilityLabel: String? {
        get { link.value { super.accessibilityLabel } }
        set { link.set(newValue, from: super.accessibilityLabel) { super.accessibilityLabel = $0 } }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { link.value { super.accessibilityTraits } }
        set { link.set(newValue, from: super.accessibilityTraits) { super.accessibilityTraits = $0 } }
    }

    override var accessibilityValue: String? {
        get { link.value { super.accessibilityValue } }
        set { link.set(newValue, from: super.accessibilityValue) { super.accessibilityValue = $0 } }
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

    override var isAccessibilityElement: Bool {
        get { link.value { super.isAccessibilityElement } }
        set { link.set(newValue, from: super.isAccessibilityElement) { super.isAccessibilityElement = $0 } }
    }

    override var isHidden: Bool {
        get { link.value { super.isHidden } }
        set { link.set(newValue, from: super.isHidden) { super.isHidden = $0 } }
    }
}

/// The native part of an instance of a declared subclass of `UISegmentedControl`.
final class InterpretedSegmentedControl<Name: ClassName>: UISegmentedControl, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override class var inspectedName: String { Name.text }

    override func accessibilityActivate() -> Bool {
        link.call("accessibilityActivate") { super.accessibilityActivate() }
    }

    override func accessibilityDecrement() {
        link.call("accessibilityDecrement") { super.accessibilityDecrement() }
    }

    override func accessibilityIncrement() {
        link.call("accessibilityIncrement") { super.accessibilityIncrement() }
    }

    override var canBecomeFirstResponder: Bool { link.value { super.canBecomeFirstResponder } }

    override func didAddSubview(_ subview: UIView) {
        link.call("didAddSubview", [(nil, subview)]) { super.didAddSubview(subview) }
    }

    override func didMoveToSuperview() {
        link.call("didMoveToSuperview") { super.didMoveToSuperview() }
    }

    override func didMoveToWindow() {
        link.call("didMoveToWindow") { super.didMoveToWindow() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        link.call("hitTest", [(nil, point), ("with", event as Any)], as: UIView?.self) { super.hitTest(point, with: event) }
    }

    override var intrinsicContentSize: CGSize { link.value { super.intrinsicContentSize } }

    override func invalidateIntrinsicContentSize() {
        link.call("invalidateIntrinsicContentSize") { super.invalidateIntrinsicContentSize() }
    }

    override func layoutMarginsDidChange() {
        link.call("layoutMarginsDidChange") { super.layoutMarginsDidChange() }
    }

    override func layoutSubviews() {
        link.call("layoutSubviews") { super.layoutSubviews() }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        link.call("point", [("inside", point), ("with", event as Any)]) { super.point(inside: point, with: event) }
    }

    override func safeAreaInsetsDidChange() {
        link.call("safeAreaInsetsDidChange") { super.safeAreaInsetsDidChange() }
    }

    override func setNeedsLayout() {
        link.call("setNeedsLayout") { super.setNeedsLayout() }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        link.call("sizeThatFits", [(nil, size)]) { super.sizeThatFits(size) }
    }

    override func tintColorDidChange() {
        link.call("tintColorDidChange") { super.tintColorDidChange() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        link.call("traitCollectionDidChange", [(nil, previousTraitCollection as Any)]) { super.traitCollectionDidChange(previousTraitCollection) }
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        link.call("willMove", [("toSuperview", newSuperview as Any)]) { super.willMove(toSuperview: newSuperview) }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        link.call("willMove", [("toWindow", newWindow as Any)]) { super.willMove(toWindow: newWindow) }
    }

    override func willRemoveSubview(_ subview: UIView) {
        link.call("willRemoveSubview", [(nil, subview)]) { super.willRemoveSubview(subview) }
    }

    override var accessibilityHint: String? {
        get { link.value { super.accessibilityHint } }
        set { link.set(newValue, from: super.accessibilityHint) { super.accessibilityHint = $0 } }
    }

    override var accessibilityLabel: String? {
        get { link.value { super.accessibilityLabel } }
        set { link.set(newValue, from: super.accessibilityLabel) { super.accessibilityLabel = $0 } }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { link.value { super.accessibilityTraits } }
        set { link.set(newValue, from: super.accessibilityTraits) { super.accessibilityTraits = $0 } }
    }

    override var accessibilityValue: String? {
        get { link.value { super.accessibilityValue } }
        set { link.set(newValue, from: super.accessibilityValue) { super.accessibilityValue = $0 } }
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

    override var isAccessibilityElement: Bool {
        get { link.value { super.isAccessibilityElement } }
        set { link.set(newValue, from: super.isAccessibilityElement) { super.isAccessibilityElement = $0 } }
    }

    override var isHidden: Bool {
        get { link.value { super.isHidden } }
        set { link.set(newValue, from: super.isHidden) { super.isHidden = $0 } }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        link.call("beginTracking", [(nil, touch), ("with", event as Any)]) { super.beginTracking(touch, with: event) }
    }

    override func cancelTracking(with event: UIEvent?) {
        link.call("cancelTracking", [("with", event as Any)]) { super.cancelTracking(with: event) }
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        link.call("continueTracking", [(nil, touch), ("with", event as Any)]) { super.continueTracking(touch, with: event) }
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        link.call("endTracking", [(nil, touch as Any), ("with", event as Any)]) { super.endTracking(touch, with: event) }
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

    override var selectedSegmentIndex: Int {
        get { link.value { super.selectedSegmentIndex } }
        set { link.set(newValue, from: super.selectedSegmentIndex) { super.selectedSegmentIndex = $0 } }
    }
}

/// The native part of an instance of a declared subclass of `UISlider`.
final class InterpretedSlider<Name: ClassName>: UISlider, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override class var inspectedName: String { Name.text }

    override func accessibilityActivate() -> Bool {
        link.call("accessibilityActivate") { super.accessibilityActivate() }
    }

    override func accessibilityDecrement() {
        link.call("accessibilityDecrement") { super.accessibilityDecrement() }
    }

    override func accessibilityIncrement() {
        link.call("accessibilityIncrement") { super.accessibilityIncrement() }
    }

    override var canBecomeFirstResponder: Bool { link.value { super.canBecomeFirstResponder } }

    override func didAddSubview(_ subview: UIView) {
        link.call("didAddSubview", [(nil, subview)]) { super.didAddSubview(subview) }
    }

    override func didMoveToSuperview() {
        link.call("didMoveToSuperview") { super.didMoveToSuperview() }
    }

    override func didMoveToWindow() {
        link.call("didMoveToWindow") { super.didMoveToWindow() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        link.call("hitTest", [(nil, point), ("with", event as Any)], as: UIView?.self) { super.hitTest(point, with: event) }
    }

    override var intrinsicContentSize: CGSize { link.value { super.intrinsicContentSize } }

    override func invalidateIntrinsicContentSize() {
        link.call("invalidateIntrinsicContentSize") { super.invalidateIntrinsicContentSize() }
    }

    override func layoutMarginsDidChange() {
        link.call("layoutMarginsDidChange") { super.layoutMarginsDidChange() }
    }

    override func layoutSubviews() {
        link.call("layoutSubviews") { super.layoutSubviews() }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        link.call("point", [("inside", point), ("with", event as Any)]) { super.point(inside: point, with: event) }
    }

    override func safeAreaInsetsDidChange() {
        link.call("safeAreaInsetsDidChange") { super.safeAreaInsetsDidChange() }
    }

    override func setNeedsLayout() {
        link.call("setNeedsLayout") { super.setNeedsLayout() }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        link.call("sizeThatFits", [(nil, size)]) { super.sizeThatFits(size) }
    }

    override func tintColorDidChange() {
        link.call("tintColorDidChange") { super.tintColorDidChange() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        link.call("traitCollectionDidChange", [(nil, previousTraitCollection as Any)]) { super.traitCollectionDidChange(previousTraitCollection) }
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        link.call("willMove", [("toSuperview", newSuperview as Any)]) { super.willMove(toSuperview: newSuperview) }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        link.call("willMove", [("toWindow", newWindow as Any)]) { super.willMove(toWindow: newWindow) }
    }

    override func willRemoveSubview(_ subview: UIView) {
        link.call("willRemoveSubview", [(nil, subview)]) { super.willRemoveSubview(subview) }
    }

    override var accessibilityHint: String? {
        get { link.value { super.accessibilityHint } }
        set { link.set(newValue, from: super.accessibilityHint) { super.accessibilityHint = $0 } }
    }

    override var accessibilityLabel: String? {
        get { link.value { super.accessibilityLabel } }
        set { link.set(newValue, from: super.accessibilityLabel) { super.accessibilityLabel = $0 } }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { link.value { super.accessibilityTraits } }
        set { link.set(newValue, from: super.accessibilityTraits) { super.accessibilityTraits = $0 } }
    }

    override var accessibilityValue: String? {
        get { link.value { super.accessibilityValue } }
        set { link.set(newValue, from: super.accessibilityValue) { super.accessibilityValue = $0 } }
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

    override var isAccessibilityElement: Bool {
        get { link.value { super.isAccessibilityElement } }
        set { link.set(newValue, from: super.isAccessibilityElement) { super.isAccessibilityElement = $0 } }
    }

    override var isHidden: Bool {
        get { link.value { super.isHidden } }
        set { link.set(newValue, from: super.isHidden) { super.isHidden = $0 } }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        link.call("beginTracking", [(nil, touch), ("with", event as Any)]) { super.beginTracking(touch, with: event) }
    }

    override func cancelTracking(with event: UIEvent?) {
        link.call("cancelTracking", [("with", event as Any)]) { super.cancelTracking(with: event) }
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        link.call("continueTracking", [(nil, touch), ("with", event as Any)]) { super.continueTracking(touch, with: event) }
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        link.call("endTracking", [(nil, touch as Any), ("with", event as Any)]) { super.endTracking(touch, with: event) }
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

    override var value: Float {
        get { link.value { super.value } }
        set { link.set(newValue, from: super.value) { super.value = $0 } }
    }
}

/// The native part of an instance of a declared subclass of `UIStackView`.
final class InterpretedStackView<Name: ClassName>: UIStackView, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override class var inspectedName: String { Name.text }

    override func accessibilityActivate() -> Bool {
        link.call("accessibilityActivate") { super.accessibilityActivate() }
    }

    override func accessibilityDecrement() {
        link.call("accessibilityDecrement") { super.accessibilityDecrement() }
    }

    override func accessibilityIncrement() {
        link.call("accessibilityIncrement") { super.accessibilityIncrement() }
    }

    override var canBecomeFirstResponder: Bool { link.value { super.canBecomeFirstResponder } }

    override func didAddSubview(_ subview: UIView) {
        link.call("didAddSubview", [(nil, subview)]) { super.didAddSubview(subview) }
    }

    override func didMoveToSuperview() {
        link.call("didMoveToSuperview") { super.didMoveToSuperview() }
    }

    override func didMoveToWindow() {
        link.call("didMoveToWindow") { super.didMoveToWindow() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        link.call("hitTest", [(nil, point), ("with", event as Any)], as: UIView?.self) { super.hitTest(point, with: event) }
    }

    override var intrinsicContentSize: CGSize { link.value { super.intrinsicContentSize } }

    override func invalidateIntrinsicContentSize() {
        link.call("invalidateIntrinsicContentSize") { super.invalidateIntrinsicContentSize() }
    }

    override func layoutMarginsDidChange() {
        link.call("layoutMarginsDidChange") { super.layoutMarginsDidChange() }
    }

    override func layoutSubviews() {
        link.call("layoutSubviews") { super.layoutSubviews() }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        link.call("point", [("inside", point), ("with", event as Any)]) { super.point(inside: point, with: event) }
    }

    override func safeAreaInsetsDidChange() {
        link.call("safeAreaInsetsDidChange") { super.safeAreaInsetsDidChange() }
    }

    override func setNeedsLayout() {
        link.call("setNeedsLayout") { super.setNeedsLayout() }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        link.call("sizeThatFits", [(nil, size)]) { super.sizeThatFits(size) }
    }

    override func tintColorDidChange() {
        link.call("tintColorDidChange") { super.tintColorDidChange() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        link.call("traitCollectionDidChange", [(nil, previousTraitCollection as Any)]) { super.traitCollectionDidChange(previousTraitCollection) }
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        link.call("willMove", [("toSuperview", newSuperview as Any)]) { super.willMove(toSuperview: newSuperview) }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        link.call("willMove", [("toWindow", newWindow as Any)]) { super.willMove(toWindow: newWindow) }
    }

    override func willRemoveSubview(_ subview: UIView) {
        link.call("willRemoveSubview", [(nil, subview)]) { super.willRemoveSubview(subview) }
    }

    override var accessibilityHint: String? {
        get { link.value { super.accessibilityHint } }
        set { link.set(newValue, from: super.accessibilityHint) { super.accessibilityHint = $0 } }
    }

    override var accessibilityLabel: String? {
        get { link.value { super.accessibilityLabel } }
        set { link.set(newValue, from: super.accessibilityLabel) { super.accessibilityLabel = $0 } }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { link.value { super.accessibilityTraits } }
        set { link.set(newValue, from: super.accessibilityTraits) { super.accessibilityTraits = $0 } }
    }

    override var accessibilityValue: String? {
        get { link.value { super.accessibilityValue } }
        set { link.set(newValue, from: super.accessibilityValue) { super.accessibilityValue = $0 } }
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

    override var isAccessibilityElement: Bool {
        get { link.value { super.isAccessibilityElement } }
        set { link.set(newValue, from: super.isAccessibilityElement) { super.isAccessibilityElement = $0 } }
    }

    override var isHidden: Bool {
        get { link.value { super.isHidden } }
        set { link.set(newValue, from: super.isHidden) { super.isHidden = $0 } }
    }
}

/// The native part of an instance of a declared subclass of `UIStepper`.
final class InterpretedStepper<Name: ClassName>: UIStepper, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override class var inspectedName: String { Name.text }

    override func accessibilityActivate() -> Bool {
        link.call("accessibilityActivate") { super.accessibilityActivate() }
    }

    override func accessibilityDecrement() {
        link.call("accessibilityDecrement") { super.accessibilityDecrement() }
    }

    override func accessibilityIncrement() {
        link.call("accessibilityIncrement") { super.accessibilityIncrement() }
    }

    override var canBecomeFirstResponder: Bool { link.value { super.canBecomeFirstResponder } }

    override func didAddSubview(_ subview: UIView) {
        link.call("didAddSubview", [(nil, subview)]) { super.didAddSubview(subview) }
    }

    override func didMoveToSuperview() {
        link.call("didMoveToSuperview") { super.didMoveToSuperview() }
    }

    override func didMoveToWindow() {
        link.call("didMoveToWindow") { super.didMoveToWindow() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        link.call("hitTest", [(nil, point), ("with", event as Any)], as: UIView?.self) { super.hitTest(point, with: event) }
    }

    override var intrinsicContentSize: CGSize { link.value { super.intrinsicContentSize } }

    override func invalidateIntrinsicContentSize() {
        link.call("invalidateIntrinsicContentSize") { super.invalidateIntrinsicContentSize() }
    }

    override func layoutMarginsDidChange() {
        link.call("layoutMarginsDidChange") { super.layoutMarginsDidChange() }
    }

    override func layoutSubviews() {
        link.call("layoutSubviews") { super.layoutSubviews() }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        link.call("point", [("inside", point), ("with", event as Any)]) { super.point(inside: point, with: event) }
    }

    override func safeAreaInsetsDidChange() {
        link.call("safeAreaInsetsDidChange") { super.safeAreaInsetsDidChange() }
    }

    override func setNeedsLayout() {
        link.call("setNeedsLayout") { super.setNeedsLayout() }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        link.call("sizeThatFits", [(nil, size)]) { super.sizeThatFits(size) }
    }

    override func tintColorDidChange() {
        link.call("tintColorDidChange") { super.tintColorDidChange() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        link.call("traitCollectionDidChange", [(nil, previousTraitCollection as Any)]) { super.traitCollectionDidChange(previousTraitCollection) }
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        link.call("willMove", [("toSuperview", newSuperview as Any)]) { super.willMove(toSuperview: newSuperview) }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        link.call("willMove", [("toWindow", newWindow as Any)]) { super.willMove(toWindow: newWindow) }
    }

    override func willRemoveSubview(_ subview: UIView) {
        link.call("willRemoveSubview", [(nil, subview)]) { super.willRemoveSubview(subview) }
    }

    override var accessibilityHint: String? {
        get { link.value { super.accessibilityHint } }
        set { link.set(newValue, from: super.accessibilityHint) { super.accessibilityHint = $0 } }
    }

    override var accessibilityLabel: String? {
        get { link.value { super.accessibilityLabel } }
        set { link.set(newValue, from: super.accessibilityLabel) { super.accessibilityLabel = $0 } }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { link.value { super.accessibilityTraits } }
        set { link.set(newValue, from: super.accessibilityTraits) { super.accessibilityTraits = $0 } }
    }

    override var accessibilityValue: String? {
        get { link.value { super.accessibilityValue } }
        set { link.set(newValue, from: super.accessibilityValue) { super.accessibilityValue = $0 } }
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

    override var isAccessibilityElement: Bool {
        get { link.value { super.isAccessibilityElement } }
        set { link.set(newValue, from: super.isAccessibilityElement) { super.isAccessibilityElement = $0 } }
    }

    override var isHidden: Bool {
        get { link.value { super.isHidden } }
        set { link.set(newValue, from: super.isHidden) { super.isHidden = $0 } }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        link.call("beginTracking", [(nil, touch), ("with", event as Any)]) { super.beginTracking(touch, with: event) }
    }

    override func cancelTracking(with event: UIEvent?) {
        link.call("cancelTracking", [("with", event as Any)]) { super.cancelTracking(with: event) }
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        link.call("continueTracking", [(nil, touch), ("with", event as Any)]) { super.continueTracking(touch, with: event) }
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        link.call("endTracking", [(nil, touch as Any), ("with", event as Any)]) { super.endTracking(touch, with: event) }
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

    override var value: Double {
        get { link.value { super.value } }
        set { link.set(newValue, from: super.value) { super.value = $0 } }
    }
}

/// The native part of an instance of a declared subclass of `UISwipeGestureRecognizer`.
final class InterpretedSwipeGestureRecognizer: UISwipeGestureRecognizer, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override var state: UIGestureRecognizer.State {
        get { link.value { super.state } }
        set { link.set(newValue, from: super.state) { super.state = $0 } }
    }
}

/// The native part of an instance of a declared subclass of `UISwitch`.
final class InterpretedSwitch<Name: ClassName>: UISwitch, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override class var inspectedName: String { Name.text }

    override func accessibilityActivate() -> Bool {
        link.call("accessibilityActivate") { super.accessibilityActivate() }
    }

    override func accessibilityDecrement() {
        link.call("accessibilityDecrement") { super.accessibilityDecrement() }
    }

    override func accessibilityIncrement() {
        link.call("accessibilityIncrement") { super.accessibilityIncrement() }
    }

    override var canBecomeFirstResponder: Bool { link.value { super.canBecomeFirstResponder } }

    override func didAddSubview(_ subview: UIView) {
        link.call("didAddSubview", [(nil, subview)]) { super.didAddSubview(subview) }
    }

    override func didMoveToSuperview() {
        link.call("didMoveToSuperview") { super.didMoveToSuperview() }
    }

    override func didMoveToWindow() {
        link.call("didMoveToWindow") { super.didMoveToWindow() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        link.call("hitTest", [(nil, point), ("with", event as Any)], as: UIView?.self) { super.hitTest(point, with: event) }
    }

    override var intrinsicContentSize: CGSize { link.value { super.intrinsicContentSize } }

    override func invalidateIntrinsicContentSize() {
        link.call("invalidateIntrinsicContentSize") { super.invalidateIntrinsicContentSize() }
    }

    override func layoutMarginsDidChange() {
        link.call("layoutMarginsDidChange") { super.layoutMarginsDidChange() }
    }

    override func layoutSubviews() {
        link.call("layoutSubviews") { super.layoutSubviews() }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        link.call("point", [("inside", point), ("with", event as Any)]) { super.point(inside: point, with: event) }
    }

    override func safeAreaInsetsDidChange() {
        link.call("safeAreaInsetsDidChange") { super.safeAreaInsetsDidChange() }
    }

    override func setNeedsLayout() {
        link.call("setNeedsLayout") { super.setNeedsLayout() }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        link.call("sizeThatFits", [(nil, size)]) { super.sizeThatFits(size) }
    }

    override func tintColorDidChange() {
        link.call("tintColorDidChange") { super.tintColorDidChange() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        link.call("traitCollectionDidChange", [(nil, previousTraitCollection as Any)]) { super.traitCollectionDidChange(previousTraitCollection) }
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        link.call("willMove", [("toSuperview", newSuperview as Any)]) { super.willMove(toSuperview: newSuperview) }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        link.call("willMove", [("toWindow", newWindow as Any)]) { super.willMove(toWindow: newWindow) }
    }

    override func willRemoveSubview(_ subview: UIView) {
        link.call("willRemoveSubview", [(nil, subview)]) { super.willRemoveSubview(subview) }
    }

    override var accessibilityHint: String? {
        get { link.value { super.accessibilityHint } }
        set { link.set(newValue, from: super.accessibilityHint) { super.accessibilityHint = $0 } }
    }

    override var accessibilityLabel: String? {
        get { link.value { super.accessibilityLabel } }
        set { link.set(newValue, from: super.accessibilityLabel) { super.accessibilityLabel = $0 } }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { link.value { super.accessibilityTraits } }
        set { link.set(newValue, from: super.accessibilityTraits) { super.accessibilityTraits = $0 } }
    }

    override var accessibilityValue: String? {
        get { link.value { super.accessibilityValue } }
        set { link.set(newValue, from: super.accessibilityValue) { super.accessibilityValue = $0 } }
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

    override var isAccessibilityElement: Bool {
        get { link.value { super.isAccessibilityElement } }
        set { link.set(newValue, from: super.isAccessibilityElement) { super.isAccessibilityElement = $0 } }
    }

    override var isHidden: Bool {
        get { link.value { super.isHidden } }
        set { link.set(newValue, from: super.isHidden) { super.isHidden = $0 } }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        link.call("beginTracking", [(nil, touch), ("with", event as Any)]) { super.beginTracking(touch, with: event) }
    }

    override func cancelTracking(with event: UIEvent?) {
        link.call("cancelTracking", [("with", event as Any)]) { super.cancelTracking(with: event) }
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        link.call("continueTracking", [(nil, touch), ("with", event as Any)]) { super.continueTracking(touch, with: event) }
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        link.call("endTracking", [(nil, touch as Any), ("with", event as Any)]) { super.endTracking(touch, with: event) }
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
}

/// The native part of an instance of a declared subclass of `UITapGestureRecognizer`.
final class InterpretedTapGestureRecognizer: UITapGestureRecognizer, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override var state: UIGestureRecognizer.State {
        get { link.value { super.state } }
        set { link.set(newValue, from: super.state) { super.state = $0 } }
    }
}

/// The native part of an instance of a declared subclass of `UITextField`.
final class InterpretedTextField<Name: ClassName>: UITextField, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override class var inspectedName: String { Name.text }

    override func accessibilityActivate() -> Bool {
        link.call("accessibilityActivate") { super.accessibilityActivate() }
    }

    override func accessibilityDecrement() {
        link.call("accessibilityDecrement") { super.accessibilityDecrement() }
    }

    override func accessibilityIncrement() {
        link.call("accessibilityIncrement") { super.accessibilityIncrement() }
    }

    override var canBecomeFirstResponder: Bool { link.value { super.canBecomeFirstResponder } }

    override func didAddSubview(_ subview: UIView) {
        link.call("didAddSubview", [(nil, subview)]) { super.didAddSubview(subview) }
    }

    override func didMoveToSuperview() {
        link.call("didMoveToSuperview") { super.didMoveToSuperview() }
    }

    override func didMoveToWindow() {
        link.call("didMoveToWindow") { super.didMoveToWindow() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        link.call("hitTest", [(nil, point), ("with", event as Any)], as: UIView?.self) { super.hitTest(point, with: event) }
    }

    override var intrinsicContentSize: CGSize { link.value { super.intrinsicContentSize } }

    override func invalidateIntrinsicContentSize() {
        link.call("invalidateIntrinsicContentSize") { super.invalidateIntrinsicContentSize() }
    }

    override func layoutMarginsDidChange() {
        link.call("layoutMarginsDidChange") { super.layoutMarginsDidChange() }
    }

    override func layoutSubviews() {
        link.call("layoutSubviews") { super.layoutSubviews() }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        link.call("point", [("inside", point), ("with", event as Any)]) { super.point(inside: point, with: event) }
    }

    override func safeAreaInsetsDidChange() {
        link.call("safeAreaInsetsDidChange") { super.safeAreaInsetsDidChange() }
    }

    override func setNeedsLayout() {
        link.call("setNeedsLayout") { super.setNeedsLayout() }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        link.call("sizeThatFits", [(nil, size)]) { super.sizeThatFits(size) }
    }

    override func tintColorDidChange() {
        link.call("tintColorDidChange") { super.tintColorDidChange() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        link.call("traitCollectionDidChange", [(nil, previousTraitCollection as Any)]) { super.traitCollectionDidChange(previousTraitCollection) }
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        link.call("willMove", [("toSuperview", newSuperview as Any)]) { super.willMove(toSuperview: newSuperview) }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        link.call("willMove", [("toWindow", newWindow as Any)]) { super.willMove(toWindow: newWindow) }
    }

    override func willRemoveSubview(_ subview: UIView) {
        link.call("willRemoveSubview", [(nil, subview)]) { super.willRemoveSubview(subview) }
    }

    override var accessibilityHint: String? {
        get { link.value { super.accessibilityHint } }
        set { link.set(newValue, from: super.accessibilityHint) { super.accessibilityHint = $0 } }
    }

    override var accessibilityLabel: String? {
        get { link.value { super.accessibilityLabel } }
        set { link.set(newValue, from: super.accessibilityLabel) { super.accessibilityLabel = $0 } }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { link.value { super.accessibilityTraits } }
        set { link.set(newValue, from: super.accessibilityTraits) { super.accessibilityTraits = $0 } }
    }

    override var accessibilityValue: String? {
        get { link.value { super.accessibilityValue } }
        set { link.set(newValue, from: super.accessibilityValue) { super.accessibilityValue = $0 } }
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

    override var isAccessibilityElement: Bool {
        get { link.value { super.isAccessibilityElement } }
        set { link.set(newValue, from: super.isAccessibilityElement) { super.isAccessibilityElement = $0 } }
    }

    override var isHidden: Bool {
        get { link.value { super.isHidden } }
        set { link.set(newValue, from: super.isHidden) { super.isHidden = $0 } }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        link.call("beginTracking", [(nil, touch), ("with", event as Any)]) { super.beginTracking(touch, with: event) }
    }

    override func cancelTracking(with event: UIEvent?) {
        link.call("cancelTracking", [("with", event as Any)]) { super.cancelTracking(with: event) }
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        link.call("continueTracking", [(nil, touch), ("with", event as Any)]) { super.continueTracking(touch, with: event) }
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        link.call("endTracking", [(nil, touch as Any), ("with", event as Any)]) { super.endTracking(touch, with: event) }
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

    override func becomeFirstResponder() -> Bool {
        link.call("becomeFirstResponder") { super.becomeFirstResponder() }
    }

    override func editingRect(forBounds bounds: CGRect) -> CGRect {
        link.call("editingRect", [("forBounds", bounds)]) { super.editingRect(forBounds: bounds) }
    }

    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        link.call("placeholderRect", [("forBounds", bounds)]) { super.placeholderRect(forBounds: bounds) }
    }

    override func resignFirstResponder() -> Bool {
        link.call("resignFirstResponder") { super.resignFirstResponder() }
    }

    override func textRect(forBounds bounds: CGRect) -> CGRect {
        link.call("textRect", [("forBounds", bounds)]) { super.textRect(forBounds: bounds) }
    }
}

/// The native part of an instance of a declared subclass of `UITextView`.
final class InterpretedTextView<Name: ClassName>: UITextView, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override class var inspectedName: String { Name.text }

    override func accessibilityActivate() -> Bool {
        link.call("accessibilityActivate") { super.accessibilityActivate() }
    }

    override func accessibilityDecrement() {
        link.call("accessibilityDecrement") { super.accessibilityDecrement() }
    }

    override func accessibilityIncrement() {
        link.call("accessibilityIncrement") { super.accessibilityIncrement() }
    }

    override var canBecomeFirstResponder: Bool { link.value { super.canBecomeFirstResponder } }

    override func didAddSubview(_ subview: UIView) {
        link.call("didAddSubview", [(nil, subview)]) { super.didAddSubview(subview) }
    }

    override func didMoveToSuperview() {
        link.call("didMoveToSuperview") { super.didMoveToSuperview() }
    }

    override func didMoveToWindow() {
        link.call("didMoveToWindow") { super.didMoveToWindow() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        link.call("hitTest", [(nil, point), ("with", event as Any)], as: UIView?.self) { super.hitTest(point, with: event) }
    }

    override var intrinsicContentSize: CGSize { link.value { super.intrinsicContentSize } }

    override func invalidateIntrinsicContentSize() {
        link.call("invalidateIntrinsicContentSize") { super.invalidateIntrinsicContentSize() }
    }

    override func layoutMarginsDidChange() {
        link.call("layoutMarginsDidChange") { super.layoutMarginsDidChange() }
    }

    override func layoutSubviews() {
        link.call("layoutSubviews") { super.layoutSubviews() }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        link.call("point", [("inside", point), ("with", event as Any)]) { super.point(inside: point, with: event) }
    }

    override func safeAreaInsetsDidChange() {
        link.call("safeAreaInsetsDidChange") { super.safeAreaInsetsDidChange() }
    }

    override func setNeedsLayout() {
        link.call("setNeedsLayout") { super.setNeedsLayout() }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        link.call("sizeThatFits", [(nil, size)]) { super.sizeThatFits(size) }
    }

    override func tintColorDidChange() {
        link.call("tintColorDidChange") { super.tintColorDidChange() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        link.call("traitCollectionDidChange", [(nil, previousTraitCollection as Any)]) { super.traitCollectionDidChange(previousTraitCollection) }
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        link.call("willMove", [("toSuperview", newSuperview as Any)]) { super.willMove(toSuperview: newSuperview) }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        link.call("willMove", [("toWindow", newWindow as Any)]) { super.willMove(toWindow: newWindow) }
    }

    override func willRemoveSubview(_ subview: UIView) {
        link.call("willRemoveSubview", [(nil, subview)]) { super.willRemoveSubview(subview) }
    }

    override var accessibilityHint: String? {
        get { link.value { super.accessibilityHint } }
        set { link.set(newValue, from: super.accessibilityHint) { super.accessibilityHint = $0 } }
    }

    override var accessibilityLabel: String? {
        get { link.value { super.accessibilityLabel } }
        set { link.set(newValue, from: super.accessibilityLabel) { super.accessibilityLabel = $0 } }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { link.value { super.accessibilityTraits } }
        set { link.set(newValue, from: super.accessibilityTraits) { super.accessibilityTraits = $0 } }
    }

    override var accessibilityValue: String? {
        get { link.value { super.accessibilityValue } }
        set { link.set(newValue, from: super.accessibilityValue) { super.accessibilityValue = $0 } }
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

    override var isAccessibilityElement: Bool {
        get { link.value { super.isAccessibilityElement } }
        set { link.set(newValue, from: super.isAccessibilityElement) { super.isAccessibilityElement = $0 } }
    }

    override var isHidden: Bool {
        get { link.value { super.isHidden } }
        set { link.set(newValue, from: super.isHidden) { super.isHidden = $0 } }
    }

    override func becomeFirstResponder() -> Bool {
        link.call("becomeFirstResponder") { super.becomeFirstResponder() }
    }

    override func resignFirstResponder() -> Bool {
        link.call("resignFirstResponder") { super.resignFirstResponder() }
    }
}

/// The native part of an instance of a declared subclass of `UIView`.
final class InterpretedView<Name: ClassName>: UIView, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override class var inspectedName: String { Name.text }

    override func accessibilityActivate() -> Bool {
        link.call("accessibilityActivate") { super.accessibilityActivate() }
    }

    override func accessibilityDecrement() {
        link.call("accessibilityDecrement") { super.accessibilityDecrement() }
    }

    override func accessibilityIncrement() {
        link.call("accessibilityIncrement") { super.accessibilityIncrement() }
    }

    override var canBecomeFirstResponder: Bool { link.value { super.canBecomeFirstResponder } }

    override func didAddSubview(_ subview: UIView) {
        link.call("didAddSubview", [(nil, subview)]) { super.didAddSubview(subview) }
    }

    override func didMoveToSuperview() {
        link.call("didMoveToSuperview") { super.didMoveToSuperview() }
    }

    override func didMoveToWindow() {
        link.call("didMoveToWindow") { super.didMoveToWindow() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        link.call("hitTest", [(nil, point), ("with", event as Any)], as: UIView?.self) { super.hitTest(point, with: event) }
    }

    override var intrinsicContentSize: CGSize { link.value { super.intrinsicContentSize } }

    override func invalidateIntrinsicContentSize() {
        link.call("invalidateIntrinsicContentSize") { super.invalidateIntrinsicContentSize() }
    }

    override func layoutMarginsDidChange() {
        link.call("layoutMarginsDidChange") { super.layoutMarginsDidChange() }
    }

    override func layoutSubviews() {
        link.call("layoutSubviews") { super.layoutSubviews() }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        link.call("point", [("inside", point), ("with", event as Any)]) { super.point(inside: point, with: event) }
    }

    override func safeAreaInsetsDidChange() {
        link.call("safeAreaInsetsDidChange") { super.safeAreaInsetsDidChange() }
    }

    override func setNeedsLayout() {
        link.call("setNeedsLayout") { super.setNeedsLayout() }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        link.call("sizeThatFits", [(nil, size)]) { super.sizeThatFits(size) }
    }

    override func tintColorDidChange() {
        link.call("tintColorDidChange") { super.tintColorDidChange() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        link.call("traitCollectionDidChange", [(nil, previousTraitCollection as Any)]) { super.traitCollectionDidChange(previousTraitCollection) }
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        link.call("willMove", [("toSuperview", newSuperview as Any)]) { super.willMove(toSuperview: newSuperview) }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        link.call("willMove", [("toWindow", newWindow as Any)]) { super.willMove(toWindow: newWindow) }
    }

    override func willRemoveSubview(_ subview: UIView) {
        link.call("willRemoveSubview", [(nil, subview)]) { super.willRemoveSubview(subview) }
    }

    override var accessibilityHint: String? {
        get { link.value { super.accessibilityHint } }
        set { link.set(newValue, from: super.accessibilityHint) { super.accessibilityHint = $0 } }
    }

    override var accessibilityLabel: String? {
        get { link.value { super.accessibilityLabel } }
        set { link.set(newValue, from: super.accessibilityLabel) { super.accessibilityLabel = $0 } }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { link.value { super.accessibilityTraits } }
        set { link.set(newValue, from: super.accessibilityTraits) { super.accessibilityTraits = $0 } }
    }

    override var accessibilityValue: String? {
        get { link.value { super.accessibilityValue } }
        set { link.set(newValue, from: super.accessibilityValue) { super.accessibilityValue = $0 } }
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

    override var isAccessibilityElement: Bool {
        get { link.value { super.isAccessibilityElement } }
        set { link.set(newValue, from: super.isAccessibilityElement) { super.isAccessibilityElement = $0 } }
    }

    override var isHidden: Bool {
        get { link.value { super.isHidden } }
        set { link.set(newValue, from: super.isHidden) { super.isHidden = $0 } }
    }
}

/// The native part of an instance of a declared subclass of `UIViewController`.
final class InterpretedViewController: UIViewController, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    init() { super.init(nibName: nil, bundle: nil) }

    required init?(coder: NSCoder) { return nil }

    override var canBecomeFirstResponder: Bool { link.value { super.canBecomeFirstResponder } }

    override func didMove(toParent parent: UIViewController?) {
        link.call("didMove", [("toParent", parent as Any)]) { super.didMove(toParent: parent) }
    }

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        link.call("dismiss", [("animated", flag), ("completion", completion as Any)]) { super.dismiss(animated: flag, completion: completion) }
    }

    override func loadView() {
        link.call("loadView") { super.loadView() }
    }

    override func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        link.call("present", [(nil, viewControllerToPresent), ("animated", flag), ("completion", completion as Any)]) { super.present(viewControllerToPresent, animated: flag, completion: completion) }
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        link.call("setEditing", [(nil, editing), ("animated", animated)]) { super.setEditing(editing, animated: animated) }
    }

    override func viewDidAppear(_ animated: Bool) {
        link.call("viewDidAppear", [(nil, animated)]) { super.viewDidAppear(animated) }
    }

    override func viewDidDisappear(_ animated: Bool) {
        link.call("viewDidDisappear", [(nil, animated)]) { super.viewDidDisappear(animated) }
    }

    override func viewDidLayoutSubviews() {
        link.call("viewDidLayoutSubviews") { super.viewDidLayoutSubviews() }
    }

    override func viewDidLoad() {
        link.call("viewDidLoad") { super.viewDidLoad() }
    }

    override func viewIsAppearing(_ animated: Bool) {
        link.call("viewIsAppearing", [(nil, animated)]) { super.viewIsAppearing(animated) }
    }

    override func viewSafeAreaInsetsDidChange() {
        link.call("viewSafeAreaInsetsDidChange") { super.viewSafeAreaInsetsDidChange() }
    }

    override func viewWillAppear(_ animated: Bool) {
        link.call("viewWillAppear", [(nil, animated)]) { super.viewWillAppear(animated) }
    }

    override func viewWillDisappear(_ animated: Bool) {
        link.call("viewWillDisappear", [(nil, animated)]) { super.viewWillDisappear(animated) }
    }

    override func viewWillLayoutSubviews() {
        link.call("viewWillLayoutSubviews") { super.viewWillLayoutSubviews() }
    }

    override func willMove(toParent parent: UIViewController?) {
        link.call("willMove", [("toParent", parent as Any)]) { super.willMove(toParent: parent) }
    }

    override var title: String? {
        get { link.value { super.title } }
        set { link.set(newValue, from: super.title) { super.title = $0 } }
    }
}

/// The native part of an instance of a declared subclass of `UIVisualEffectView`.
final class InterpretedVisualEffectView<Name: ClassName>: UIVisualEffectView, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override class var inspectedName: String { Name.text }

    override func accessibilityActivate() -> Bool {
        link.call("accessibilityActivate") { super.accessibilityActivate() }
    }

    override func accessibilityDecrement() {
        link.call("accessibilityDecrement") { super.accessibilityDecrement() }
    }

    override func accessibilityIncrement() {
        link.call("accessibilityIncrement") { super.accessibilityIncrement() }
    }

    override var canBecomeFirstResponder: Bool { link.value { super.canBecomeFirstResponder } }

    override func didAddSubview(_ subview: UIView) {
        link.call("didAddSubview", [(nil, subview)]) { super.didAddSubview(subview) }
    }

    override func didMoveToSuperview() {
        link.call("didMoveToSuperview") { super.didMoveToSuperview() }
    }

    override func didMoveToWindow() {
        link.call("didMoveToWindow") { super.didMoveToWindow() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        link.call("hitTest", [(nil, point), ("with", event as Any)], as: UIView?.self) { super.hitTest(point, with: event) }
    }

    override var intrinsicContentSize: CGSize { link.value { super.intrinsicContentSize } }

    override func invalidateIntrinsicContentSize() {
        link.call("invalidateIntrinsicContentSize") { super.invalidateIntrinsicContentSize() }
    }

    override func layoutMarginsDidChange() {
        link.call("layoutMarginsDidChange") { super.layoutMarginsDidChange() }
    }

    override func layoutSubviews() {
        link.call("layoutSubviews") { super.layoutSubviews() }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        link.call("point", [("inside", point), ("with", event as Any)]) { super.point(inside: point, with: event) }
    }

    override func safeAreaInsetsDidChange() {
        link.call("safeAreaInsetsDidChange") { super.safeAreaInsetsDidChange() }
    }

    override func setNeedsLayout() {
        link.call("setNeedsLayout") { super.setNeedsLayout() }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        link.call("sizeThatFits", [(nil, size)]) { super.sizeThatFits(size) }
    }

    override func tintColorDidChange() {
        link.call("tintColorDidChange") { super.tintColorDidChange() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        link.call("traitCollectionDidChange", [(nil, previousTraitCollection as Any)]) { super.traitCollectionDidChange(previousTraitCollection) }
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        link.call("willMove", [("toSuperview", newSuperview as Any)]) { super.willMove(toSuperview: newSuperview) }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        link.call("willMove", [("toWindow", newWindow as Any)]) { super.willMove(toWindow: newWindow) }
    }

    override func willRemoveSubview(_ subview: UIView) {
        link.call("willRemoveSubview", [(nil, subview)]) { super.willRemoveSubview(subview) }
    }

    override var accessibilityHint: String? {
        get { link.value { super.accessibilityHint } }
        set { link.set(newValue, from: super.accessibilityHint) { super.accessibilityHint = $0 } }
    }

    override var accessibilityLabel: String? {
        get { link.value { super.accessibilityLabel } }
        set { link.set(newValue, from: super.accessibilityLabel) { super.accessibilityLabel = $0 } }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { link.value { super.accessibilityTraits } }
        set { link.set(newValue, from: super.accessibilityTraits) { super.accessibilityTraits = $0 } }
    }

    override var accessibilityValue: String? {
        get { link.value { super.accessibilityValue } }
        set { link.set(newValue, from: super.accessibilityValue) { super.accessibilityValue = $0 } }
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

    override var isAccessibilityElement: Bool {
        get { link.value { super.isAccessibilityElement } }
        set { link.set(newValue, from: super.isAccessibilityElement) { super.isAccessibilityElement = $0 } }
    }

    override var isHidden: Bool {
        get { link.value { super.isHidden } }
        set { link.set(newValue, from: super.isHidden) { super.isHidden = $0 } }
    }
}

/// The native part of an instance of a declared subclass of `UIWindow`.
final class InterpretedWindow<Name: ClassName>: UIWindow, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override class var inspectedName: String { Name.text }

    override func accessibilityActivate() -> Bool {
        link.call("accessibilityActivate") { super.accessibilityActivate() }
    }

    override func accessibilityDecrement() {
        link.call("accessibilityDecrement") { super.accessibilityDecrement() }
    }

    override func accessibilityIncrement() {
        link.call("accessibilityIncrement") { super.accessibilityIncrement() }
    }

    override var canBecomeFirstResponder: Bool { link.value { super.canBecomeFirstResponder } }

    override func didAddSubview(_ subview: UIView) {
        link.call("didAddSubview", [(nil, subview)]) { super.didAddSubview(subview) }
    }

    override func didMoveToSuperview() {
        link.call("didMoveToSuperview") { super.didMoveToSuperview() }
    }

    override func didMoveToWindow() {
        link.call("didMoveToWindow") { super.didMoveToWindow() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        link.call("hitTest", [(nil, point), ("with", event as Any)], as: UIView?.self) { super.hitTest(point, with: event) }
    }

    override var intrinsicContentSize: CGSize { link.value { super.intrinsicContentSize } }

    override func invalidateIntrinsicContentSize() {
        link.call("invalidateIntrinsicContentSize") { super.invalidateIntrinsicContentSize() }
    }

    override func layoutMarginsDidChange() {
        link.call("layoutMarginsDidChange") { super.layoutMarginsDidChange() }
    }

    override func layoutSubviews() {
        link.call("layoutSubviews") { super.layoutSubviews() }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        link.call("point", [("inside", point), ("with", event as Any)]) { super.point(inside: point, with: event) }
    }

    override func safeAreaInsetsDidChange() {
        link.call("safeAreaInsetsDidChange") { super.safeAreaInsetsDidChange() }
    }

    override func setNeedsLayout() {
        link.call("setNeedsLayout") { super.setNeedsLayout() }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        link.call("sizeThatFits", [(nil, size)]) { super.sizeThatFits(size) }
    }

    override func tintColorDidChange() {
        link.call("tintColorDidChange") { super.tintColorDidChange() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        link.call("traitCollectionDidChange", [(nil, previousTraitCollection as Any)]) { super.traitCollectionDidChange(previousTraitCollection) }
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        link.call("willMove", [("toSuperview", newSuperview as Any)]) { super.willMove(toSuperview: newSuperview) }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        link.call("willMove", [("toWindow", newWindow as Any)]) { super.willMove(toWindow: newWindow) }
    }

    override func willRemoveSubview(_ subview: UIView) {
        link.call("willRemoveSubview", [(nil, subview)]) { super.willRemoveSubview(subview) }
    }

    override var accessibilityHint: String? {
        get { link.value { super.accessibilityHint } }
        set { link.set(newValue, from: super.accessibilityHint) { super.accessibilityHint = $0 } }
    }

    override var accessibilityLabel: String? {
        get { link.value { super.accessibilityLabel } }
        set { link.set(newValue, from: super.accessibilityLabel) { super.accessibilityLabel = $0 } }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { link.value { super.accessibilityTraits } }
        set { link.set(newValue, from: super.accessibilityTraits) { super.accessibilityTraits = $0 } }
    }

    override var accessibilityValue: String? {
        get { link.value { super.accessibilityValue } }
        set { link.set(newValue, from: super.accessibilityValue) { super.accessibilityValue = $0 } }
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

    override var isAccessibilityElement: Bool {
        get { link.value { super.isAccessibilityElement } }
        set { link.set(newValue, from: super.isAccessibilityElement) { super.isAccessibilityElement = $0 } }
    }

    override var isHidden: Bool {
        get { link.value { super.isHidden } }
        set { link.set(newValue, from: super.isHidden) { super.isHidden = $0 } }
    }
}
