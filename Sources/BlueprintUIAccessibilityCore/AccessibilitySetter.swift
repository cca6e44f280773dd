import BlueprintUI
import HeadlessUIKit

/// An element that sets parts of the accessibility of the element it wraps.
///
/// The accessibility elements in it are combined into one, as in an ``AccessibilityCombine``; what is nil is inherited from
/// them. It measures as the wrapped element does, the wrapped element fills it, and it is always view-backed.
public struct AccessibilitySetter: UnchangingElement {
    private let wrappedElement: any Element
    private let values: Values

    /// The values that are set.
    fileprivate struct Values {
        var label: String?
        var value: String?
        var hint: String?
        var identifier: String?
        var traits: Set<Accessibility.Trait>?
    }

    /// Wraps an element, and sets parts of its accessibility; nil inherits a part.
    public init(
        wrapping element: () -> any Element,
        label: String? = nil,
        value: String? = nil,
        hint: String? = nil,
        identifier: String? = nil,
        accessibilityTraits: Set<Accessibility.Trait>? = nil
    ) {
        wrappedElement = element()
        values = Values(label: label, value: value, hint: hint, identifier: identifier, traits: accessibilityTraits)
    }

    /// The wrapped element, which fills this one.
    public var content: ElementContent { ElementContent(child: wrappedElement) }

    /// Returns the description of a view with the combined accessibility, and the parts that are set.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        AccessibilitySetterView.describe { [values] config in
            config.apply { $0.show(values) }
        }
    }
}

extension Element {
    /// Combines the accessibility elements in this element into one, and sets parts of it; nil inherits a part.
    public func accessibility(
        label: String? = nil,
        value: String? = nil,
        hint: String? = nil,
        traits: Set<Accessibility.Trait>? = nil,
        identifier: String? = nil
    ) -> any Element {
        AccessibilitySetter(
            wrapping: { self },
            label: label,
            value: value,
            hint: hint,
            identifier: identifier,
            accessibilityTraits: traits
        )
    }
}

/// The view of an ``AccessibilitySetter``.
package final class AccessibilitySetterView: CombinedAccessibilityView {
    private var adjustments: Accessibility.Adjustments?

    fileprivate func show(_ values: AccessibilitySetter.Values) {
        accessibilityLabel = values.label
        accessibilityValue = values.value
        accessibilityHint = values.hint
        accessibilityIdentifier = values.identifier
        ownTraits = values.traits.map { UIAccessibilityTraits(with: $0) }
        adjustments = values.traits.flatMap(Accessibility.Adjustments.init)
    }

    /// True if there is an accessibility element inside, or a label that is set.
    package override var isAccessibilityElement: Bool {
        get { super.isAccessibilityElement || isCombining && accessibilityLabel?.isEmpty == false }
        set { super.isAccessibilityElement = newValue }
    }

    /// Increases the value, with the function of an adjustable trait that is set.
    package override func accessibilityIncrement() {
        if let adjustments { adjustments.increment() } else { super.accessibilityIncrement() }
    }

    /// Decreases the value, with the function of an adjustable trait that is set.
    package override func accessibilityDecrement() {
        if let adjustments { adjustments.decrement() } else { super.accessibilityDecrement() }
    }
}
