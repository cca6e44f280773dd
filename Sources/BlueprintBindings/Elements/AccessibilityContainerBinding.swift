import BlueprintUI
import BlueprintUICommonControls
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let accessibilityContainer = Binding(
        "AccessibilityContainer",
        isViewBacked: true,
        behaviour: "Measures the same as the wrapped element, which fills it. VoiceOver reads the elements inside "
            + "together, in the order of the elements.",
        commands: ["accessibilityContainer list"]
    ) { table in
        table.register(
            AccessibilityContainer.self,
            as: "AccessibilityContainer",
            conformsTo: ["Element"],
            summary: "Groups the accessibility elements in an element.",
            example: """
                Column {
                    Label(text: "Milk")
                    Label(text: "Bread")
                }
                .accessibilityContainer(containerType: .list, label: "Shopping")
                """
        ) { container in
            container.initializer(
                """
                init(containerType: UIAccessibilityContainerType = .semanticGroup, label: String? = nil, \
                value: String? = nil, identifier: String? = nil, wrapping element: any Element)
                """
            ) {
                AccessibilityContainer(
                    containerType: try $0["containerType"],
                    label: try $0["label"],
                    value: try $0["value"],
                    identifier: try $0["identifier"],
                    wrapping: try $0["element"]
                )
            }
            container.property("containerType", \.containerType, summary: "The kind of group.")
            container.property("label", \.label, summary: "The name of the group; nil for none.")
            container.property("value", \.value, summary: "The value of the group; nil for none.")
            container.property("identifier", \.identifier, summary: "The name for tests; nil for none.")
            container.property("wrappedElement", \.wrappedElement, summary: "The wrapped element.")
        }
        table.modifiers { element in
            element.method(
                """
                accessibilityContainer(containerType: UIAccessibilityContainerType = .semanticGroup, \
                label: String? = nil, value: String? = nil, identifier: String? = nil) -> AccessibilityContainer
                """,
                summary: "Groups the accessibility elements in this element.",
                parameters: ["label": "the name of the group"]
            ) {
                $0.accessibilityContainer(
                    containerType: try $1["containerType"],
                    label: try $1["label"],
                    value: try $1["value"],
                    identifier: try $1["identifier"]
                )
            }
        }
    }
}
