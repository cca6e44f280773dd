import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    static let gridRow = Binding(
        "GridRow",
        behaviour:
            "A child has an absolute width, or a proportion of the remaining width (by default an equal share).",
        commands: ["gridRow", "gridRow center 8"]
    ) { table in
        table.register(
            GridRow.self,
            as: "GridRow",
            conformsTo: ["Element"],
            summary: "Arranges children side by side, with absolute or proportional widths.",
            example: """
                GridRow(spacing: 8) {
                    Label(text: "A").gridRowChild(width: .absolute(40))
                    Label(text: "B").gridRowChild(width: .proportional(2))
                    Label(text: "C")
                }
                """
        ) { row in
            row.initializer("init(configure: (inout GridRow) -> Void = { _ in })", command: .none) { arguments in
                var row = GridRow()
                try arguments.configure("configure", &row)
                return row
            }
            row.initializer(
                """
                init(verticalAlignment: Row.RowAlignment = .fill, spacing: CGFloat = 0, \
                @ElementBuilder _ elements: () -> [GridRow.Child])
                """,
                summary: "A row of the children in the closure.",
                command: .byType.named("gridRow"),
                parameters: ["spacing": "the gap between children, in points", "elements": "the children"]
            ) { arguments in
                let elements: [GridRow.Child] = try arguments["elements"]
                return GridRow(
                    verticalAlignment: try arguments["verticalAlignment"],
                    spacing: try arguments["spacing"]
                ) { elements }
            }
        }
        describeChild(in: table)
    }

    private static func describeChild(in table: BindingTable) {
        table.register(GridRow.Child.self, as: "GridRow.Child", summary: "A child of a GridRow.") { child in
            child.initializer(
                "init(_ element: any Element)",
                summary: "A child with an equal share of the remaining width."
            ) {
                GridRow.Child(try $0.get("element", as: (any Element).self))
            }
            child.conversion(from: "Element", as: (any Element).self, recovering: { $0.element }) {
                GridRow.Child($0)
            }
        }
        table.register(
            GridRow.Width.self,
            as: "GridRow.Width",
            traits: .cases,
            summary: "The width of a child of a GridRow."
        ) { width in
            width.enumCase("absolute(_ value: CGFloat)", summary: "A length in points.") {
                .absolute(try $0["value"])
            }
            width.enumCase("proportional(_ value: CGFloat)", summary: "A number of shares of the remaining width.") {
                .proportional(try $0["value"])
            }
            width.bareWord { CommandNumber.isNumber($0) ? ".absolute(\($0))" : nil }
        }
        table.modifiers { element in
            element.method(
                "gridRowChild(key: AnyHashable? = nil, width: GridRow.Width) -> GridRow.Child",
                summary: "Makes this element a child of a GridRow, with a width.",
                command: .none
            ) { $0.gridRowChild(key: try $1["key"], width: try $1["width"]) }
        }
    }
}
