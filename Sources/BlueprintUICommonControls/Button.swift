import BlueprintUI
import Foundation
import HeadlessUIKit

/// An element that makes the element it wraps a button.
///
/// A button measures as the wrapped element does, and the wrapped element fills it. It is always view-backed. The
/// content is shown paler while the button is pressed or disabled, and does not receive touches itself. It sets no
/// accessibility: VoiceOver reads the content, and says that it is a button only if the content does.
public struct Button: UnchangingElement {
    /// The wrapped element.
    public var wrappedElement: any Element
    /// True if the button is enabled.
    public var isEnabled: Bool
    /// A function called for each tap.
    public var onTap: () -> Void
    /// The width and height in points below which the tappable area is extended, on each side by the whole difference.
    public var minimumTappableSize: CGSize = CGSize(width: 44, height: 44)

    /// Creates a button.
    public init(isEnabled: Bool = true, onTap: @escaping () -> Void = {}, wrapping element: any Element) {
        wrappedElement = element
        self.isEnabled = isEnabled
        self.onTap = onTap
    }

    /// The wrapped element, which fills the button.
    public var content: ElementContent { ElementContent(child: wrappedElement) }

    /// Returns the description of a `UIControl` that contains the views inside the button.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        NativeButton.describe { [isEnabled, onTap, minimumTappableSize] config in
            config.contentView = { $0.contentView }
            config.apply { view in
                view.isEnabled = isEnabled
                view.onTap = onTap
                view.minimumTappableSize = minimumTappableSize
            }
        }
    }
}
