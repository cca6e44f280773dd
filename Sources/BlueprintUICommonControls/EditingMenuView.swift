import Foundation
import HeadlessUIKit

/// The view of an ``EditingMenu``.
package final class EditingMenuView: UIView {
    private var mode = EditingMenu.PresentationMode.onLongPress
    private var items: [EditingMenuItem] = []

    /// True while the menu is shown.
    package private(set) var isMenuShown = false

    /// Creates a view with a frame and an empty menu.
    package override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: EditingMenuView.tapped))
        addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: EditingMenuView.showMenu))
    }

    /// Returns nil: there are no archives of views here.
    package required init?(coder: NSCoder) {
        return nil
    }

    func show(_ element: EditingMenu) {
        if case .onTrigger(let trigger) = mode, trigger.view === self { trigger.view = nil }
        mode = element.presentationMode
        items = element.items
        if case .onTrigger(let trigger) = mode { trigger.view = self }
        for recognizer in gestureRecognizers ?? [] {
            switch mode {
            case .onTap: recognizer.isEnabled = recognizer is UITapGestureRecognizer
            case .onLongPress: recognizer.isEnabled = recognizer is UILongPressGestureRecognizer
            case .onTrigger: recognizer.isEnabled = false
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

    private var event: String {
        switch mode {
        case .onTap: "onTap"
        case .onLongPress: "onLongPress"
        case .onTrigger: "onTrigger"
        }
    }

    private var itemList: String {
        items.isEmpty ? "none" : items.map { "\($0.kind)" }.joined(separator: ", ")
    }

    /// The background, and the remark `menu` while the menu is shown.
    package override var displayContent: DisplayContent {
        DisplayContent(fill: backgroundColor, remarks: isMenuShown ? ["menu"] : [])
    }

    /// The properties of every view, then the event that shows the menu and its items.
    package override var inspectedProperties: [InspectedProperty] {
        var result = super.inspectedProperties
        result.append(InspectedProperty(name: "editingMenu", value: event))
        result.append(InspectedProperty(name: "menuItems", value: itemList))
        return result
    }
}
