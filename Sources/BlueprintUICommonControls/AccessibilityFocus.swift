import BlueprintUI
import BlueprintUIAccessibilityCore
import HeadlessUIKit

/// An element to which a trigger moves the focus of accessibility.
///
/// It measures as the wrapped element does, the wrapped element fills it, and it is always view-backed.
public struct AccessibilityFocus: UnchangingElement {
    /// The connection from code that moves the focus to the view that takes it.
    ///
    /// Keep it, for example in a controller: each copy of the element connects the same trigger.
    public final class Trigger {
        /// The notification that moves the focus: `screenChanged` for a new screen, else `layoutChanged`.
        public var notificationType: UIAccessibility.Notification
        /// The value by which an app tells its triggers apart, or nil.
        public var identifier: AnyHashable?
        fileprivate weak var view: AccessibilityFocusView?

        /// Creates a trigger that no view uses.
        public init(notificationType: UIAccessibility.Notification = .layoutChanged, identifier: AnyHashable? = nil) {
            self.notificationType = notificationType
            self.identifier = identifier
        }

        /// Moves the focus to the first accessibility element inside, or to the view itself if there is none.
        ///
        /// Does nothing if the element is not shown.
        public func focus() {
            guard let view else { return }
            let target = AccessibilityComposition.elements(in: view).lazy.compactMap { $0 as? UIView }.first
            UIAccessibility.post(notification: notificationType, argument: target ?? view)
        }
    }

    /// The wrapped element.
    public var wrapped: any Element
    /// The trigger.
    public var trigger: Trigger

    /// Wraps an element.
    public init(wrapping wrapped: any Element, trigger: Trigger) {
        self.wrapped = wrapped
        self.trigger = trigger
    }

    /// The wrapped element, which fills this one.
    public var content: ElementContent { ElementContent(child: wrapped) }

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
    /// Moves the focus of accessibility to this element when `focus()` of the trigger is called.
    public func accessibilityFocus(on trigger: AccessibilityFocus.Trigger) -> any Element {
        AccessibilityFocus(wrapping: self, trigger: trigger)
    }
}

/// The view of an ``AccessibilityFocus``.
package final class AccessibilityFocusView: UIView {
    fileprivate var trigger: AccessibilityFocus.Trigger?
}
