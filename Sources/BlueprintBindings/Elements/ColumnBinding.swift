import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let column = Binding(
        "Column",
        behaviour:
            "By default the children are aligned at the leading edge and keep their measured widths. Extra height "
            + "becomes equal gaps; missing height is shared in proportion to the measured heights.",
        commands: ["column", "column center 8", "column leading minimumSpacing 4"]
    ) { table in
        table.register(
            Column.self,
            as: "Column",
            conformsTo: ["Element"],
            summary: "Arranges children one below the other.",
            example: """
                Column(alignment: .leading, minimumSpacing: 8) {
                    Label(text: "Title")
                    Label(text: "Subtitle")
                }
                """
        ) { column in
            column.initializer(
                """
                init(alignment: Column.ColumnAlignment = .leading, \
                underflow: StackLayout.UnderflowDistribution = .spaceEvenly, \
                overflow: StackLayout.OverflowDistribution = .condenseProportionally, \
                minimumSpacing: CGFloat = 0, @ElementBuilder elements: () -> [StackLayout.Child])
                """,
                summary: "A column of the children in the closure.",
                command: .byType.named("column"),
                parameters: stackParameters(
                    alignment: "the alignment of the children: leading, center, trailing or fill"
                )
            ) { arguments in
                let elements: [StackLayout.Child] = try arguments["elements"]
                return Column(
                    alignment: try arguments["alignment"],
                    underflow: try arguments["underflow"],
                    overflow: try arguments["overflow"],
                    minimumSpacing: try arguments["minimumSpacing"]
                ) { elements }
            }
            describeStack(column)
        }
        describeColumnAlignment(in: table)
    }

    private static func describeColumnAlignment(in table: BindingTable) {
        table.register(
            Column.ColumnAlignment.self,
            as: "Column.ColumnAlignment",
            traits: .cases,
            summary: "The horizontal alignment of the children of a Column."
        ) { alignment in
            alignment.enumCase("leading", summary: "The leading edges are aligned (the default).", .leading)
            alignment.enumCase("center", summary: "The horizontal centres are aligned.", .center)
            alignment.enumCase("trailing", summary: "The trailing edges are aligned.", .trailing)
            alignment.enumCase("fill", summary: "Each child is as wide as the column.", .fill)
            alignment.enumCase("align(to alignment: HorizontalAlignment)", summary: "The alignment guides are aligned.")
            {
                .align(to: try $0["alignment"])
            }
        }
    }
}
