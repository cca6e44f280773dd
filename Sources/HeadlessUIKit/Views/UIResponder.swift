import Foundation

/// An object that can have the focus, and that has properties for accessibility.
///
/// - Note: There is no event delivery along the responder chain here; only the focus remains of UIKit's responders. In
///   UIKit, all objects have the properties for accessibility.
open class UIResponder {
    /// Creates a responder.
    public init() {}

    /// The next responder in the chain, or nil.
    open var next: UIResponder? { nil }

    /// True if the responder has the focus.
    open var isFirstResponder: Bool { false }

    /// True if the responder can take the focus; false by default.
    open var canBecomeFirstResponder: Bool { false }

    /// True if the responder can give up the focus; true by default.
    open var canResignFirstResponder: Bool { true }

    /// The view in place of the keyboard; nil by default.
    ///
    /// None is shown here.
    open var inputView: UIView? {
        get { nil }
        set {}
    }

    /// The view above the keyboard; nil by default.
    ///
    /// None is shown here.
    open var inputAccessoryView: UIView? {
        get { nil }
        set {}
    }

    /// Takes the focus.
    ///
    /// Returns true if the responder has it afterwards.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    /// Gives up the focus.
    ///
    /// Returns true if the responder no longer has it.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }

    // MARK: - Touches

    /// Called when fingers touch the screen; that does not happen here.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Called when fingers move on the screen; that does not happen here.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Called when fingers are lifted from the screen; that does not happen here.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Called when the system cancels touches; that does not happen here.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    // MARK: - Accessibility

    /// The values that were set; nil if there are none.
    var accessibilityState: AccessibilityState? { nil }

    /// Returns the values that were set, which can be changed; nil if this class has none.
    func makeAccessibilityState() -> AccessibilityState? { nil }

    /// The values of the class, where none are set.
    var usualAccessibility: AccessibilityValues { AccessibilityValues() }

    /// The frame where none is set.
    var usualAccessibilityFrame: CGRect { .zero }

    /// True if the object is read as one accessibility element; the views in it are then not read.
    open var isAccessibilityElement: Bool {
        get { accessibility(\.isElement) ?? false }
        set { setAccessibility(\.isElement, newValue) }
    }

    /// The name that is read, or nil.
    open var accessibilityLabel: String? {
        get { accessibility(\.label) }
        set { setAccessibility(\.label, newValue) }
    }

    /// The value that is read after the label, or nil.
    open var accessibilityValue: String? {
        get { accessibility(\.value) }
        set { setAccessibility(\.value, newValue) }
    }

    /// The description of the result of an action, read after a pause; nil for none.
    open var accessibilityHint: String? {
        get { accessibility(\.hint) }
        set { setAccessibility(\.hint, newValue) }
    }

    /// The name for tests, which is never read; nil for none.
    open var accessibilityIdentifier: String? {
        get { accessibility(\.identifier) }
        set { setAccessibility(\.identifier, newValue) }
    }

    /// The kind and behaviour of the element.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility(\.traits) ?? .none }
        set { setAccessibility(\.traits, newValue) }
    }

    /// The frame of the element in the coordinates of the topmost view, in points.
    open var accessibilityFrame: CGRect {
        get { accessibility(\.frame) ?? usualAccessibilityFrame }
        set { setAccessibility(\.frame, newValue) }
    }

    /// The outline that VoiceOver shows in place of the frame, in the coordinates of the topmost view; nil for the frame.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility(\.path) }
        set { setAccessibility(\.path, newValue) }
    }

    /// The point that an activation touches, in the coordinates of the topmost view.
    ///
    /// It is the middle of the frame by default.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility(\.activationPoint) ?? accessibilityFrame.middle }
        set { setAccessibility(\.activationPoint, newValue) }
    }

    /// The accessibility elements in the object, in reading order, in place of its subviews; nil by default.
    open var accessibilityElements: [Any]? {
        get { accessibility(\.elements) }
        set { setAccessibility(\.elements, newValue) }
    }

    /// The actions that a person can choose, or nil.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility(\.customActions) }
        set { setAccessibility(\.customActions, newValue) }
    }

    /// The rotors with which a person moves through places in the object, or nil.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibility(\.customRotors) }
        set { setAccessibility(\.customRotors, newValue) }
    }

    /// The further content that a person can have read, or nil.
    /// - Note: In UIKit it belongs to the protocol AXCustomContentProvider.
    open var accessibilityCustomContent: [AXCustomContent]? {
        get { accessibility(\.customContent) }
        set { setAccessibility(\.customContent, newValue) }
    }

    /// The names by which the element can be called with Voice Control, the best one first; none by default.
    open var accessibilityUserInputLabels: [String] {
        get { accessibility(\.userInputLabels) ?? [] }
        set { setAccessibility(\.userInputLabels, newValue) }
    }

    /// The code of the language in which the element is read; nil for that of the system.
    open var accessibilityLanguage: String? {
        get { accessibility(\.language) }
        set { setAccessibility(\.language, newValue) }
    }

    /// True if nothing in the object is read.
    open var accessibilityElementsHidden: Bool {
        get { accessibility(\.elementsHidden) ?? false }
        set { setAccessibility(\.elementsHidden, newValue) }
    }

    /// True if nothing in the siblings of the view is read.
    open var accessibilityViewIsModal: Bool {
        get { accessibility(\.isModal) ?? false }
        set { setAccessibility(\.isModal, newValue) }
    }

    /// True if the elements in the object are read together, one after another.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility(\.groupsChildren) ?? false }
        set { setAccessibility(\.groupsChildren, newValue) }
    }

    /// The kind of group that the object forms.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility(\.containerType) ?? .none }
        set { setAccessibility(\.containerType, newValue) }
    }

    /// The way in which VoiceOver moves through the elements in the object.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility(\.navigationStyle) ?? .automatic }
        set { setAccessibility(\.navigationStyle, newValue) }
    }

    /// True if the element reacts to a person; true by default.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility(\.respondsToUserInteraction) ?? true }
        set { setAccessibility(\.respondsToUserInteraction, newValue) }
    }

    /// Performs the element's main action, and returns true if there is one; false by default.
    open func accessibilityActivate() -> Bool { false }

    /// Increases the value of an adjustable element; does nothing by default.
    open func accessibilityIncrement() {}

    /// Decreases the value of an adjustable element; does nothing by default.
    open func accessibilityDecrement() {}

    /// Returns true if the focus of accessibility is on the object.
    open func accessibilityElementIsFocused() -> Bool { accessibilityState?.values.isFocused ?? false }

    /// Called after the focus of accessibility has moved to the object.
    open func accessibilityElementDidBecomeFocused() {}

    /// Called after the focus of accessibility has moved to another object.
    open func accessibilityElementDidLoseFocus() {}
}

extension UIResponder {
    /// The argument of the initializer that calls `init()` of any class.
    struct Made {}

    /// Calls `init()` of the class on which it is called.
    convenience init(_ made: Made) {
        self.init()
    }

    /// Creates a responder of a class, with `init()` of the class; see `UIView.make()`.
    static func make(_ type: UIResponder.Type) -> UIResponder { type.create(Made()) }

    /// Calls the convenience initializer above for a class that is only known at run time.
    @_silgen_name("$s13HeadlessUIKit11UIResponderCyA2C4MadeVcfC")
    private static func create(_ made: Made) -> UIResponder
}
