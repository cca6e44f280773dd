import BlueprintUI
import HeadlessUIKit

/// Shows the element that it wraps light or dark, whatever applies around it.
///
/// It is as large as what it wraps, which fills it, and always view-backed.
/// - Note: The style stands in the view; colours do not change with it here.
public struct UserInterfaceStyleOverridingElement: UnchangingElement {
    /// The element.
    public var wrappedElement: any Element
    /// The style; `unspecified` leaves it as it is around the element.
    public var userInterfaceStyle: UIUserInterfaceStyle

    /// Wraps an element.
    public init(userInterfaceStyle: UIUserInterfaceStyle, wrapping content: () -> any Element) {
        self.userInterfaceStyle = userInterfaceStyle
        wrappedElement = content()
    }

    /// The wrapped element, which fills this one.
    public var content: ElementContent { ElementContent(child: wrappedElement) }

    /// A plain view with the style.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIView.describe { [userInterfaceStyle] config in
            config.apply { $0.overrideUserInterfaceStyle = userInterfaceStyle }
        }
    }
}

extension Element {
    /// Shows the element light or dark, whatever applies around it.
    public func overrideUserInterfaceStyle(
        _ override: UIUserInterfaceStyle = .unspecified
    ) -> UserInterfaceStyleOverridingElement {
        UserInterfaceStyleOverridingElement(userInterfaceStyle: override) { self }
    }
}
