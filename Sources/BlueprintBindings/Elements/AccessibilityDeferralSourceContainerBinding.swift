import BlueprintUI
import BlueprintUIAccessibilityCore
import SwiftInterpreter

extension Binding {
    static let accessibilityDeferralSourceContainer = Binding(
        "AccessibilityDeferral.SourceContainer",
        isViewBacked: true,
        behaviour:
            "Measures the same as the wrapped element, which fills it. VoiceOver does not read it if the container "
            + "around it names it and has one receiver, which is read with it.",
        commands: ["deferredAccessibilitySource error"]
    ) { table in
        table.register(
            AccessibilityDeferral.SourceContainer.self,
            as: "AccessibilityDeferral.SourceContainer",
            conformsTo: ["Element"],
            summary: "Is read with a receiver, such as an error with its field.",
            example: "Label(text: \"Too short\").deferredAccessibilitySource(identifier: \"error\")"
        ) { container in
            container.property("identifier", \.identifier, summary: "The name by which contents find it.")
        }
        table.modifiers { element in
            element.method(
                """
                deferredAccessibilitySource(identifier: AnyHashable) -> AccessibilityDeferral.SourceContainer
                """,
                summary: "Lets this element be read with a receiver.",
                parameters: ["identifier": "the name by which contents find it"]
            ) { $0.deferredAccessibilitySource(identifier: try $1["identifier"]) }
        }
    }
}
