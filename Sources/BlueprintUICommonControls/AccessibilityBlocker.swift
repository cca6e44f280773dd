import BlueprintUI
import HeadlessUIKit

/// An element that hides the elements in it from accessibility.
///
/// It measures as the wrapped element does, the wrapped element fills it, and it is always view-backed.
public struct AccessibilityBlocker: UnchangingElement {
    /// True if the elements are hidden.
    public var isBlocking: Bool
    /// The wrapped element.
    public var wrapped: any Element

    /// Wraps an element that is hidden if the condition is true, as it is by default.
    public init(isBlocking: Bool = true, wrapping element: any Element) {
        self.isBlocking = isBlocking
        wrapped = element
    }

    /// The wrapped element, which fills this one.
    public var content: ElementContent { ElementContent(child: wrapped) }

    /// Returns the description of a view that hides the elements in it.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        AccessibilityBlockerView.describe { [isBlocking] config in
            config.apply { $0.accessibilityElementsHidden = isBlocking }
        }
    }
}

extension Element {
    /// Hides the element from accessibility.
    public func blockAccessibility(isBlocking: Bool = true) -> AccessibilityBlocker {
        AccessibilityBlocker(isBlocking: isBlocking, wrapping: self)
    }
}

/// The view of an ``AccessibilityBlocker``.
package final class AccessibilityBlockerView: UIView {}
