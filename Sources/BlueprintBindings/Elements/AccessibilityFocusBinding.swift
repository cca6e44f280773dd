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
                summary: "A trigger; it has no effect until an element with it is shown.",
                passing: AccessibilityFocus.Trigger.init(notificationType:identifier:)
            )
            trigger.hasReferenceSemantics()
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
