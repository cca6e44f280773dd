import BlueprintUI
import BlueprintUIAccessibilityCore
import SwiftInterpreter

extension Binding {
    static let accessibilityDeferralReceiverContainer = Binding(
        "AccessibilityDeferral.ReceiverContainer",
        isViewBacked: true,
        behaviour:
            "Measures the same as the wrapped element, which fills it. VoiceOver reads the elements inside as one, "
            + "then the sources that the container around it defers, and shows the frame of that container.",
        commands: ["deferredAccessibilityReceiver"]
    ) { table in
        table.register(
            AccessibilityDeferral.ReceiverContainer.self,
            as: "AccessibilityDeferral.ReceiverContainer",
            conformsTo: ["Element"],
            summary: "Is read with the contents of sources.",
            example: "TextField(text: \"12\") { $0.accessibilityLabel = \"Year\" }.deferredAccessibilityReceiver()"
        ) { container in
            container.property("wrappedElement", \.wrappedElement, summary: "The wrapped element.")
        }
        table.modifiers { element in
            element.method(
                "deferredAccessibilityReceiver() -> AccessibilityDeferral.ReceiverContainer",
                summary: "Reads this element with the sources that the container around it defers."
            ) { element, _ in element.deferredAccessibilityReceiver() }
        }
    }
}
