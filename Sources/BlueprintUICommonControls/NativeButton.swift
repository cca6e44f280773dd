import Foundation
import HeadlessUIKit

/// The view behind a ``Button``: it takes the taps and holds the views of the button's child in its content view.
package final class NativeButton: UIButton {
    /// The view that holds the views of what is in a button.
    private final class ContentView: UIView {}

    /// Called for each tap.
    package var onTap: () -> Void = {}
    /// The least width and height in points that take touches.
    package var minimumTappableSize = CGSize.zero

    /// How opaque the content is while the button is pressed or disabled.
    private static let paleness: CGFloat = 0.2

    /// Makes a button with a frame that does nothing yet.
    package required init(frame: CGRect) {
        super.init(frame: frame)
        let contentView = ContentView(frame: CGRect(origin: .zero, size: bounds.size))
        contentView.isUserInteractionEnabled = false
        addSubview(contentView)
        addTarget(self, action: NativeButton.tapped, for: .touchUpInside)
    }

    /// The view that holds the views of what is in the button; it is always as large as the button.
    package var contentView: UIView { subviews.first { $0 is ContentView } ?? self }

    /// The button's own coordinates.
    package override var bounds: CGRect {
        didSet {
            guard bounds.size != oldValue.size else { return }
            contentView.frame = CGRect(origin: .zero, size: bounds.size)
        }
    }

    /// Whether it can be tapped.
    package override var isEnabled: Bool {
        didSet { showState() }
    }

    /// Whether it is shown as pressed.
    package override var isHighlighted: Bool {
        didSet { showState() }
    }

    private func showState() {
        contentView.alpha = isEnabled && !isHighlighted ? 1 : Self.paleness
    }

    private func tapped() {
        onTap()
    }

    /// Whether a point is in the bounds, grown on both sides alike to the least size that takes touches.
    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let missing = CGSize(
            width: max(0, minimumTappableSize.width - bounds.width),
            height: max(0, minimumTappableSize.height - bounds.height)
        )
        return bounds.insetBy(dx: -missing.width / 2, dy: -missing.height / 2).holds(point)
    }
}
