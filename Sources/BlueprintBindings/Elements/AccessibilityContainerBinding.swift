import BlueprintUI
import BlueprintUICommonControls
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let accessibilityContainer = Binding(
        "AccessibilityContainer",
        isViewBacked: true,
        behaviour: "Measures the same as the wrapped element, which fills it. VoiceOver reads the elements inside "
            + "together, in the order of their frames: row by row, and along each row in the layout direction.",
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
                init(containerType: AccessibilityContainer.ContainerType = .none, label: String? = nil, \
                value: String? = nil, identifier: String? = nil, wrapping element: any Element)
                """,
                passing: AccessibilityContainer.init(containerType:label:value:identifier:wrapping:)
            )
        }
        describeTypes(in: table)
        table.modifiers { element in
            element.method(
                """
                accessibilityContainer(containerType: AccessibilityContainer.ContainerType = .none, \
                label: String? = nil, value: String? = nil, identifier: String? = nil) -> AccessibilityContainer
                """,
                summary: "Groups the accessibility elements in this element.",
                parameters: ["label": "the name of the group"],
                passing: { $0.accessibilityContainer(containerType:label:value:identifier:) }
            )
        }
    }

    private static func describeTypes(in table: BindingTable) {
        table.registerCases(
            of: AccessibilityContainer.ContainerType.self,
            as: "AccessibilityContainer.ContainerType",
            summary: "The kind of group that an element forms for accessibility.",
            [
                .none: "The element forms no group; its label is not read (the default).",
                .dataTable: "The element is a table of cells.",
                .list: "The element is a list.",
                .landmark: "The element is an area to which VoiceOver can jump.",
                .semanticGroup: "The elements inside belong together.",
            ]
        )
    }
}
