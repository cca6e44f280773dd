import BlueprintUI
import Foundation
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

/// An item of an ``EditingMenu``.
public struct EditingMenuItem {
    /// The action of an item, which determines its title.
    public enum Kind: Hashable, Sendable {
        /// An action of the system, which has its title in the language of the device.
        case system(System)
        /// An action with a title of its own.
        case custom(String)

        /// The actions of the system.
        public enum System: Hashable, Sendable, CaseIterable {
            /// Cut.
            case cut
            /// Copy.
            case copy
            /// Paste.
            case paste
            /// Delete.
            case delete
            /// Select.
            case select
            /// Select all.
            case selectAll
            /// Bold.
            case toggleBoldface
            /// Italic.
            case toggleItalics
            /// Underline.
            case toggleUnderline
            /// Larger text.
            case increaseSize
            /// Smaller text.
            case decreaseSize
            /// Print.
            case printContent
            /// Paste an address and open it.
            case pasteAndGo
            /// Paste in the style of the text around.
            case pasteAndMatchStyle
            /// Paste a text and search for it.
            case pasteAndSearch
        }
    }

    /// The action, which determines the title.
    public var kind: Kind
    /// A function called when the item is chosen.
    public var onSelect: () -> Void

    /// Creates an item with a title of its own.
    public init(title: String, onSelect: @escaping () -> Void) {
        kind = .custom(title)
        self.onSelect = onSelect
    }

    /// Creates an item for an action of the system.
    public init(_ kind: Kind.System, onSelect: @escaping () -> Void) {
        self.kind = .system(kind)
        self.onSelect = onSelect
    }

    /// Returns an item that copies a text to a pasteboard; with nil it copies nothing.
    public static func copying(_ string: String, to pasteboard: UIPasteboard? = .general) -> Self {
        Self(.copy) { pasteboard?.string = string }
    }

    /// Returns an item that copies an image to a pasteboard; with nil it copies nothing.
    public static func copying(_ image: UIImage, to pasteboard: UIPasteboard? = .general) -> Self {
        Self(.copy) { pasteboard?.image = image }
    }

    /// Returns an item that copies an address to a pasteboard; with nil it copies nothing.
    public static func copying(_ url: URL, to pasteboard: UIPasteboard? = .general) -> Self {
        Self(.copy) { pasteboard?.url = url }
    }
}

extension EditingMenuItem.Kind {
    /// The name of an action of the system, or a title in quotes.
    var word: String {
        switch self {
        case .system(let action): "\(action)"
        case .custom(let title): "\"\(title)\""
        }
    }
}
