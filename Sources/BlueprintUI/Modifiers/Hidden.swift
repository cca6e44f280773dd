/// An element that hides the element it wraps, without affecting the layout.
public struct Hidden: UnchangingElement {
    /// True if the element is hidden.
    public var isHidden: Bool
    /// The wrapped element.
    public var wrappedElement: any Element

    /// Wraps an element.
    public init(_ isHidden: Bool = true, wrapping element: any Element) {
        self.isHidden = isHidden
        wrappedElement = element
    }

    /// The wrapped element, hidden or not.
    public var content: ElementContent {
        ElementContent(
            storage: AttributeStorage(child: wrappedElement) { [isHidden] attributes in attributes.isHidden = isHidden }
        )
    }

    /// Returns nil: the element is not view-backed; the attribute is applied to the views inside.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

extension Element {
    /// Hides the element, without affecting the layout.
    public func hidden(_ hidden: Bool = true) -> Hidden {
        Hidden(hidden, wrapping: self)
    }
}
