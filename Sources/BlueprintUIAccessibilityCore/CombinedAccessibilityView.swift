import Foundation
import HeadlessUIKit

/// A view that is one accessibility element, with the combined accessibility of the views in it.
///
/// The composition is computed when it is read, so that it follows the views. A value set on the view itself is read in
/// place of the combined one.
open class CombinedAccessibilityView: UIView {
    /// The condition for taking part; nil for all elements.
    public final var filter: AccessibilityComposition.Filter?
    /// The order of the elements; nil for that of VoiceOver.
    public final var sorting: AccessibilityComposition.Sorting?
    /// The traits added to those of the elements.
    public final var addedTraits: UIAccessibilityTraits = []
    /// The traits removed from those of the elements.
    public final var removedTraits: UIAccessibilityTraits = []
    /// The traits in place of those of the elements; nil for theirs.
    public final var ownTraits: UIAccessibilityTraits?
    /// True if the elements are combined; otherwise each of them is read.
    public final var isCombining = true

    /// The composition of the views as they are now.
    public final var composition: AccessibilityComposition {
        AccessibilityComposition(of: self, filter: filter, sorting: sorting)
    }

    /// True if the elements are combined and there is one.
    open override var isAccessibilityElement: Bool {
        get { isCombining && !composition.elements.isEmpty }
        set { isCombining = newValue }
    }

    /// The combined label.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? composition.label }
        set { super.accessibilityLabel = newValue }
    }

    /// The combined value.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? composition.value }
        set { super.accessibilityValue = newValue }
    }

    /// The combined hint.
    open override var accessibilityHint: String? {
        get { super.accessibilityHint ?? composition.hint }
        set { super.accessibilityHint = newValue }
    }

    /// The combined traits.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { (ownTraits ?? composition.traits).union(addedTraits).subtracting(removedTraits) }
        set { addedTraits = newValue }
    }

    /// The combined custom actions.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { super.accessibilityCustomActions ?? composition.customActions }
        set { super.accessibilityCustomActions = newValue }
    }

    /// The combined custom content.
    open override var accessibilityCustomContent: [AXCustomContent]? {
        get { super.accessibilityCustomContent ?? composition.customContent }
        set { super.accessibilityCustomContent = newValue }
    }

    /// The point that activates the only interactive element, or else the middle.
    open override var accessibilityActivationPoint: CGPoint {
        get { composition.activationPoint ?? super.accessibilityActivationPoint }
        set { super.accessibilityActivationPoint = newValue }
    }

    /// Activates the only interactive element.
    open override func accessibilityActivate() -> Bool {
        composition.onlyInteractiveElement?.accessibilityActivate() ?? false
    }

    /// Increases the value of the only interactive element.
    open override func accessibilityIncrement() {
        composition.onlyInteractiveElement?.accessibilityIncrement()
    }

    /// Decreases the value of the only interactive element.
    open override func accessibilityDecrement() {
        composition.onlyInteractiveElement?.accessibilityDecrement()
    }
}
