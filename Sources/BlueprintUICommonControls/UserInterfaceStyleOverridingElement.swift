import BlueprintUI
import HeadlessUIKit

/// An element that shows the element it wraps in a light or dark style.
///
/// It measures as the wrapped element does, the wrapped element fills it, and it is always view-backed.
/// - Note: The style is set on the view, but does not change colours here.
public struct UserInterfaceStyleOverridingElement: UnchangingElement {
    /// The wrapped element.
    public var wrappedElement: any Element
    /// The style; `unspecified` inherits it.
    public var userInterfaceStyle: UIUserInterfaceStyle

    /// Wraps an element.
    public init(userInterfaceStyle: UIUserInterfaceStyle, wrapping content: () -> any Element) {
        self.userInterfaceStyle = userInterfaceStyle
        wrappedElement = content()
    }

    /// The wrapped element, which fills this one.
    public var content: ElementContent { ElementContent(child: wrappedElement) }

    /// Returns the description of a plain view with the style.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIView.describe { [userInterfaceStyle] config in
            config.apply { $0.overrideUserInterfaceStyle = userInterfaceStyle }
        }
    }
}

extension Element {
    /// Shows the element in a light or dark style, overriding the inherited one.
    public func overrideUserInterfaceStyle(
        _ override: UIUserInterfaceStyle = .unspecified
    ) -> UserInterfaceStyleOverridingElement {
        UserInterfaceStyleOverridingElement(userInterfaceStyle: override) { self }
    }
}
