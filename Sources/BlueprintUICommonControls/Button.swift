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

/// The view of a ``Button``; it handles taps and contains the views of the button's child in its content view.
package final class NativeButton: UIControl {
    /// The container of the child's views.
    private final class ContentView: UIView {}

    /// A function called for each tap.
    package var onTap: () -> Void = {}
    /// The minimum width and height in points of the tappable area.
    package var minimumTappableSize = CGSize.zero

    /// The opacity of the content while the button is pressed or disabled.
    private static let paleness: CGFloat = 0.2

    /// Creates a button with a frame and without an action.
    package override init(frame: CGRect) {
        super.init(frame: frame)
        let contentView = ContentView(frame: CGRect(origin: .zero, size: bounds.size))
        contentView.isUserInteractionEnabled = false
        addSubview(contentView)
        addTarget(self, action: NativeButton.tapped, for: .touchUpInside)
    }

    /// Returns nil: there are no archives of views here.
    package required init?(coder: NSCoder) {
        return nil
    }

    /// The view that contains the views inside the button; it always has the size of the button.
    package var contentView: UIView { subviews.first { $0 is ContentView } ?? self }

    /// The bounds of the button.
    package override var bounds: CGRect {
        didSet {
            guard bounds.size != oldValue.size else { return }
            contentView.frame = CGRect(origin: .zero, size: bounds.size)
        }
    }

    /// True if the button is enabled.
    package override var isEnabled: Bool {
        didSet { showState() }
    }

    /// True if the button is shown as pressed.
    package override var isHighlighted: Bool {
        didSet { showState() }
    }

    private func showState() {
        contentView.alpha = isEnabled && !isHighlighted ? 1 : Self.paleness
    }

    private func tapped() {
        onTap()
    }

    /// Returns true if a point is in the bounds, extended on each side by the whole difference to the minimum tappable
    /// size.
    ///
    /// - Note: As in Blueprint, so the tappable area is larger than the minimum: 68 points for a button of 20 points.
    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let missing = CGSize(
            width: max(0, minimumTappableSize.width - bounds.width),
            height: max(0, minimumTappableSize.height - bounds.height)
        )
        return bounds.insetBy(dx: -missing.width, dy: -missing.height).holds(point)
    }
}
