import BlueprintUI
import Foundation
import HeadlessUIKit

/// Calls a function when the element that it wraps is tapped.
///
/// It is as large as what it wraps, which fills it, and always view-backed. Unlike a ``Button`` it has no pressed or
/// disabled state, and what it wraps takes touches itself.
public struct Tappable: UnchangingElement {
    /// The element.
    public var wrappedElement: any Element
    /// Called for each tap.
    public var onTap: () -> Void

    /// Wraps an element.
    public init(onTap: @escaping () -> Void, wrapping element: any Element) {
        wrappedElement = element
        self.onTap = onTap
    }

    /// The wrapped element, which fills this one.
    public var content: ElementContent { ElementContent(child: wrappedElement) }

    /// A view with a recognizer of taps.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        TappableView.describe { [onTap] config in
            config.apply { $0.onTap = onTap }
        }
    }
}

extension Element {
    /// Calls a function when the element is tapped.
    public func tappable(onTap: @escaping () -> Void) -> Tappable {
        Tappable(onTap: onTap, wrapping: self)
    }
}

/// The view behind a ``Tappable``.
package final class TappableView: UIView {
    /// Called for each tap.
    package var onTap: () -> Void = {}

    /// Makes a view with a frame that does nothing yet.
    package required init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: TappableView.tapped))
    }

    private func tapped() {
        onTap()
    }
}
