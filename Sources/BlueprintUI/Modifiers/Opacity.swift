import Foundation

/// An element that sets the opacity of the element it wraps.
public struct Opacity: UnchangingElement {
    /// The wrapped element.
    public var wrappedElement: any Element
    /// The opacity, from 0 to 1; opacities of nested elements multiply.
    public var opacity: CGFloat

    /// Wraps an element.
    public init(opacity: CGFloat, wrapping wrappedElement: any Element) {
        self.wrappedElement = wrappedElement
        self.opacity = opacity
    }

    /// The wrapped element with the opacity.
    public var content: ElementContent {
        ElementContent(
            storage: AttributeStorage(child: wrappedElement) { [opacity] attributes in attributes.alpha = opacity }
        )
    }

    /// Returns nil: the element is not view-backed; the opacity is applied to the views inside.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

extension Element {
    /// Sets the opacity, from 0 to 1.
    public func opacity(_ opacity: CGFloat) -> Opacity {
        Opacity(opacity: opacity, wrapping: self)
    }
}
