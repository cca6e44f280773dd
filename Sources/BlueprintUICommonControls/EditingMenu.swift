import BlueprintUI
import HeadlessUIKit

/// An element that shows a menu of editing actions, such as Copy, for the element it wraps.
///
/// It measures as the wrapped element does, the wrapped element fills it, and it is always view-backed.
/// - Note: No menu is drawn here: inspection lists its items, and a view that shows it has the remark `menu`.
public struct EditingMenu: UnchangingElement {
    /// The gesture that shows the menu.
    public enum Gesture: Equatable {
        /// A tap on the wrapped element.
        case onTap
        /// A long press on the wrapped element.
        case onLongPress
    }

    /// The object with which the wrapped element shows the menu, for example when a button in it is tapped.
    public final class MenuTrigger {
        weak var view: EditingMenuView?

        init() {}

        /// Shows the menu; does nothing if the element is not shown, or has no items.
        public func show() {
            view?.showMenu()
        }
    }

    /// The cause for which the menu is shown.
    enum Presentation {
        case gesture(Gesture)
        case trigger(MenuTrigger)
    }

    /// The wrapped element.
    public var wrapped: any Element
    /// The items of the menu, in order.
    public var items: [EditingMenuItem]

    private let presentation: Presentation

    /// Wraps an element; a gesture on it shows the menu.
    public init(
        show gesture: Gesture,
        wrapping: any Element,
        @Builder<EditingMenuItem> with items: () -> [EditingMenuItem]
    ) {
        wrapped = wrapping
        self.items = items()
        presentation = .gesture(gesture)
    }

    /// Wraps the element that a function returns, which shows the menu by `show()` of the trigger it is given.
    public init(
        wrapping: (MenuTrigger) -> any Element,
        @Builder<EditingMenuItem> items: () -> [EditingMenuItem]
    ) {
        let trigger = MenuTrigger()
        wrapped = wrapping(trigger)
        self.items = items()
        presentation = .trigger(trigger)
    }

    /// The wrapped element, which fills this one.
    public var content: ElementContent { ElementContent(child: wrapped) }

    /// Returns the description of a view that recognizes the gesture, or that the trigger knows.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        EditingMenuView.describe { config in
            config.apply { $0.show(items, for: presentation) }
        }
    }
}

extension Element {
    /// Shows a menu of editing actions for the element after a tap or a long press.
    public func editingMenu(
        show gesture: EditingMenu.Gesture,
        @Builder<EditingMenuItem> with items: () -> [EditingMenuItem]
    ) -> EditingMenu {
        EditingMenu(show: gesture, wrapping: self, with: items)
    }
}
