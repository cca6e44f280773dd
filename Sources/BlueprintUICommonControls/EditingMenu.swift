import BlueprintUI
import HeadlessUIKit

/// An element that shows a menu of editing actions, such as Copy, for the element it wraps.
///
/// It measures as the wrapped element does, the wrapped element fills it, and it is always view-backed.
/// - Note: No menu is drawn here: inspection lists its items, and a view that shows it has the remark `menu`.
public struct EditingMenu: UnchangingElement {
    /// The event that shows the menu.
    public enum PresentationMode: Equatable {
        /// A tap on the wrapped element.
        case onTap
        /// A long press on the wrapped element.
        case onLongPress
        /// A call of a trigger.
        case onTrigger(Trigger)
    }

    /// A trigger that shows the menu of the element that has it.
    public final class Trigger: Equatable {
        weak var view: EditingMenuView?

        /// Creates a trigger; it has no effect until an element with it is shown.
        public init() {}

        /// Shows the menu.
        public func show() {
            view?.showMenu()
        }

        /// Returns true if both are the same object.
        public static func == (lhs: Trigger, rhs: Trigger) -> Bool { lhs === rhs }
    }

    /// The wrapped element.
    public var wrappedElement: any Element
    /// The event that shows the menu.
    public var presentationMode: PresentationMode
    /// The items of the menu, in order.
    public var items: [EditingMenuItem]

    /// Wraps an element.
    public init(
        show presentationMode: PresentationMode,
        @Builder<EditingMenuItem> with items: () -> [EditingMenuItem],
        wrapping element: any Element
    ) {
        wrappedElement = element
        self.presentationMode = presentationMode
        self.items = items()
    }

    /// The wrapped element, which fills this one.
    public var content: ElementContent { ElementContent(child: wrappedElement) }

    /// Returns the description of a view with a gesture recognizer.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        EditingMenuView.describe { config in
            config.apply { $0.show(self) }
        }
    }
}

extension Element {
    /// Shows a menu of editing actions for the element after a tap, a long press or a call of a trigger.
    public func editingMenu(
        show presentationMode: EditingMenu.PresentationMode,
        @Builder<EditingMenuItem> with items: () -> [EditingMenuItem]
    ) -> EditingMenu {
        EditingMenu(show: presentationMode, with: items, wrapping: self)
    }
}
