import BlueprintUI
import HeadlessUIKit

/// An element that adds traits to the accessibility of the element it wraps, or removes some.
///
/// The accessibility elements in it are combined into one; without any, nothing is read. It measures as the wrapped
/// element does, the wrapped element fills it, and it is always view-backed.
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
        let layoutDirection = context.environment.layoutDirection
        return AccessibilityTraitsView.describe { [added, removed] config in
            config.apply { view in
                view.layoutDirection = layoutDirection
                view.traitsAdjust = { view in
                    view.accessibilityTraits = view.accessibilityTraits.union(UIAccessibilityTraits(with: added))
                        .subtracting(UIAccessibilityTraits(with: removed))
                }
                view.needsAccessibilityUpdate = true
            }
        }
    }
}

/// The view of an ``AccessibilityTraitsAdjust``.
package final class AccessibilityTraitsView: AccessibilityComposition.CombinableView {}

extension Accessibility.Trait {
    /// True if a person can increase and decrease the value of the element.
    public var isAdjustable: Bool { uiTraits == .adjustable }
}
