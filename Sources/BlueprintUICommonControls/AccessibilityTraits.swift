import BlueprintUI
import BlueprintUIAccessibilityCore
import HeadlessUIKit

/// An element that adds traits to the accessibility of the element it wraps, or removes some.
///
/// The accessibility elements in it are combined into one, as in an ``AccessibilityCombine``; without any, nothing is
/// read.
public struct AccessibilityTraits: UnchangingElement {
    /// The traits that are added.
    public var added: Set<Accessibility.Trait>
    /// The traits that are removed, also if they are added.
    public var removed: Set<Accessibility.Trait>
    /// The wrapped element.
    public var wrappedElement: any Element

    /// Wraps an element.
    public init(
        adding added: Set<Accessibility.Trait> = [],
        removing removed: Set<Accessibility.Trait> = [],
        wrapping element: any Element
    ) {
        self.added = added
        self.removed = removed
        wrappedElement = element
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
    public func accessibilityTraits(add traits: Set<Accessibility.Trait>) -> AccessibilityTraits {
        AccessibilityTraits(adding: traits, wrapping: self)
    }

    /// Removes traits from the accessibility of this element.
    public func accessibilityTraits(remove traits: Set<Accessibility.Trait>) -> AccessibilityTraits {
        AccessibilityTraits(removing: traits, wrapping: self)
    }
}

/// The view of an ``AccessibilityTraits``.
package final class AccessibilityTraitsView: CombinedAccessibilityView {}
