/// An element that centres the element it wraps, at its measured size.
public struct Centered: ProxyElement, UnchangingElement {
    /// The wrapped element.
    public var wrapped: any Element

    /// Wraps an element.
    public init(_ wrapped: any Element) {
        self.wrapped = wrapped
    }

    /// An ``Aligned`` element, centred on both axes.
    public var elementRepresentation: any Element {
        Aligned(vertically: .center, horizontally: .center, wrapping: wrapped)
    }
}

extension Element {
    /// Centres the element, at its measured size.
    public func centered() -> Centered {
        Centered(self)
    }
}
