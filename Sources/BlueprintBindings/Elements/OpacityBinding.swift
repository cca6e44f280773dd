import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let opacity = Binding(
        "Opacity",
        behaviour: "Nested opacities are multiplied: 0 is invisible, 1 is opaque.",
        commands: ["opacity 0.5"]
    ) { table in
        table.register(
            Opacity.self,
            as: "Opacity",
            conformsTo: ["Element"],
            summary: "Makes an element transparent.",
            example: "Label(text: \"half\").opacity(0.5)"
        )
        table.modifiers { element in
            element.method(
                "opacity(_ opacity: CGFloat) -> Opacity",
                summary: "Makes this element transparent.",
                parameters: ["opacity": "from 0 (invisible) to 1 (opaque)"]
            ) { $0.opacity(try $1["opacity"]) }
        }
    }
}
