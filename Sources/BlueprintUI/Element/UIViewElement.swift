import Foundation
import HeadlessUIKit

/// An element that is backed and measured by a view of its own class.
///
/// The element creates a view and updates it. To measure, it creates, updates and measures a second view. That view
/// belongs to the element's ``content`` and is released with it, so the state that one element leaves in its view
/// cannot affect the measured size of another; it is created only if the element is measured. A ``BlueprintView`` in it
/// is measured in the environment of the element.
/// - Note: Blueprint measures all elements of a type with one view, which it keeps forever.
public protocol UIViewElement: Element {
    /// The class of the view.
    associatedtype UIViewType: UIView

    /// Creates a view; set properties that differ between elements in ``updateUIView(_:with:)``.
    func makeUIView() -> UIViewType

    /// Updates a view that was created by this or an equivalent element.
    ///
    /// The view may be the one on the screen or the one used for measuring; the context contains which.
    func updateUIView(_ view: UIViewType, with context: UIViewElementContext)

    /// Returns the size in points at which a view fits a size; an unlimited length is the greatest finite number.
    ///
    /// The default implementation returns the view's `sizeThatFits(_:)`.
    func size(_ size: CGSize, thatFits view: UIViewType) -> CGSize
}

extension UIViewElement {
    /// Returns the result of the view's `sizeThatFits(_:)`.
    public func size(_ size: CGSize, thatFits view: UIViewType) -> CGSize { view.sizeThatFits(size) }

    /// Content without children, measured by the view.
    public var content: ElementContent {
        let measured = MeasuredView(self)
        return ElementContent(measuredByView: { constraint, environment, explain in
            let size = measured.size(within: constraint.maximum, environment: environment)
            explain?(ViewMeasuredDecision(measured: size))
            return size
        })
    }

    /// Returns a description that creates and updates the view.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIViewType.describe { config in
            config.builder = { makeUIView() }
            config.apply { view in
                updateUIView(view, with: UIViewElementContext(isMeasuring: false, environment: context.environment))
            }
        }
    }
}

/// The view that measures an element; kept because content is measured more than once.
private final class MeasuredView<Wrapped: UIViewElement> {
    private let element: Wrapped
    private var view: Wrapped.UIViewType?

    init(_ element: Wrapped) {
        self.element = element
    }

    func size(within size: CGSize, environment: Environment) -> CGSize {
        let view = self.view ?? element.makeUIView()
        self.view = view
        BlueprintView.set(measuringEnvironment: environment, in: view)
        element.updateUIView(view, with: UIViewElementContext(isMeasuring: true, environment: environment))
        // The update may have added views.
        BlueprintView.set(measuringEnvironment: environment, in: view)
        return element.size(size, thatFits: view)
    }
}

private struct ViewMeasuredDecision: LayoutDecision {
    let measured: CGSize

    var size: SizeReason? {
        SizeReason { dimension in
            Reason(
                "is as \(dimension.large) as its view measures",
                .number(dimension.length(of: measured), .content("measured by its view"))
            )
        }
    }
}

/// The context in which a ``UIViewElement`` updates its view.
public struct UIViewElementContext {
    /// True if the view is only measured and never shown.
    public var isMeasuring: Bool
    /// The environment in which the element is laid out.
    public var environment: Environment

    package init(isMeasuring: Bool, environment: Environment) {
        self.isMeasuring = isMeasuring
        self.environment = environment
    }
}
