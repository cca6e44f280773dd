import BlueprintUI
import HeadlessUIKit

/// An element that hides the elements in it from accessibility.
///
/// It measures as the wrapped element does, the wrapped element fills it, and it is always view-backed.
public struct AccessibilityBlocker: UnchangingElement {
    /// True if the elements are hidden.
    public var isBlocking: Bool
    /// The wrapped element.
    public var wrappedElement: any Element

    /// Wraps an element that is hidden.
    public init(wrapping element: any Element) {
        self.init(isBlocking: true, wrapping: element)
    }

    /// Wraps an element that is hidden if the condition is true.
    public init(isBlocking: Bool, wrapping element: any Element) {
        self.isBlocking = isBlocking
        wrappedElement = element
    }

    /// The wrapped element, which fills this one.
    public var content: ElementContent { ElementContent(child: wrappedElement) }

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
