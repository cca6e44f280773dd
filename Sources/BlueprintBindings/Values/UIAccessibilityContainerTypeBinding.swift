import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiAccessibilityContainerType = Binding("UIAccessibilityContainerType") { table in
        table.registerCases(
            of: UIAccessibilityContainerType.self,
            as: "UIAccessibilityContainerType",
            summary: "The kind of group that an element forms for accessibility.",
            [
                .none: "The element forms no group (the default).",
                .dataTable: "The element is a table of cells.",
                .list: "The element is a list.",
                .landmark: "The element is an area to which VoiceOver can jump.",
                .semanticGroup: "The elements inside belong together.",
            ]
        )
    }
}
