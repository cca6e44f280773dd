/// An element that enables or disables user interaction for the element it wraps.
public struct UserInteractionEnabled: UnchangingElement {
    /// True if the element can receive touches.
    public var isEnabled: Bool
    /// The wrapped element.
    public var wrappedElement: any Element

    /// Wraps an element.
    public init(_ isEnabled: Bool, wrapping element: any Element) {
        self.isEnabled = isEnabled
        wrappedElement = element
    }

    /// The wrapped element with the setting.
    public var content: ElementContent {
        ElementContent(
            storage: AttributeStorage(child: wrappedElement) { [isEnabled] attributes in
                attributes.isUserInteractionEnabled = isEnabled
            }
        )
    }

    /// Returns nil: the element is not view-backed; the setting is applied to the views inside.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

extension Element {
    /// Enables or disables user interaction.
    public func userInteractionEnabled(_ enabled: Bool = true) -> UserInteractionEnabled {
        UserInteractionEnabled(enabled, wrapping: self)
    }
}
