import BlueprintUIAccessibilityCore
import BlueprintUI
import Foundation
import HeadlessUIKit

/// An element that calls a function when the element it wraps is tapped.
///
/// It measures as the wrapped element does, the wrapped element fills it, and it is always view-backed. Unlike a
/// ``Button`` it has no pressed or disabled state, and the wrapped element receives touches itself. VoiceOver reads the
/// wrapped element as one button, which keeps its label: an ``AccessibilityTraitsAdjust`` around it adds the trait.
public struct Tappable: UnchangingElement {
    /// The wrapped element.
    public var wrappedElement: any Element
    /// A function called for each tap.
    public var onTap: () -> Void

    /// Wraps an element.
    public init(onTap: @escaping () -> Void, wrapping element: any Element) {
        wrappedElement = element
        self.onTap = onTap
    }

    /// The wrapped element, read as a button, which fills this one.
    public var content: ElementContent {
        ElementContent(child: AccessibilityTraitsAdjust(wrapping: { wrappedElement }, add: [.button]))
    }

    /// Returns the description of a view with a tap recognizer.
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

/// The view of a ``Tappable``.
package final class TappableView: UIView {
    /// A function called for each tap.
    package var onTap: () -> Void = {}

    /// Creates a view with a frame and without an action.
    package override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: TappableView.tapped))
    }

    /// Returns nil: there are no archives of views here.
    package required init?(coder: NSCoder) {
        return nil
    }

    private func tapped() {
        onTap()
    }
}
