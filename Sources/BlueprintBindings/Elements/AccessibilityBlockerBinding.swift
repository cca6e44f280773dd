import BlueprintUI
import BlueprintUICommonControls
import SwiftInterpreter

extension Binding {
    static let accessibilityBlocker = Binding(
        "AccessibilityBlocker",
        isViewBacked: true,
        behaviour: "Measures the same as the wrapped element, which fills it. VoiceOver reads nothing in it.",
        commands: ["blockAccessibility", "blockAccessibility false"]
    ) { table in
        table.register(
            AccessibilityBlocker.self,
            as: "AccessibilityBlocker",
            conformsTo: ["Element"],
            summary: "Hides an element from accessibility.",
            example: "Label(text: \"decoration\").blockAccessibility()"
        ) { blocker in
            blocker.initializer("init(isBlocking: Bool = true, wrapping element: any Element)") {
                AccessibilityBlocker(isBlocking: try $0["isBlocking"], wrapping: try $0["element"])
            }
        }
        table.modifiers { element in
            element.method(
                "blockAccessibility(isBlocking: Bool = true) -> AccessibilityBlocker",
                summary: "Hides this element from accessibility.",
                parameters: ["isBlocking": "true to hide it"]
            ) { $0.blockAccessibility(isBlocking: try $1["isBlocking"]) }
        }
    }
}
