import BlueprintUI
import BlueprintUIAccessibilityCore
import HeadlessUIKit

/// An element that combines the accessibility elements in it into one.
///
/// Labels, values, hints and traits are combined. The only element inside that a person can act on is the action of the
/// whole; several become custom actions. It measures as the wrapped element does, the wrapped element fills it, and it is
/// always view-backed.
public struct AccessibilityCombine: UnchangingElement {
    /// The wrapped element.
    public var wrappedElement: any Element
    /// The condition for taking part; nil for all elements.
    public var customFilter: AccessibilityComposition.Filter?
    /// The order of the elements; nil for the order of their frames.
    public var customSorting: AccessibilityComposition.Sorting?
    /// True if nothing in the element is read where no element takes part; otherwise the elements are read themselves.
    public var blockWhenNotAccessible: Bool

    /// Wraps an element.
    public init(
        wrapping element: () -> any Element,
        customFilter: AccessibilityComposition.Filter? = nil,
        customSorting: AccessibilityComposition.Sorting? = nil,
        blockWhenNotAccessible: Bool = true
    ) {
        wrappedElement = element()
        self.customFilter = customFilter
        self.customSorting = customSorting
        self.blockWhenNotAccessible = blockWhenNotAccessible
    }

    /// The wrapped element, which fills this one.
    public var content: ElementContent { ElementContent(child: wrappedElement) }

    /// Returns the description of a view that combines the accessibility elements in it.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        let layoutDirection = context.environment.layoutDirection
        return AccessibilityCombineView.describe { [self] config in
            config.apply { view in
                view.customFilter = customFilter
                view.customSorting = customSorting
                view.blockWhenNotAccessible = blockWhenNotAccessible
                view.layoutDirection = layoutDirection
                view.needsAccessibilityUpdate = true
            }
        }
    }
}

extension Element {
    /// Combines the accessibility elements in this element into one.
    public func accessibilityCombine(
        customFilter: AccessibilityComposition.Filter? = nil,
        customSorting: AccessibilityComposition.Sorting? = nil,
        blockWhenNotAccessible: Bool = true
    ) -> AccessibilityCombine {
        AccessibilityCombine(
            wrapping: { self },
            customFilter: customFilter,
            customSorting: customSorting,
            blockWhenNotAccessible: blockWhenNotAccessible
        )
    }
}

/// The view of an ``AccessibilityCombine``.
package final class AccessibilityCombineView: AccessibilityComposition.CombinableView {}
