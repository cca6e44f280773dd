import BlueprintUI
import HeadlessUIKit

/// Says how the element that it wraps comes to the screen, leaves it and moves on it.
///
/// It is as large as what it wraps, which fills it, and always view-backed, so that the transitions have a view.
public struct TransitionContainer: UnchangingElement {
    /// How the element comes to the screen when what is around it is there already; nil is at once.
    public var appearingTransition: VisibilityTransition?
    /// How the element leaves the screen; nil is at once.
    public var disappearingTransition: VisibilityTransition?
    /// How a change of its frame is animated.
    public var layoutTransition: LayoutTransition
    /// The element.
    public var wrappedElement: any Element

    /// Wraps an element that fades in and out; changes of its frame are animated as what is around it.
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

    /// A view that shows nothing and leaves touches to the views inside.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        PassthroughView.describe { [self] config in
            config.appearingTransition = appearingTransition
            config.disappearingTransition = disappearingTransition
            config.layoutTransition = layoutTransition
        }
    }
}

extension Element {
    /// Says how the element comes to the screen, leaves it and moves on it.
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

    /// Says how the element comes to the screen and leaves it.
    public func transition(_ onAppearOrDisappear: VisibilityTransition) -> TransitionContainer {
        TransitionContainer(
            appearingTransition: onAppearOrDisappear,
            disappearingTransition: onAppearOrDisappear,
            transitioning: self
        )
    }
}
