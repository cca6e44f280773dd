import BlueprintUI
import BlueprintUIAccessibilityCore
import SwiftInterpreter

extension Binding {
    static let accessibilityDeferralParentContainer = Binding(
        "AccessibilityDeferral.ParentContainer",
        isViewBacked: true,
        behaviour: "Measures the same as the wrapped element, which fills it. VoiceOver reads the only receiver inside "
            + "with the sources that the contents name; without a receiver, or with several, it reads the sources."
    ) { table in
        table.register(
            AccessibilityDeferral.ParentContainer.self,
            as: "AccessibilityDeferral.ParentContainer",
            conformsTo: ["Element"],
            summary: "Reads a receiver inside with the contents of sources.",
            example: """
                Column {
                    TextField(text: "12") { $0.accessibilityLabel = "Year" }.deferredAccessibilityReceiver()
                    Label(text: "Too short").deferredAccessibilitySource(identifier: "error")
                }
                .deferAccessibilityToChildren(content: [AccessibilityDeferral.Content(kind: .error, identifier: "error")])
                """
        ) { container in
            container.initializer(
                "init(content: [AccessibilityDeferral.Content], wrapping element: () -> any Element)",
                command: .none
            ) { arguments in
                let element = try arguments.function("element").map { try $0(returning: (any Element).self) } ?? Empty()
                return AccessibilityDeferral.ParentContainer(content: try arguments["content"]) { element }
            }
            container.property("deferredContent", \.deferredContent, summary: "The contents, in reading order.")
        }
        table.modifiers { element in
            element.method(
                """
                deferAccessibilityToChildren(content: [AccessibilityDeferral.Content]) \
                -> AccessibilityDeferral.ParentContainer
                """,
                summary: "Reads the receiver inside with the contents of sources.",
                command: .none,
                parameters: ["content": "the contents, each of a source inside"]
            ) { $0.deferAccessibilityToChildren(content: try $1["content"]) }
        }
    }
}
