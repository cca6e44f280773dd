import BlueprintUI
import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let decorate = Binding(
        "Decorate",
        behaviour: "Measures as what it wraps; the decoration takes no part in it and may stick out.",
        commands: ["decorate above corner topRight Box(backgroundColor: .red)"]
    ) { table in
        table.register(
            Decorate.self,
            as: "Decorate",
            conformsTo: ["ProxyElement"],
            summary: "Puts an element behind or in front of another one.",
            example: """
                Label(text: "Mail").decorate(layering: .above, position: .corner(.topRight)) {
                    Box(backgroundColor: .red).constrainedTo(width: 8, height: 8)
                }
                """
        ) { decorate in
            decorate.initializer(
                """
                init(layering: Decorate.Layering, position: Decorate.Position, wrapping: any Element, \
                decoration: any Element)
                """
            ) { arguments in
                Decorate(
                    layering: try arguments["layering"],
                    position: try arguments["position"],
                    wrapping: try arguments["wrapping"],
                    decoration: try arguments["decoration"]
                )
            }
            decorate.property("wrapped", \.wrapped, summary: "The element that is decorated.")
            decorate.property("decoration", \.decoration, summary: "What is added to it.")
            decorate.property("layering", \.layering, summary: "Whether the decoration is behind or in front.")
            decorate.property("position", \.position, summary: "Where the decoration stands.")
        }
        describeCases(in: table)
        describePosition(in: table)
        table.modifiers { element in
            element.method(
                """
                decorate(layering: Decorate.Layering, position: Decorate.Position, \
                with decoration: () -> any Element) -> Decorate
                """,
                summary: "Puts another element behind or in front of this one.",
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

    private static func describeCases(in table: BindingTable) {
        table.registerCases(
            of: Decorate.Layering.self,
            as: "Decorate.Layering",
            summary: "Whether a decoration is in front or behind.",
            [.above, .below]
        )
        table.registerCases(
            of: Decorate.Corner.self,
            as: "Decorate.Corner",
            summary: "A corner of an element.",
            [.topLeft, .topRight, .bottomRight, .bottomLeft]
        )
    }

    private static func describePosition(in table: BindingTable) {
        table.register(
            Decorate.Position.self,
            as: "Decorate.Position",
            summary: "Where a decoration stands."
        ) { position in
            position.staticMethod("inset(_ amount: CGFloat) -> Decorate.Position", summary: "Out by this.") {
                Decorate.Position.inset(try $0.get("amount", as: CGFloat.self))
            }
            position.staticMethod("inset(_ inset: UIEdgeInsets) -> Decorate.Position", summary: "Out by the insets.") {
                Decorate.Position.inset(try $0.get("inset", as: UIEdgeInsets.self))
            }
            position.staticMethod("inset(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> Decorate.Position") {
                Decorate.Position.inset(horizontal: try $0["horizontal"], vertical: try $0["vertical"])
            }
            position.staticMethod(
                """
                aligned(to alignment: Alignment, horizontalGuide: ((ElementDimensions) -> CGFloat)? = nil, \
                verticalGuide: ((ElementDimensions) -> CGFloat)? = nil) -> Decorate.Position
                """,
                summary: "With a guide of the decoration on the content's."
            ) { arguments in
                Decorate.Position.aligned(
                    to: try arguments["alignment"],
                    horizontalGuide: try arguments.optionalClosure("horizontalGuide", fallback: 0),
                    verticalGuide: try arguments.optionalClosure("verticalGuide", fallback: 0)
                )
            }
            position.staticMethod(
                "corner(_ corner: Decorate.Corner, _ offset: UIOffset = .zero) -> Decorate.Position",
                summary: "With its middle on a corner."
            ) { Decorate.Position.corner(try $0["corner"], try $0["offset"]) }
            position.staticMethod(
                "custom(_ position: (Decorate.Position.PositionContext) -> CGRect) -> Decorate.Position",
                summary: "At a frame in the content."
            ) { arguments in
                Decorate.Position.custom(try arguments.closure("position", fallback: .zero))
            }
        }
        table.register(
            Decorate.Position.PositionContext.self,
            as: "Decorate.Position.PositionContext",
            summary: "What is known while a decoration is placed."
        ) { context in
            context.property("contentSize", \.contentSize)
            context.property("decorationSize", \.decorationSize)
            context.property("environment", \.environment)
        }
    }
}
