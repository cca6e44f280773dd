import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    static let inset = Binding(
        "Inset",
        behaviour:
            "Proposes its own constraint minus the insets, and measures the size of the element plus the insets.",
        commands: ["inset 20", "inset 20 10", "inset top 4 left 8"]
    ) { table in
        table.register(
            Inset.self,
            as: "Inset",
            conformsTo: ["Element"],
            summary: "Adds space around an element.",
            example: "Label(text: \"Hello\").inset(uniform: 20)"
        )
        describeModifiers(in: table)
    }

    private static func describeModifiers(in table: BindingTable) {
        table.modifiers { element in
            element.method(
                "inset(uniform: CGFloat) -> Inset",
                summary: "Adds the same space on all sides.",
                command: .words("uniform"),
                parameters: ["uniform": "points on each side"]
            ) { $0.inset(uniform: try $1["uniform"]) }
            element.method(
                "inset(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> Inset",
                summary: "Adds space at the sides, and above and below.",
                example: "Label(text: \"Hello\").inset(horizontal: 20, vertical: 10)",
                command: .words("horizontal", "vertical"),
                parameters: ["horizontal": "points left and right", "vertical": "points above and below"]
            ) { $0.inset(horizontal: try $1["horizontal"], vertical: try $1["vertical"]) }
            element.method(
                "inset(top: CGFloat = 0, bottom: CGFloat = 0, left: CGFloat = 0, right: CGFloat = 0) -> Inset",
                summary: "Adds space on each side.",
                example: "Label(text: \"Hello\").inset(top: 4, left: 8)",
                command: .words(),
                passing: { $0.inset(top:bottom:left:right:) }
            )
            element.method(
                "inset(by edgeInsets: UIEdgeInsets) -> Inset",
                summary: "Adds the insets around this element.",
                example: "Label(text: \"Hello\").inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
                command: .none
            ) { $0.inset(by: try $1["edgeInsets"]) }
        }
    }
}
