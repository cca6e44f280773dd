import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let row = Binding(
        "Row",
        behaviour:
            "By default the children are aligned at the top and keep their measured heights. Extra width becomes "
            + "equal gaps; missing width is shared in proportion to the measured widths.",
        commands: ["row", "row center 8", "row minimumSpacing 4"]
    ) { table in
        table.register(
            Row.self,
            as: "Row",
            conformsTo: ["Element"],
            summary: "Arranges children side by side.",
            example: """
                Row(alignment: .center, minimumSpacing: 8) {
                    Label(text: "Name")
                    Spacer(16)
                    Label(text: "Value").stackLayoutChild(priority: .fixed)
                }
                """
        ) { row in
            row.initializer(
                """
                init(alignment: Row.RowAlignment = .top, \
                underflow: StackLayout.UnderflowDistribution = .spaceEvenly, \
                overflow: StackLayout.OverflowDistribution = .condenseProportionally, \
                minimumSpacing: CGFloat = 0, @ElementBuilder elements: () -> [StackLayout.Child])
                """,
                summary: "A row of the children in the closure.",
                command: .byType.named("row"),
                parameters: stackParameters(alignment: "the alignment of the children: top, center, bottom or fill")
            ) { arguments in
                let elements: [StackLayout.Child] = try arguments["elements"]
                return Row(
                    alignment: try arguments["alignment"],
                    underflow: try arguments["underflow"],
                    overflow: try arguments["overflow"],
                    minimumSpacing: try arguments["minimumSpacing"]
                ) { elements }
            }
            describeStack(row)
        }
        describeRowAlignment(in: table)
    }

    private static func describeRowAlignment(in table: BindingTable) {
        table.register(
            Row.RowAlignment.self,
            as: "Row.RowAlignment",
            traits: .cases,
            summary: "The vertical alignment of the children of a Row."
        ) { alignment in
            alignment.enumCase("top", summary: "The top edges are aligned (the default).", .top)
            alignment.enumCase("center", summary: "The vertical centres are aligned.", .center)
            alignment.enumCase("bottom", summary: "The bottom edges are aligned.", .bottom)
            alignment.enumCase("fill", summary: "Each child is as high as the row.", .fill)
            alignment.enumCase("align(to alignment: VerticalAlignment)", summary: "The alignment guides are aligned.") {
                .align(to: try $0["alignment"])
            }
        }
    }
}
