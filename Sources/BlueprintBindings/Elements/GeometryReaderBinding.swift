import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    static let geometryReader = Binding(
        "GeometryReader",
        behaviour: "The element of the closure is its only child, and fills it."
    ) { table in
        table.register(
            GeometryReader.self,
            as: "GeometryReader",
            conformsTo: ["Element"],
            summary: "Builds its content from the proposed constraint.",
            example: """
                GeometryReader { geometry in
                    geometry.constraint.width.maximum > 200 ? Label(text: "wide") : Label(text: "slim")
                }
                """
        ) { reader in
            reader.initializer(
                "init(elementRepresentation: (GeometryProxy) -> any Element)",
                parameters: ["elementRepresentation": "returns the element that is shown"]
            ) { arguments in
                GeometryReader(
                    elementRepresentation: try arguments.closure("elementRepresentation", fallback: Empty())
                )
            }
        }
        table.register(
            GeometryProxy.self,
            as: "GeometryProxy",
            summary: "The constraint proposed to a GeometryReader."
        ) { proxy in
            proxy.property("constraint", \.constraint, summary: "The proposed constraint.")
            proxy.method(
                "measure(element: any Element, in explicit: SizeConstraint? = nil) -> CGSize",
                summary: "Returns the measured size of an element within this constraint or another one."
            ) { $0.measure(element: try $1["element"], in: try $1["explicit"]) }
        }
    }
}
