/// Says whether the element that it wraps takes touches.
public struct UserInteractionEnabled: UnchangingElement {
    /// Whether touches are taken.
    public var isEnabled: Bool
    /// The element.
    public var wrappedElement: any Element

    /// Wraps an element.
    public init(_ isEnabled: Bool, wrapping element: any Element) {
        self.isEnabled = isEnabled
        wrappedElement = element
    }

    /// The wrapped element, taking touches or not.
    public var content: ElementContent {
        ElementContent(
            storage: AttributeStorage(child: wrappedElement) { [isEnabled] attributes in
                attributes.isUserInteractionEnabled = isEnabled
            }
        )
    }

    /// None: the state goes to the views inside.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

extension Element {
    /// Says whether the element takes touches.
    public func userInteractionEnabled(_ enabled: Bool = true) -> UserInteractionEnabled {
        UserInteractionEnabled(enabled, wrapping: self)
    }
}
