import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiAccessibilityContainerType = Binding("UIAccessibilityContainerType") { table in
        table.registerCases(
            of: UIAccessibilityContainerType.self,
            as: "UIAccessibilityContainerType",
            summary: "The kind of group that an element forms for accessibility.",
            [
                .none: "It forms no group.",
                .dataTable: "It is a table of cells.",
                .list: "It is a list.",
                .landmark: "It is an area to which VoiceOver can jump.",
                .semanticGroup: "Its elements belong together (the default).",
            ]
        )
    }
}
