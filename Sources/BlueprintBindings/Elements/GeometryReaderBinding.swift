import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    static let geometryReader = Binding(
        "GeometryReader",
        behaviour: "Its one child is what the closure makes of the room there is; it measures and fills as that."
    ) { table in
        table.register(
            GeometryReader.self,
            as: "GeometryReader",
            conformsTo: ["Element"],
            summary: "Makes its content of the room that it is offered.",
            example: """
                GeometryReader { geometry in
                    geometry.constraint.width.maximum > 200 ? Label(text: "wide") : Label(text: "slim")
                }
                """
        ) { reader in
            reader.initializer(
                "init(elementRepresentation: (GeometryProxy) -> any Element)",
                parameters: ["elementRepresentation": "makes the element that is shown"]
            ) { arguments in
                GeometryReader(
                    elementRepresentation: try arguments.closure("elementRepresentation", fallback: Empty())
                )
            }
        }
        table.register(
            GeometryProxy.self,
            as: "GeometryProxy",
            summary: "The room that a GeometryReader is offered."
        ) { proxy in
            proxy.property("constraint", \.constraint, summary: "The room.")
            proxy.method(
                "measure(element: any Element, in explicit: SizeConstraint? = nil) -> CGSize",
                summary: "The size of an element within this room or another."
            ) { $0.measure(element: try $1["element"], in: try $1["explicit"]) }
        }
    }
}
