/// Places the element that it wraps in the middle, at the size that it needs.
public struct Centered: ProxyElement, UnchangingElement {
    /// The element.
    public var wrapped: any Element

    /// Wraps an element.
    public init(_ wrapped: any Element) {
        self.wrapped = wrapped
    }

    /// An ``Aligned`` with the middle on both axes.
    public var elementRepresentation: any Element {
        Aligned(vertically: .center, horizontally: .center, wrapping: wrapped)
    }
}

extension Element {
    /// Places the element in the middle, at the size that it needs.
    public func centered() -> Centered {
        Centered(self)
    }
}
