import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let aligned = Binding(
        "Aligned",
        behaviour: "Measures as what it wraps. Places it at its own size, at most this one's; fill stretches it.",
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
            aligned.property("verticalAlignment", \.verticalAlignment, summary: "Where it stands vertically.")
            aligned.property("horizontalAlignment", \.horizontalAlignment, summary: "Where it stands horizontally.")
        }
        table.registerCases(
            of: Aligned.VerticalAlignment.self,
            as: "Aligned.VerticalAlignment",
            summary: "Where Aligned places an element vertically.",
            [.top, .center, .bottom, .fill]
        )
        table.registerCases(
            of: Aligned.HorizontalAlignment.self,
            as: "Aligned.HorizontalAlignment",
            summary: "Where Aligned places an element horizontally.",
            [.leading, .center, .trailing, .fill]
        )
        table.modifiers { element in
            element.method(
                """
                aligned(vertically: Aligned.VerticalAlignment = .center, \
                horizontally: Aligned.HorizontalAlignment = .center) -> Aligned
                """,
                summary: "Places this element in the space there is.",
                parameters: ["vertically": "top, center, bottom or fill", "horizontally": "leading, center, …"]
            ) { element, arguments in
                element.aligned(
                    vertically: try arguments["vertically"],
                    horizontally: try arguments["horizontally"]
                )
            }
        }
    }
}
