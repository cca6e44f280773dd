import BlueprintUI
import BlueprintUICommonControls
import SwiftInterpreter

extension Binding {
    static let accessibilityFocus = Binding(
        "AccessibilityFocus",
        isViewBacked: true,
        behaviour:
            "Measures the same as the wrapped element, which fills it. `focus()` of the trigger moves the focus of "
            + "accessibility to the first accessibility element inside."
    ) { table in
        table.register(
            AccessibilityFocus.self,
            as: "AccessibilityFocus",
            conformsTo: ["Element"],
            summary: "Moves the focus of accessibility to an element.",
            example: """
                let trigger = AccessibilityFocus.Trigger()
                Label(text: "Done").accessibilityFocus(on: trigger)
                """
        ) { focus in
            focus.initializer(
                "init(wrapping wrapped: any Element, trigger: AccessibilityFocus.Trigger)",
                command: .none
            ) { AccessibilityFocus(wrapping: try $0["wrapped"], trigger: try $0["trigger"]) }
            focus.property("trigger", \.trigger, summary: "The trigger that moves the focus.")
            focus.property("wrapped", \.wrapped, summary: "The wrapped element.")
        }
        table.register(
            AccessibilityFocus.Trigger.self,
            as: "AccessibilityFocus.Trigger",
            summary: "Moves the focus of accessibility.",
            example: "AccessibilityFocus.Trigger(notificationType: .screenChanged)"
        ) { trigger in
            trigger.initializer(
                """
                init(notificationType: UIAccessibility.Notification = .layoutChanged, identifier: AnyHashable? = nil)
                """,
                summary: "A trigger; it has no effect until an element with it is shown."
            ) {
                AccessibilityFocus.Trigger(
                    notificationType: try $0["notificationType"],
                    identifier: try $0["identifier"]
                )
            }
            trigger.hasReferenceSemantics()
            trigger.property("notificationType", \.notificationType, summary: "The notification that moves the focus.")
            trigger.property("identifier", \.identifier, summary: "A value that tells triggers apart; nil for none.")
            trigger.method("focus()", summary: "Moves the focus to the element.") { trigger, _ in trigger.focus() }
        }
        table.modifiers { element in
            element.method(
                "accessibilityFocus(on trigger: AccessibilityFocus.Trigger) -> AccessibilityFocus",
                summary: "Moves the focus of accessibility to this element when the trigger's focus() is called.",
                command: .none
            ) { AccessibilityFocus(wrapping: $0, trigger: try $1["trigger"]) }
        }
    }
}
