import BlueprintUI
import BlueprintUICommonControls
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
                }
                """
        ) { menu in
            menu.initializer(
                """
                init(show presentationMode: EditingMenu.PresentationMode, \
                @Builder<EditingMenuItem> with items: () -> [EditingMenuItem], wrapping element: any Element)
                """
            ) { arguments in
                let items: [EditingMenuItem] = try arguments["items"]
                return EditingMenu(
                    show: try arguments["presentationMode"],
                    with: { items },
                    wrapping: try arguments["element"]
                )
            }
            menu.property("items", \.items, summary: "The items, in order.")
            menu.property("presentationMode", \.presentationMode, summary: "The event that shows the menu.")
            menu.property("wrappedElement", \.wrappedElement, summary: "The element with the menu.")
        }
        describeMode(in: table)
        describeItem(in: table)
        table.modifiers { element in
            element.method(
                """
                editingMenu(show presentationMode: EditingMenu.PresentationMode, \
                @Builder<EditingMenuItem> with items: () -> [EditingMenuItem]) -> EditingMenu
                """,
                summary: "Shows a menu of editing actions for this element.",
                command: .none,
                parameters: ["presentationMode": "onLongPress, onTap or onTrigger", "items": "the items of the menu"]
            ) { element, arguments in
                let items: [EditingMenuItem] = try arguments["items"]
                return element.editingMenu(show: try arguments["presentationMode"]) { items }
            }
        }
    }

    private static func describeMode(in table: BindingTable) {
        table.register(
            EditingMenu.PresentationMode.self,
            as: "EditingMenu.PresentationMode",
            traits: .cases,
            summary: "The event that shows a menu of editing actions."
        ) { mode in
            mode.enumCase("onTap", summary: "A tap shows the menu.", .onTap)
            mode.enumCase("onLongPress", summary: "A long press shows the menu.", .onLongPress)
            mode.enumCase(
                "onTrigger(_ trigger: EditingMenu.Trigger)",
                summary: "A call of a trigger shows the menu."
            ) { .onTrigger(try $0["trigger"]) }
        }
        table.register(
            EditingMenu.Trigger.self,
            as: "EditingMenu.Trigger",
            summary: "Shows a menu of editing actions from outside.",
            example: "EditingMenu.Trigger()"
        ) { trigger in
            trigger.initializer("init()", summary: "A trigger; it has no effect until an element with it is shown.") {
                _ in
                EditingMenu.Trigger()
            }
            trigger.method("show()", summary: "Shows the menu.") { trigger, _ in trigger.show() }
            trigger.hasReferenceSemantics()
        }
    }

    private static func describeItem(in table: BindingTable) {
        table.register(EditingMenuItem.self, as: "EditingMenuItem", summary: "An item of a menu of editing actions.") {
            item in
            item.initializer("init(_ kind: EditingMenuItem.Kind, onSelect: () -> Void)") {
                EditingMenuItem(try $0["kind"], onSelect: try $0.closure("onSelect", fallback: ()))
            }
            item.staticMethod(
                "copying(_ string: String, to pasteboard: UIPasteboard = UIPasteboard.general) -> EditingMenuItem",
                summary: "An item that copies a text."
            ) { EditingMenuItem.copying(try $0["string"], to: try $0["pasteboard"]) }
            item.property("kind", \.kind, summary: "The action, which determines the title.")
            item.callback("onSelect", \.onSelect, summary: "Called when the item is chosen.")
        }
        table.registerCases(
            of: EditingMenuItem.Kind.self,
            as: "EditingMenuItem.Kind",
            summary: "A standard action of editing.",
            [
                .cut: "Cut.", .copy: "Copy.", .paste: "Paste.", .delete: "Delete.", .select: "Select.",
                .selectAll: "Select all.", .toggleBoldface: "Bold.", .toggleItalics: "Italic.",
                .toggleUnderline: "Underline.",
            ]
        )
        table.register(
            UIPasteboard.self,
            as: "UIPasteboard",
            summary: "A place for copied text; other programs do not see it.",
            example: "UIPasteboard.general.hasStrings"
        ) { pasteboard in
            pasteboard.staticProperty("general", summary: "The pasteboard of the process.", UIPasteboard.general)
            pasteboard.staticMethod("withUniqueName() -> UIPasteboard", summary: "An empty pasteboard.") { _ in
                UIPasteboard.withUniqueName()
            }
            pasteboard.property("string", \.string, summary: "The copied text, or nil.")
            pasteboard.property("hasStrings", summary: "True if there is text.") { $0.hasStrings }
            pasteboard.hasReferenceSemantics()
        }
    }
}
