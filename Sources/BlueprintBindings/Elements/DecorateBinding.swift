import BlueprintUI
import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let decorate = Binding(
        "Decorate",
        behaviour: "Measures the same as the wrapped element. The decoration does not change this size, and may extend "
            + "beyond it.",
        commands: ["decorate above corner topRight Box(backgroundColor: .red)"]
    ) { table in
        table.register(
            Decorate.self,
            as: "Decorate",
            conformsTo: ["ProxyElement"],
            summary: "Places an element behind or in front of another one.",
            example: """
                Label(text: "Mail").decorate(layering: .above, position: .corner(.topRight)) {
                    Box(backgroundColor: .red).constrainedTo(width: 8, height: 8)
                }
                """
        )
        describePosition(in: table)
        table.modifiers { element in
            element.method(
                """
                decorate(layering: Decorate.Layering, position: Decorate.Position, \
                with decoration: () -> any Element) -> Decorate
                """,
                summary: "Places another element behind or in front of this one.",
                parameters: [
                    "layering": "above or below", "position": "such as .corner(.topRight)",
                    "decoration": "the decoration",
                ]
            ) { element, arguments in
                Decorate(
                    layering: try arguments["layering"],
                    position: try arguments["position"],
                    wrapping: element,
                    decoration: try arguments.function("decoration").map { try $0(returning: (any Element).self) }
                        ?? Empty()
                )
            }
        }
    }

    private static func describePosition(in table: BindingTable) {
        table.register(
            Decorate.Position.self,
            as: "Decorate.Position",
            summary: "The position of a decoration."
        ) { position in
            position.staticMethod(
                "inset(_ amount: CGFloat) -> Decorate.Position",
                summary: "The decoration extends the content by this on all sides."
            ) {
                Decorate.Position.inset(try $0.get("amount", as: CGFloat.self))
            }
            position.staticMethod(
                """
                aligned(to alignment: Alignment, horizontalGuide: ((ElementDimensions) -> CGFloat)? = nil, \
                verticalGuide: ((ElementDimensions) -> CGFloat)? = nil) -> Decorate.Position
                """,
                summary: "The decoration is aligned with the content."
            ) { arguments in
                Decorate.Position.aligned(
                    to: try arguments["alignment"],
                    horizontalGuide: try arguments.optionalClosure("horizontalGuide", fallback: 0),
                    verticalGuide: try arguments.optionalClosure("verticalGuide", fallback: 0)
                )
            }
            position.staticMethod(
                "custom(_ position: (Decorate.Position.PositionContext) -> CGRect) -> Decorate.Position",
                summary: "The decoration has the frame that the closure returns."
            ) { arguments in
                Decorate.Position.custom(try arguments.closure("position", fallback: .zero))
            }
        }
        table.register(
            Decorate.Position.PositionContext.self,
            as: "Decorate.Position.PositionContext",
            summary: "The sizes and the environment that a custom position depends on."
        )
    }
}
