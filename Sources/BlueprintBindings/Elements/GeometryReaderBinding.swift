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
        )
    }
}
