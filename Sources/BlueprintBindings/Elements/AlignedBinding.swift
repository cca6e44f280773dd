import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let aligned = Binding(
        "Aligned",
        behaviour:
            "Measures the same as the wrapped element. Places it at its measured size, at most its own; fill stretches it.",
        commands: ["aligned bottom trailing", "aligned top", "aligned leading"]
    ) { table in
        table.register(
            Aligned.self,
            as: "Aligned",
            conformsTo: ["Element"],
            summary: "Places an element at an edge, a corner or the centre.",
            example: "Label(text: \"corner\").aligned(vertically: .bottom, horizontally: .trailing)"
        ) { aligned in
            aligned.initializer(
                """
                init(vertically verticalAlignment: Aligned.VerticalAlignment = .center, \
                horizontally horizontalAlignment: Aligned.HorizontalAlignment = .center, \
                wrapping wrappedElement: any Element)
                """
            ) { arguments in
                Aligned(
                    vertically: try arguments["verticalAlignment"],
                    horizontally: try arguments["horizontalAlignment"],
                    wrapping: try arguments["wrappedElement"]
                )
            }
            aligned.property("wrappedElement", \.wrappedElement, summary: "The element that it places.")
            aligned.property("verticalAlignment", \.verticalAlignment, summary: "The vertical position.")
            aligned.property("horizontalAlignment", \.horizontalAlignment, summary: "The horizontal position.")
        }
        describeAlignments(in: table)
        table.modifiers { element in
            element.method(
                """
                aligned(vertically: Aligned.VerticalAlignment = .center, \
                horizontally: Aligned.HorizontalAlignment = .center) -> Aligned
                """,
                summary: "Places this element at an edge, a corner or the centre.",
                parameters: [
                    "vertically": "top, center, bottom or fill", "horizontally": "leading, center, trailing or fill",
                ]
            ) { element, arguments in
                element.aligned(
                    vertically: try arguments["vertically"],
                    horizontally: try arguments["horizontally"]
                )
            }
        }
    }

    private static func describeAlignments(in table: BindingTable) {
        table.registerCases(
            of: Aligned.VerticalAlignment.self,
            as: "Aligned.VerticalAlignment",
            summary: "The vertical position in an Aligned.",
            [
                .top: "The element is placed at the top.",
                .center: "The element is placed in the middle (the default).",
                .bottom: "The element is placed at the bottom.",
                .fill: "The element is as high as the Aligned around it.",
            ]
        )
        table.registerCases(
            of: Aligned.HorizontalAlignment.self,
            as: "Aligned.HorizontalAlignment",
            summary: "The horizontal position in an Aligned.",
            [
                .leading: "The element is placed at the leading edge.",
                .center: "The element is placed in the middle (the default).",
                .trailing: "The element is placed at the trailing edge.",
                .fill: "The element is as wide as the Aligned around it.",
            ]
        )
    }
}
