import BlueprintUI
import HeadlessUIKit

/// An element with transitions for the appearance, disappearance and layout of the element it wraps.
///
/// It measures as the wrapped element does, and the wrapped element fills it. It is always view-backed, so that the
/// transitions have a view.
public struct TransitionContainer: UnchangingElement {
    /// The transition with which the element appears in a container that is already visible; nil for none.
    public var appearingTransition: VisibilityTransition?
    /// The transition with which the element disappears; nil for none.
    public var disappearingTransition: VisibilityTransition?
    /// The animation of layout changes.
    public var layoutTransition: LayoutTransition
    /// The wrapped element.
    public var wrappedElement: any Element

    /// Wraps an element that fades in and out; layout changes inherit the animation of the ancestors.
    public init(wrapping element: any Element) {
        self.init(appearingTransition: .fade, disappearingTransition: .fade, transitioning: element)
    }

    /// Wraps an element.
    public init(
        appearingTransition: VisibilityTransition? = nil,
        disappearingTransition: VisibilityTransition? = nil,
        layoutTransition: LayoutTransition = .inherited,
        transitioning element: any Element
    ) {
        self.appearingTransition = appearingTransition
        self.disappearingTransition = disappearingTransition
        self.layoutTransition = layoutTransition
        wrappedElement = element
    }

    /// The wrapped element, which fills this one.
    public var content: ElementContent { ElementContent(child: wrappedElement) }

    /// During a transition, the wrapped element may be anywhere.
    public var _layoutPurpose: LayoutPurpose { [.exceedsFrame, .overlapsChildren] }

    /// Returns the description of a view that shows nothing and ignores touches outside its subviews.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        PassthroughView.describe { [self] config in
            config.appearingTransition = appearingTransition
            config.disappearingTransition = disappearingTransition
            config.layoutTransition = layoutTransition
        }
    }
}

extension Element {
    /// Adds transitions for appearance, disappearance and layout.
    public func transition(
        onAppear: VisibilityTransition? = nil,
        onDisappear: VisibilityTransition? = nil,
        onLayout: LayoutTransition = .inherited
    ) -> TransitionContainer {
        TransitionContainer(
            appearingTransition: onAppear,
            disappearingTransition: onDisappear,
            layoutTransition: onLayout,
            transitioning: self
        )
    }

    /// Adds one transition for appearance and disappearance.
    public func transition(_ onAppearOrDisappear: VisibilityTransition) -> TransitionContainer {
        TransitionContainer(
            appearingTransition: onAppearOrDisappear,
            disappearingTransition: onAppearOrDisappear,
            transitioning: self
        )
    }
}
