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
        )
        table.modifiers { element in
            element.method(
                """
                aligned(vertically: Aligned.VerticalAlignment = .center, \
                horizontally: Aligned.HorizontalAlignment = .center) -> Aligned
                """,
                summary: "Places this element at an edge, a corner or the centre.",
                parameters: [
                    "vertically": "top, center, bottom or fill", "horizontally": "leading, center, trailing or fill",
                ],
                passing: { $0.aligned(vertically:horizontally:) }
            )
        }
    }
}
