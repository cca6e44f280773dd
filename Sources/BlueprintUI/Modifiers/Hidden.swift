/// Hides the element that it wraps; it keeps its room.
public struct Hidden: UnchangingElement {
    /// Whether the element is hidden.
    public var isHidden: Bool
    /// The element.
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

    /// None: the state goes to the views inside.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

extension Element {
    /// Hides the element; it keeps its room.
    public func hidden(_ hidden: Bool = true) -> Hidden {
        Hidden(hidden, wrapping: self)
    }
}
