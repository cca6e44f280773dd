import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let column = Binding(
        "Column",
        behaviour: "Children stand from the top down at their own widths, from the leading edge; extra height is "
            + "shared between them, and where it is too little, all shrink in proportion.",
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
                summary: "A column of the children that the closure lists.",
                command: .byType.named("column"),
                parameters: stackParameters(alignment: "leading, center, trailing or fill")
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
            column.property("horizontalAlignment", \.horizontalAlignment, summary: "Where children stand across.")
            column.property("layout", \.layout, summary: "How its children are arranged.")
            column.property("minimumVerticalSpacing", \.minimumVerticalSpacing, summary: "Points between children.")
            column.property("verticalOverflow", \.verticalOverflow, summary: "Who shrinks where room is short.")
            column.property("verticalUnderflow", \.verticalUnderflow, summary: "Where extra room goes.")
        }
        table.register(
            Column.ColumnAlignment.self,
            as: "Column.ColumnAlignment",
            summary: "Where a column's children stand across it."
        ) { alignment in
            alignment.enumCase("leading", .leading)
            alignment.enumCase("center", .center)
            alignment.enumCase("trailing", .trailing)
            alignment.enumCase("fill", .fill)
            alignment.enumCase("align(to alignment: HorizontalAlignment)") { .align(to: try $0["alignment"]) }
        }
    }
}
