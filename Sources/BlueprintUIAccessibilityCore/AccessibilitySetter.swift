import BlueprintUI
import HeadlessUIKit

/// An element that sets parts of the accessibility of the element it wraps.
///
/// The accessibility elements in it are combined into one; what is nil is inherited from them. It measures as the wrapped
/// element does, the wrapped element fills it, and it is always view-backed.
public struct AccessibilitySetter: UnchangingElement {
    private let wrappedElement: any Element
    private let values: Values
    private let mergeInteractiveSingleChild: Bool

    /// The values that are set.
    fileprivate struct Values {
        var label: String?
        var value: String?
        var hint: String?
        var identifier: String?
        var traits: Set<Accessibility.Trait>?
    }

    /// Wraps an element, and sets parts of its accessibility; nil inherits a part.
    ///
    /// - Parameter mergeInteractiveSingleChild: True if the only element inside that a person can act on becomes a part of
    ///   the whole, which is activated as that one; otherwise it becomes a custom action, as several do.
    public init(
        wrapping element: () -> any Element,
        label: String? = nil,
        value: String? = nil,
        hint: String? = nil,
        identifier: String? = nil,
        accessibilityTraits: Set<Accessibility.Trait>? = nil,
        mergeInteractiveSingleChild: Bool = true
    ) {
        wrappedElement = element()
        values = Values(label: label, value: value, hint: hint, identifier: identifier, traits: accessibilityTraits)
        self.mergeInteractiveSingleChild = mergeInteractiveSingleChild
    }

    /// The wrapped element, which fills this one.
    public var content: ElementContent { ElementContent(child: wrappedElement) }

    /// Returns the description of a view with the combined accessibility, and the parts that are set.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        let layoutDirection = context.environment.layoutDirection
        return AccessibilitySetterView.describe { [values, mergeInteractiveSingleChild] config in
            config.apply { view in
                view.layoutDirection = layoutDirection
                view.mergeInteractiveSingleChild = mergeInteractiveSingleChild
                view.show(values)
            }
        }
    }
}

extension Element {
    /// Combines the accessibility elements in this element into one, and sets parts of it; nil inherits a part.
    ///
    /// - Parameter mergeInteractiveSingleChild: True if the only element inside that a person can act on becomes a part of
    ///   the whole, which is activated as that one; otherwise it becomes a custom action, as several do.
    public func accessibility(
        label: String? = nil,
        value: String? = nil,
        hint: String? = nil,
        traits: Set<Accessibility.Trait>? = nil,
        identifier: String? = nil,
        mergeInteractiveSingleChild: Bool
    ) -> any Element {
        AccessibilitySetter(
            wrapping: { self },
            label: label,
            value: value,
            hint: hint,
            identifier: identifier,
            accessibilityTraits: traits,
            mergeInteractiveSingleChild: mergeInteractiveSingleChild
        )
    }
}

/// The view of an ``AccessibilitySetter``.
package final class AccessibilitySetterView: AccessibilityComposition.CombinableView {
    private var values = AccessibilitySetter.Values()

    fileprivate func show(_ values: AccessibilitySetter.Values) {
        self.values = values
        var override = AccessibilityComposition.CompositeRepresentation([]) {}
        override.label = values.label
        override.value = values.value
        override.hint = values.hint
        override.identifier = values.identifier
        if let adjustments = values.traits.flatMap(Accessibility.Adjustments.init) {
            override.actions.increment = adjustments.increment
            override.actions.decrement = adjustments.decrement
        }
        overrideValues = override
        traitsAdjust = { view in
            if let traits = values.traits { view.accessibilityTraits = UIAccessibilityTraits(with: traits) }
        }
        needsAccessibilityUpdate = true
    }

    /// The properties of every view, then the parts that are set.
    package override var inspectedProperties: [InspectedProperty] {
        let texts = [
            ("accessibilityLabel", values.label), ("accessibilityValue", values.value),
            ("accessibilityHint", values.hint), ("accessibilityIdentifier", values.identifier),
        ]
        return super.inspectedProperties + texts.compactMap { name, text in text.map { .quoted(name, $0) } }
    }
}
