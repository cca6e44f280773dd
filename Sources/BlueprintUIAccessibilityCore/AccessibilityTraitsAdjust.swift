import BlueprintUI
import HeadlessUIKit

/// An element that adds traits to the accessibility of the element it wraps, or removes some.
///
/// The accessibility elements in it are combined into one, as in an ``AccessibilityCombine``; without any, nothing is
/// read.
public struct AccessibilityTraitsAdjust: UnchangingElement {
    /// The wrapped element.
    public var wrappedElement: any Element

    private let added: Set<Accessibility.Trait>
    private let removed: Set<Accessibility.Trait>

    /// Wraps an element, and adds traits to its accessibility; traits that are to be removed are removed even if they are
    /// added.
    public init(
        wrapping element: () -> any Element,
        add: Set<Accessibility.Trait> = [],
        remove: Set<Accessibility.Trait> = []
    ) {
        wrappedElement = element()
        (added, removed) = (add, remove)
    }

    /// The wrapped element, which fills this one.
    public var content: ElementContent { ElementContent(child: wrappedElement) }

    /// Returns the description of a view with the changed traits.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        AccessibilityTraitsView.describe { [added, removed] config in
            config.apply { view in
                view.addedTraits = UIAccessibilityTraits(with: added)
                view.removedTraits = UIAccessibilityTraits(with: removed)
            }
        }
    }
}

extension Element {
    /// Adds traits to the accessibility of this element.
    public func accessibilityTraits(add traits: Set<Accessibility.Trait>) -> any Element {
        AccessibilityTraitsAdjust(wrapping: { self }, add: traits)
    }

    /// Removes traits from the accessibility of this element.
    public func accessibilityTraits(remove traits: Set<Accessibility.Trait>) -> any Element {
        AccessibilityTraitsAdjust(wrapping: { self }, remove: traits)
    }
}

/// The view of an ``AccessibilityTraitsAdjust``.
package final class AccessibilityTraitsView: CombinedAccessibilityView {}
