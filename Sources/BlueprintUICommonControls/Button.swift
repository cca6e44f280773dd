import BlueprintUI
import Foundation
import HeadlessUIKit

/// Lets the element that it wraps be tapped like a button.
///
/// A button is as large as what it wraps, which fills it. It is always view-backed; what it wraps is shown paler while
/// it is pressed or disabled, and takes no touches itself.
public struct Button: UnchangingElement {
    /// What is in the button.
    public var wrappedElement: any Element
    /// Whether it can be tapped.
    public var isEnabled: Bool
    /// Called for each tap.
    public var onTap: () -> Void
    /// The least width and height in points that take touches, even around a smaller button.
    public var minimumTappableSize: CGSize = CGSize(width: 44, height: 44)

    /// Makes a button.
    public init(isEnabled: Bool = true, onTap: @escaping () -> Void = {}, wrapping element: any Element) {
        wrappedElement = element
        self.isEnabled = isEnabled
        self.onTap = onTap
    }

    /// The wrapped element, which fills the button.
    public var content: ElementContent { ElementContent(child: wrappedElement) }

    /// A `UIButton` that holds the views of what is in the button.
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
