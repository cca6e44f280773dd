import BlueprintUI
import BlueprintUIAccessibilityCore
import HeadlessUIKit

/// An element that combines the accessibility elements in it into one.
///
/// Their labels are read as one. The only button or other interactive element among them gives it its hint, its traits
/// and its action; several become custom actions. It measures as the wrapped element does, the wrapped element fills it,
/// and it is always view-backed.
public struct AccessibilityCombine: UnchangingElement {
    /// The condition for taking part; nil for all elements.
    public var filter: AccessibilityComposition.Filter?
    /// The order of the elements; nil for that of VoiceOver.
    public var sorting: AccessibilityComposition.Sorting?
    /// The wrapped element.
    public var wrappedElement: any Element

    /// Wraps an element.
    public init(
        filter: AccessibilityComposition.Filter? = nil,
        sorting: AccessibilityComposition.Sorting? = nil,
        wrapping element: any Element
    ) {
        self.filter = filter
        self.sorting = sorting
        wrappedElement = element
    }

    /// The wrapped element, which fills this one.
    public var content: ElementContent { ElementContent(child: wrappedElement) }

    /// Returns the description of a view that combines the accessibility elements in it.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        AccessibilityCombineView.describe { [filter, sorting] config in
            config.apply { view in
                view.filter = filter
                view.sorting = sorting
            }
        }
    }
}

extension Element {
    /// Combines the accessibility elements in this element into one.
    public func accessibilityCombine(
        filter: AccessibilityComposition.Filter? = nil,
        sorting: AccessibilityComposition.Sorting? = nil
    ) -> AccessibilityCombine {
        AccessibilityCombine(filter: filter, sorting: sorting, wrapping: self)
    }
}

/// The view of an ``AccessibilityCombine``.
package final class AccessibilityCombineView: CombinedAccessibilityView {}
