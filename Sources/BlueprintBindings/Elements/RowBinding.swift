import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let row = Binding(
        "Row",
        behaviour: "Children stand from left to right at their own heights, from the top; extra width is shared "
            + "between them, and where it is too little, all shrink in proportion.",
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
                summary: "A row of the children that the closure lists.",
                command: .byType.named("row"),
                parameters: stackParameters(alignment: "top, center, bottom or fill")
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
            row.property("horizontalOverflow", \.horizontalOverflow, summary: "Who shrinks where room is short.")
            row.property("horizontalUnderflow", \.horizontalUnderflow, summary: "Where extra room goes.")
            row.property("layout", \.layout, summary: "How its children are arranged.")
            row.property("minimumHorizontalSpacing", \.minimumHorizontalSpacing, summary: "Points between children.")
            row.property("verticalAlignment", \.verticalAlignment, summary: "Where children stand across.")
        }
        table.register(
            Row.RowAlignment.self,
            as: "Row.RowAlignment",
            summary: "Where a row's children stand across it."
        ) { alignment in
            alignment.enumCase("top", .top)
            alignment.enumCase("center", .center)
            alignment.enumCase("bottom", .bottom)
            alignment.enumCase("fill", .fill)
            alignment.enumCase("align(to alignment: VerticalAlignment)") { .align(to: try $0["alignment"]) }
            alignment.staticProperty("leading", summary: "The same as top.", Row.RowAlignment.leading)
            alignment.staticProperty("trailing", summary: "The same as bottom.", Row.RowAlignment.trailing)
        }
    }
}
