import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let editingMenu = Binding(
        "EditingMenu",
        isViewBacked: true,
        behaviour: "Measures the same as the wrapped element, which fills it. No menu is drawn; info lists its items."
    ) { table in
        table.register(
            EditingMenu.self,
            as: "EditingMenu",
            conformsTo: ["Element"],
            summary: "Shows a menu of editing actions for an element.",
            example: """
                Label(text: "Hi").editingMenu(show: .onLongPress) {
                    EditingMenuItem.copying("Hi")
                    EditingMenuItem(.delete) { print("deleted") }
                    EditingMenuItem(title: "Share") { print("shared") }
                }
                """
        ) { menu in
            menu.initializer(
                """
                init(show gesture: EditingMenu.Gesture, wrapping: any Element, \
                @Builder<EditingMenuItem> with items: () -> [EditingMenuItem])
                """
            ) { arguments in
                let items: [EditingMenuItem] = try arguments["items"]
                return EditingMenu(show: try arguments["gesture"], wrapping: try arguments["wrapping"]) { items }
            }
            menu.initializer(
                """
                init(wrapping: (EditingMenu.MenuTrigger) -> any Element, \
                @Builder<EditingMenuItem> items: () -> [EditingMenuItem])
                """,
                command: .none
            ) { arguments in
                let items: [EditingMenuItem] = try arguments["items"]
                let wrapping: (EditingMenu.MenuTrigger) -> any Element =
                    try arguments.closure("wrapping", fallback: Empty())
                return EditingMenu(wrapping: wrapping) { items }
            }
        }
        describeCauses(in: table)
        describeItem(in: table)
        describePasteboard(in: table)
        table.modifiers { element in
            element.method(
                """
                editingMenu(show gesture: EditingMenu.Gesture, \
                @Builder<EditingMenuItem> with items: () -> [EditingMenuItem]) -> EditingMenu
                """,
                summary: "Shows a menu of editing actions for this element.",
                command: .none,
                parameters: ["gesture": "onLongPress or onTap", "items": "the items of the menu"]
            ) { element, arguments in
                let items: [EditingMenuItem] = try arguments["items"]
                return element.editingMenu(show: try arguments["gesture"]) { items }
            }
        }
    }

    private static func describeCauses(in table: BindingTable) {
        table.registerCases(
            of: EditingMenu.Gesture.self,
            as: "EditingMenu.Gesture",
            summary: "The gesture that shows a menu of editing actions.",
            [.onTap: "A tap shows the menu.", .onLongPress: "A long press shows the menu."]
        )
        table.register(
            EditingMenu.MenuTrigger.self,
            as: "EditingMenu.MenuTrigger",
            summary: "Shows a menu of editing actions from the element that has it.",
            example: """
                EditingMenu { trigger in
                    Button(onTap: { trigger.show() }, wrapping: Label(text: "More"))
                } items: {
                    EditingMenuItem.copying("Hi")
                }
                """
        ) { trigger in
            trigger.method("show()", summary: "Shows the menu.") { trigger, _ in trigger.show() }
            trigger.hasReferenceSemantics()
        }
    }

    private static func describeItem(in table: BindingTable) {
        table.register(
            EditingMenuItem.self,
            as: "EditingMenuItem",
            summary: "An item of a menu of editing actions.",
            example: "EditingMenuItem(title: \"Share\") { print(\"shared\") }"
        ) { item in
            item.initializer("init(title: String, onSelect: () -> Void)", summary: "An item with a title of its own.") {
                EditingMenuItem(title: try $0["title"], onSelect: try $0.closure("onSelect", fallback: ()))
            }
            item.initializer(
                "init(_ kind: EditingMenuItem.Kind.System, onSelect: () -> Void)",
                summary: "An item for an action of the system."
            ) { EditingMenuItem(try $0["kind"], onSelect: try $0.closure("onSelect", fallback: ())) }
            item.staticMethod(
                "copying(_ string: String, to pasteboard: UIPasteboard? = UIPasteboard.general) -> EditingMenuItem",
                summary: "An item that copies a text."
            ) { EditingMenuItem.copying(try $0.get("string", as: String.self), to: try $0["pasteboard"]) }
            item.staticMethod(
                "copying(_ image: UIImage, to pasteboard: UIPasteboard? = UIPasteboard.general) -> EditingMenuItem",
                summary: "An item that copies an image."
            ) { EditingMenuItem.copying(try $0.get("image", as: UIImage.self), to: try $0["pasteboard"]) }
            item.staticMethod(
                "copying(_ url: URL, to pasteboard: UIPasteboard? = UIPasteboard.general) -> EditingMenuItem",
                summary: "An item that copies an address."
            ) { EditingMenuItem.copying(try $0.get("url", as: URL.self), to: try $0["pasteboard"]) }
            item.callback("onSelect", \.onSelect, summary: "Called when the item is chosen.")
        }
        table.register(
            EditingMenuItem.Kind.self,
            as: "EditingMenuItem.Kind",
            traits: .cases,
            summary: "The action of an item."
        ) { kind in
            kind.enumCase(
                "system(_ action: EditingMenuItem.Kind.System)",
                summary: "The item has an action of the system, and its title."
            ) { .system(try $0["action"]) }
            kind.enumCase("custom(_ title: String)", summary: "The item has a title of its own.") {
                .custom(try $0["title"])
            }
            kind.caseValues { value, name in
                switch (value, name) {
                case (.system(let action), "system"): [action]
                case (.custom(let title), "custom"): [title]
                default: nil
                }
            }
        }
        describeSystemActions(in: table)
    }

    private static func describeSystemActions(in table: BindingTable) {
        table.registerCases(
            of: EditingMenuItem.Kind.System.self,
            as: "EditingMenuItem.Kind.System",
            summary: "An action of the system.",
            [
                .cut: "The item cuts.", .copy: "The item copies.", .paste: "The item pastes.",
                .delete: "The item deletes.", .select: "The item selects a word.",
                .selectAll: "The item selects all.", .toggleBoldface: "The item makes text bold, or undoes it.",
                .toggleItalics: "The item makes text italic, or undoes it.",
                .toggleUnderline: "The item underlines text, or undoes it.",
                .increaseSize: "The item enlarges text.", .decreaseSize: "The item makes text smaller.",
                .printContent: "The item prints.", .pasteAndGo: "The item pastes an address and opens it.",
                .pasteAndMatchStyle: "The item pastes in the style of the text around.",
                .pasteAndSearch: "The item pastes a text and searches for it.",
            ]
        )
    }

    private static func describePasteboard(in table: BindingTable) {
        table.register(
            UIPasteboard.self,
            as: "UIPasteboard",
            summary: "A place for a copied text, image or address; other programs do not see it.",
            example: "UIPasteboard.general.hasStrings"
        ) { pasteboard in
            pasteboard.staticProperty("general", summary: "The pasteboard of the process.", UIPasteboard.general)
            pasteboard.staticMethod("withUniqueName() -> UIPasteboard", summary: "An empty pasteboard.") { _ in
                UIPasteboard.withUniqueName()
            }
            pasteboard.hasReferenceSemantics()
        }
    }
}
