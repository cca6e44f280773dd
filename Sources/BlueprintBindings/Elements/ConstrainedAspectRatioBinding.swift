import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    static let constrainedAspectRatio = Binding(
        "ConstrainedAspectRatio",
        behaviour: "By default the measured size of the wrapped element grows to the ratio. The element fills the "
            + "result. With fitParent it takes all of the constraint, and is infinite without one.",
        commands: ["constrained 16:9", "constrained square shrinkContent"]
    ) { table in
        table.register(
            ConstrainedAspectRatio.self,
            as: "ConstrainedAspectRatio",
            conformsTo: ["Element"],
            summary: "Keeps the width of an element in proportion to its height.",
            example: "Label(text: \"wide\").constrainedTo(aspectRatio: AspectRatio(width: 16, height: 9))"
        )
        table.modifiers { element in
            element.method(
                """
                constrainedTo(aspectRatio: AspectRatio, \
                contentMode: ConstrainedAspectRatio.ContentMode = .fitContent) -> ConstrainedAspectRatio
                """,
                summary: "Keeps the width of this element in proportion to its height.",
                command: .byType.named("constrained"),
                passing: { $0.constrainedTo(aspectRatio:contentMode:) }
            )
        }
    }
}
