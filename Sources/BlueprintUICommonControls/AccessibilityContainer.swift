import BlueprintUI
import BlueprintUIAccessibilityCore
import HeadlessUIKit

/// An element that groups the accessibility elements in it; they are read together, in the order of the elements.
///
/// It measures as the wrapped element does, the wrapped element fills it, and it is always view-backed.
public struct AccessibilityContainer: UnchangingElement {
    /// The kind of group.
    public var containerType: UIAccessibilityContainerType
    /// The name of the group, read when VoiceOver enters it; nil for none.
    public var label: String?
    /// The value of the group; nil for none.
    public var value: String?
    /// The name for tests, which is never read; nil for none.
    public var identifier: String?
    /// The wrapped element.
    public var wrappedElement: any Element

    /// Wraps an element.
    public init(
        containerType: UIAccessibilityContainerType = .semanticGroup,
        label: String? = nil,
        value: String? = nil,
        identifier: String? = nil,
        wrapping element: any Element
    ) {
        self.containerType = containerType
        self.label = label
        self.value = value
        self.identifier = identifier
        wrappedElement = element
    }

    /// The wrapped element, which fills this one.
    public var content: ElementContent { ElementContent(child: wrappedElement) }

    /// Returns the description of a view that groups the accessibility elements in it.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        AccessibilityContainerView.describe { [self] config in
            config.apply { view in
                view.accessibilityContainerType = containerType
                view.accessibilityLabel = label
                view.accessibilityValue = value
                view.accessibilityIdentifier = identifier
            }
        }
    }
}

extension Element {
    /// Groups the accessibility elements in this element.
    public func accessibilityContainer(
        containerType: UIAccessibilityContainerType = .semanticGroup,
        label: String? = nil,
        value: String? = nil,
        identifier: String? = nil
    ) -> AccessibilityContainer {
        AccessibilityContainer(
            containerType: containerType,
            label: label,
            value: value,
            identifier: identifier,
            wrapping: self
        )
    }
}

/// The view of an ``AccessibilityContainer``.
package final class AccessibilityContainerView: UIView {
    /// The accessibility elements in the view, in the order of its subviews.
    package override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? subviews.flatMap(Self.elements) }
        set { super.accessibilityElements = newValue }
    }

    private static func elements(in view: UIView) -> [Any] {
        guard !view.isHidden, !view.accessibilityElementsHidden else { return [] }
        let isListed = view.isAccessibilityElement || view.accessibilityContainerType != .none
        return isListed ? [view] : view.accessibilityElements ?? view.subviews.flatMap(elements)
    }
}
