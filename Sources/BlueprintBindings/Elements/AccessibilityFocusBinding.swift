import BlueprintUI
import BlueprintUICommonControls
import SwiftInterpreter

extension Binding {
    static let accessibilityFocus = Binding(
        "AccessibilityFocus",
        isViewBacked: true,
        behaviour:
            "Measures the same as the wrapped element, which fills it. The trigger moves the focus of accessibility "
            + "to it."
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
                "init(on trigger: AccessibilityFocus.Trigger, wrapping element: any Element)",
                command: .none
            ) { AccessibilityFocus(on: try $0["trigger"], wrapping: try $0["element"]) }
            focus.property("trigger", \.trigger, summary: "The trigger that moves the focus.")
            focus.property("wrappedElement", \.wrappedElement, summary: "The wrapped element.")
        }
        table.register(
            AccessibilityFocus.Trigger.self,
            as: "AccessibilityFocus.Trigger",
            summary: "Moves the focus of accessibility."
        ) { trigger in
            trigger.initializer(
                "init(_ notification: AccessibilityFocus.Trigger.Notification = .layoutChanged)"
            ) { AccessibilityFocus.Trigger(try $0["notification"]) }
            trigger.hasReferenceSemantics()
            trigger.property("notification", summary: "The reason for moving the focus.", get: { $0.notification })
            trigger.method("requestFocus()", summary: "Moves the focus to the element.") { trigger, _ in
                trigger.requestFocus()
            }
        }
        table.registerCases(
            of: AccessibilityFocus.Trigger.Notification.self,
            as: "AccessibilityFocus.Trigger.Notification",
            summary: "The reason for moving the focus of accessibility.",
            [
                .layoutChanged: "A part of the screen has changed (the default).",
                .screenChanged: "A new screen has appeared.",
            ]
        )
        table.modifiers { element in
            element.method(
                "accessibilityFocus(on trigger: AccessibilityFocus.Trigger) -> AccessibilityFocus",
                summary: "Moves the focus of accessibility to this element when the trigger requests it.",
                command: .none
            ) { $0.accessibilityFocus(on: try $1["trigger"]) }
        }
    }
}
