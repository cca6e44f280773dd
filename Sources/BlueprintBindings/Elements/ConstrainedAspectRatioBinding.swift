import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    static let constrainedAspectRatio = Binding(
        "ConstrainedAspectRatio",
        behaviour: "Grows what the wrapped element answers to the ratio; it then fills the result.",
        commands: ["constrained 16:9", "constrained square shrinkContent"]
    ) { table in
        table.register(
            ConstrainedAspectRatio.self,
            as: "ConstrainedAspectRatio",
            conformsTo: ["Element"],
            summary: "Keeps width and height of an element in a ratio.",
            example: "Label(text: \"wide\").constrainedTo(aspectRatio: AspectRatio(width: 16, height: 9))"
        ) { constrained in
            constrained.initializer(
                """
                init(aspectRatio: AspectRatio, contentMode: ConstrainedAspectRatio.ContentMode = .fitContent, \
                wrapping wrappedElement: any Element)
                """
            ) { arguments in
                ConstrainedAspectRatio(
                    aspectRatio: try arguments["aspectRatio"],
                    contentMode: try arguments["contentMode"],
                    wrapping: try arguments["wrappedElement"]
                )
            }
            constrained.property("wrappedElement", \.wrappedElement, summary: "The element that it shapes.")
            constrained.property("aspectRatio", \.aspectRatio, summary: "Width to height.")
            constrained.property("contentMode", \.contentMode, summary: "What the ratio is fitted to.")
        }
        table.registerCases(
            of: ConstrainedAspectRatio.ContentMode.self,
            as: "ConstrainedAspectRatio.ContentMode",
            summary: "What an aspect ratio is fitted to: the room, around the content, or within it.",
            [.fitParent, .fitContent, .shrinkContent]
        )
        table.modifiers { element in
            element.method(
                """
                constrainedTo(aspectRatio: AspectRatio, \
                contentMode: ConstrainedAspectRatio.ContentMode = .fitContent) -> ConstrainedAspectRatio
                """,
                summary: "Keeps width and height of this element in a ratio.",
                command: .byType.named("constrained")
            ) { element, arguments in
                element.constrainedTo(
                    aspectRatio: try arguments["aspectRatio"],
                    contentMode: try arguments["contentMode"]
                )
            }
        }
    }
}
