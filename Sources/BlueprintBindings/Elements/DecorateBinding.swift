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
            decorate.property("decoration", \.decoration, summary: "The decoration.")
            decorate.property("layering", \.layering, summary: "The layer of the decoration: above or below.")
            decorate.property("position", \.position, summary: "The position of the decoration.")
        }
        describeCases(in: table)
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

    private static func describeCases(in table: BindingTable) {
        table.registerCases(
            of: Decorate.Layering.self,
            as: "Decorate.Layering",
            summary: "The layer of a decoration.",
            [
                .above: "The decoration is in front of the content.",
                .below: "The decoration is behind the content.",
            ]
        )
        table.registerCases(
            of: Decorate.Corner.self,
            as: "Decorate.Corner",
            summary: "A corner of an element.",
            [
                .topLeft: "The decoration is centred on the top left corner.",
                .topRight: "The decoration is centred on the top right corner.",
                .bottomRight: "The decoration is centred on the bottom right corner.",
                .bottomLeft: "The decoration is centred on the bottom left corner.",
            ]
        )
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
                "inset(_ inset: UIEdgeInsets) -> Decorate.Position",
                summary: "The decoration extends the content by the insets."
            ) {
                Decorate.Position.inset(try $0.get("inset", as: UIEdgeInsets.self))
            }
            position.staticMethod(
                "inset(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> Decorate.Position",
                summary: "The decoration extends the content by these."
            ) {
                Decorate.Position.inset(horizontal: try $0["horizontal"], vertical: try $0["vertical"])
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
                "corner(_ corner: Decorate.Corner, _ offset: UIOffset = .zero) -> Decorate.Position",
                summary: "The decoration is centred on a corner."
            ) { Decorate.Position.corner(try $0["corner"], try $0["offset"]) }
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
        ) { context in
            context.property("contentSize", \.contentSize)
            context.property("decorationSize", \.decorationSize)
            context.property("environment", \.environment)
        }
    }
}
