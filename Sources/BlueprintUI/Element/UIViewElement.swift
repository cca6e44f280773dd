import Foundation
import HeadlessUIKit

/// An element that is shown and measured by a view of its own class.
///
/// The element makes a view and brings it up to date; the rest follows. To measure, a second view is made, brought up
/// to date and asked. That view belongs to the element's ``content`` and goes with it, so nothing that one element
/// leaves in its view can reach another element's answer; it is made only if the element is measured.
/// - Note: Blueprint keeps one view a type to measure with, for all elements and for good.
public protocol UIViewElement: Element {
    /// The class of the view.
    associatedtype UIViewType: UIView

    /// Makes a view; what differs from element to element belongs in ``updateUIView(_:with:)``.
    func makeUIView() -> UIViewType

    /// Writes what the element says to a view that was made by this or an equal element before.
    ///
    /// The view may be the one on the screen or the one that is measured, as the context tells.
    func updateUIView(_ view: UIViewType, with context: UIViewElementContext)

    /// The size in points that suits a view within a size; no limit is the greatest finite number.
    ///
    /// Unless the element says otherwise the answer is the view's own `sizeThatFits(_:)`.
    func size(_ size: CGSize, thatFits view: UIViewType) -> CGSize
}

extension UIViewElement {
    /// What the view answers to `sizeThatFits(_:)`.
    public func size(_ size: CGSize, thatFits view: UIViewType) -> CGSize { view.sizeThatFits(size) }

    /// No children, and the size that suits the view.
    public var content: ElementContent {
        let measured = MeasuredView(self)
        return ElementContent { constraint, environment, explain in
            let size = measured.size(within: constraint.maximum, environment: environment)
            explain?(ViewMeasuredDecision(measured: size))
            return size
        }
    }

    /// The view that the element makes, brought up to date.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIViewType.describe { config in
            config.builder = { makeUIView() }
            config.apply { view in
                updateUIView(view, with: UIViewElementContext(isMeasuring: false, environment: context.environment))
            }
        }
    }
}

/// The view that answers for an element while it is laid out; content is asked more than once, so it is kept.
private final class MeasuredView<Wrapped: UIViewElement> {
    private let element: Wrapped
    private var view: Wrapped.UIViewType?

    init(_ element: Wrapped) {
        self.element = element
    }

    func size(within size: CGSize, environment: Environment) -> CGSize {
        let view = self.view ?? element.makeUIView()
        self.view = view
        element.updateUIView(view, with: UIViewElementContext(isMeasuring: true, environment: environment))
        return element.size(size, thatFits: view)
    }
}

private struct ViewMeasuredDecision: LayoutDecision {
    let measured: CGSize

    var size: SizeReason? {
        SizeReason { dimension in
            Reason(
                "is as \(dimension.large) as its view wants to be",
                .number(dimension.length(of: measured), .content("its view's own measuring"))
            )
        }
    }
}
