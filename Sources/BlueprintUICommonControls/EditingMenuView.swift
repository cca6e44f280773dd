import Foundation
import HeadlessUIKit

/// The view of an ``EditingMenu``.
package final class EditingMenuView: UIView {
    private var presentation = EditingMenu.Presentation.gesture(.onLongPress)
    private var items: [EditingMenuItem] = []

    /// True while the menu is shown.
    package private(set) var isMenuShown = false

    /// Creates a view with a frame and an empty menu.
    package override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: EditingMenuView.tapped))
        addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: EditingMenuView.pressed))
    }

    /// Returns nil: there are no archives of views here.
    package required init?(coder: NSCoder) {
        return nil
    }

    func show(_ items: [EditingMenuItem], for presentation: EditingMenu.Presentation) {
        if case .trigger(let trigger) = self.presentation, trigger.view === self { trigger.view = nil }
        if case .trigger(let trigger) = presentation { trigger.view = self }
        self.presentation = presentation
        self.items = items
        if items.isEmpty { isMenuShown = false }
        for recognizer in gestureRecognizers ?? [] {
            switch presentation {
            case .gesture(.onTap): recognizer.isEnabled = recognizer is UITapGestureRecognizer
            case .gesture(.onLongPress): recognizer.isEnabled = recognizer is UILongPressGestureRecognizer
            case .trigger: recognizer.isEnabled = false
            }
        }
    }

    /// Shows the menu, unless it has no items.
    package func showMenu() {
        isMenuShown = !items.isEmpty
    }

    /// Chooses the first item of a kind, which closes the menu.
    ///
    /// Returns true if the menu is shown and has such an item.
    @discardableResult
    package func choose(_ kind: EditingMenuItem.Kind) -> Bool {
        guard isMenuShown, let item = items.first(where: { $0.kind == kind }) else { return false }
        isMenuShown = false
        item.onSelect()
        return true
    }

    private func tapped() {
        showMenu()
    }

    /// Shows the menu when a long press begins, not again when it ends.
    private func pressed(_ recognizer: UILongPressGestureRecognizer) {
        if recognizer.state == .began { showMenu() }
    }

    private var event: String {
        switch presentation {
        case .gesture(.onTap): "onTap"
        case .gesture(.onLongPress): "onLongPress"
        case .trigger: "trigger"
        }
    }

    private var itemList: String {
        items.isEmpty ? "none" : items.map(\.kind.word).joined(separator: ", ")
    }

    private var menuProperties: [InspectedProperty] {
        [
            InspectedProperty(name: "editingMenu", value: event),
            InspectedProperty(name: "menuItems", value: itemList),
        ]
    }

    /// The background, the menu, and the remark `menu` while it is shown.
    package override var displayContent: DisplayContent {
        var content = DisplayContent(fill: backgroundColor, remarks: isMenuShown ? ["menu"] : [])
        content.input = menuProperties
        return content
    }

    /// The properties of every view, then the gesture that shows the menu and its items.
    package override var inspectedProperties: [InspectedProperty] { super.inspectedProperties + menuProperties }
}
