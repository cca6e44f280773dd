import BlueprintUI
import Foundation
import HeadlessUIKit

extension Accessibility {
    /// A view that shows the elements in it large: it has the interaction, and tells the items in it.
    public protocol LargeContentViewerInteractionContainerViewable: UIView, UILargeContentViewerInteractionDelegate {}

    /// An element in which elements are shown large while they are held, one after another as the finger moves.
    ///
    /// It measures as the wrapped element does, the wrapped element fills it, and it is always view-backed. Of containers
    /// in one another, the outermost has the interaction.
    public struct LargeContentViewerInteractionContainer: Element {
        package let wrapped: any Element

        package init(wrapping element: any Element) {
            wrapped = element
        }

        /// The wrapped element, which fills this one.
        public var content: ElementContent {
            ElementContent(child: wrapped) { $0.isInLargeContentViewerInteractionContainer = true }
        }

        /// Returns the description of a view with the interaction, unless an outer container has it.
        public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
            let isOutermost = !context.environment.isInLargeContentViewerInteractionContainer
            return LargeContentViewerInteractionContainerView.describe { config in
                config.apply { $0.hasInteraction = isOutermost }
            }
        }
    }
}

extension Accessibility.LargeContentViewerInteractionContainerViewable {
    /// Tells the item on which the finger was lifted, with its location in this view, in points.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {
        (item as? any Accessibility.LargeContentViewerItem)?.interactionEndedCallback?(point)
    }
}

extension Element {
    /// Shows the elements in this one large while they are held at a large text size.
    ///
    /// Those are the elements with `accessibilityShowsLargeContentViewer(display:)`, such as the tabs of a bar.
    public func accessibilityLargeContentViewerInteractionContainer() -> any Element {
        Accessibility.LargeContentViewerInteractionContainer(wrapping: self)
    }
}

extension Environment {
    private enum IsInContainerKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// True in a container that has the interaction.
    fileprivate var isInLargeContentViewerInteractionContainer: Bool {
        get { self[IsInContainerKey.self] }
        set { self[IsInContainerKey.self] = newValue }
    }
}

/// The view of an ``Accessibility/LargeContentViewerInteractionContainer``.
package final class LargeContentViewerInteractionContainerView: UIView,
    Accessibility.LargeContentViewerInteractionContainerViewable
{
    /// True if the view shows the items in it large.
    var hasInteraction: Bool {
        get { !interactions.isEmpty }
        set {
            guard newValue != hasInteraction else { return }
            if newValue {
                addInteraction(UILargeContentViewerInteraction(delegate: self))
            } else {
                for interaction in interactions { removeInteraction(interaction) }
            }
        }
    }

    /// The background, and the interaction if the view has it.
    package override var displayContent: DisplayContent {
        var content = DisplayContent(fill: backgroundColor)
        if hasInteraction {
            content.input = [InspectedProperty(name: "interactions", value: "UILargeContentViewerInteraction")]
        }
        return content
    }
}
