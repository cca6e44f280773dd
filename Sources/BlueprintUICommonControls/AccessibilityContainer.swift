import BlueprintUI
import HeadlessUIKit

/// An element that groups the accessibility elements in it; they are read together, in the order of their frames.
///
/// They are read row by row, and along each row in the layout direction; two belong to one row if their middles are at
/// most one point apart. The element measures as the wrapped element does, the wrapped element fills it, and it is always
/// view-backed.
public struct AccessibilityContainer: UnchangingElement {
    /// A kind of group.
    public enum ContainerType: Hashable, Sendable, CaseIterable {
        /// No group: its label is not read.
        case none
        /// A table of cells.
        case dataTable
        /// A list.
        case list
        /// An area to which VoiceOver can jump.
        case landmark
        /// Elements that belong together.
        case semanticGroup
    }

    /// The kind of group.
    public var containerType: ContainerType
    /// The name of the group, read when VoiceOver enters it; nil for none.
    public var label: String?
    /// The value of the group; nil for none.
    public var value: String?
    /// The name for tests, which is never read; nil for none.
    public var identifier: String?
    /// The wrapped element.
    public var wrapped: any Element

    /// Wraps an element.
    public init(
        containerType: ContainerType = .none,
        label: String? = nil,
        value: String? = nil,
        identifier: String? = nil,
        wrapping element: any Element
    ) {
        self.containerType = containerType
        self.label = label
        self.value = value
        self.identifier = identifier
        wrapped = element
    }

    /// The wrapped element, which fills this one.
    public var content: ElementContent { ElementContent(child: wrapped) }

    /// Returns the description of a view that groups the accessibility elements in it.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        let layoutDirection = context.environment.layoutDirection
        return AccessibilityContainerView.describe { [self] config in
            config.apply { view in
                view.accessibilityContainerType = containerType.uiType
                view.accessibilityLabel = label
                view.accessibilityValue = value
                view.accessibilityIdentifier = identifier
                view.layoutDirection = layoutDirection
            }
        }
    }
}

extension AccessibilityContainer.ContainerType {
    /// The kind of group as views have it.
    var uiType: UIAccessibilityContainerType {
        switch self {
        case .none: .none
        case .dataTable: .dataTable
        case .list: .list
        case .landmark: .landmark
        case .semanticGroup: .semanticGroup
        }
    }
}

extension Element {
    /// Groups the accessibility elements in this element.
    public func accessibilityContainer(
        containerType: AccessibilityContainer.ContainerType = .none,
        label: String? = nil,
        value: String? = nil,
        identifier: String? = nil
    ) -> any Element {
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
    /// The direction in which rows are read.
    var layoutDirection = Environment.LayoutDirection.leftToRight

    /// The accessibility elements in the view, in the order of their frames.
    package override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? elementsByFrame }
        set { super.accessibilityElements = newValue }
    }

    private var elementsByFrame: [UIResponder] {
        let isBefore = Accessibility.frameSort(direction: layoutDirection, root: self)
        return Accessibility.sorted(subviews.flatMap(Self.elements), by: isBefore)
    }

    /// Returns the accessibility elements of a view: itself, or those in it.
    private static func elements(of responder: UIResponder) -> [UIResponder] {
        guard let view = responder as? UIView else { return responder.isAccessibilityElement ? [responder] : [] }
        guard !view.isHidden, !view.accessibilityElementsHidden else { return [] }
        if view.isAccessibilityElement || view.accessibilityContainerType != .none { return [view] }
        let inner = view.accessibilityElements?.compactMap { $0 as? UIResponder } ?? view.subviews
        return inner.flatMap(elements)
    }
}
