import BlueprintUI
import BlueprintUIAccessibilityCore

extension Element {
    /// Combines the accessibility elements in this element into one, and sets parts of it; nil inherits a part.
    public func accessibility(
        label: String? = nil,
        value: String? = nil,
        hint: String? = nil,
        traits: Set<Accessibility.Trait>? = nil,
        identifier: String? = nil
    ) -> any Element {
        accessibility(
            label: label,
            value: value,
            hint: hint,
            traits: traits,
            identifier: identifier,
            mergeInteractiveSingleChild: true
        )
    }

    /// Adds traits to the accessibility of this element.
    public func accessibilityTraits(add: Set<Accessibility.Trait>) -> any Element {
        AccessibilityTraitsAdjust(wrapping: { self }, add: add)
    }

    /// Removes traits from the accessibility of this element.
    public func accessibilityTraits(remove: Set<Accessibility.Trait>) -> any Element {
        AccessibilityTraitsAdjust(wrapping: { self }, remove: remove)
    }
}
