import BlueprintUI
import BlueprintUIAccessibilityCore
import HeadlessUIKit

/// An element to which a trigger moves the focus of accessibility.
///
/// It measures as the wrapped element does, the wrapped element fills it, and it is always view-backed.
public struct AccessibilityFocus: UnchangingElement {
    /// The connection from code that requests the focus to the view that takes it.
    ///
    /// Keep it, for example in a controller: each copy of the element connects the same trigger.
    public final class Trigger {
        /// The reason for moving the focus.
        public enum Notification: Hashable, Sendable, CaseIterable {
            /// A part of the screen has changed.
            case layoutChanged
            /// A new screen has appeared.
            case screenChanged
        }

        /// The reason for moving the focus.
        public let notification: Notification
        fileprivate weak var view: AccessibilityFocusView?

        /// Creates a trigger that no view uses.
        public init(_ notification: Notification = .layoutChanged) {
            self.notification = notification
        }

        /// Moves the focus to the element; does nothing if it is not shown.
        public func requestFocus() {
            guard let view else { return }
            let target = AccessibilityComposition.elements(in: view).lazy.compactMap { $0 as? UIView }.first
            UIAccessibility.post(
                notification: notification == .screenChanged ? .screenChanged : .layoutChanged,
                argument: target ?? view
            )
        }
    }

    /// The trigger.
    public var trigger: Trigger
    /// The wrapped element.
    public var wrappedElement: any Element

    /// Wraps an element.
    public init(on trigger: Trigger, wrapping element: any Element) {
        self.trigger = trigger
        wrappedElement = element
    }

    /// The wrapped element, which fills this one.
    public var content: ElementContent { ElementContent(child: wrappedElement) }

    /// Returns the description of a view that the trigger focuses.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        AccessibilityFocusView.describe { [trigger] config in
            config.apply { view in
                if view.trigger !== trigger, view.trigger?.view === view { view.trigger?.view = nil }
                view.trigger = trigger
                trigger.view = view
            }
        }
    }
}

extension Element {
    /// Moves the focus of accessibility to this element when the trigger requests it.
    public func accessibilityFocus(on trigger: AccessibilityFocus.Trigger) -> AccessibilityFocus {
        AccessibilityFocus(on: trigger, wrapping: self)
    }
}

/// The view of an ``AccessibilityFocus``.
package final class AccessibilityFocusView: UIView {
    fileprivate var trigger: AccessibilityFocus.Trigger?
}
