import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    static let measurable = Binding("Measurable") { table in
        table.registerProtocol(
            (any Measurable).self,
            as: "Measurable",
            summary: "A type that measures a size within a constraint.",
            example: """
                struct Half: Measurable {
                    func measure(in constraint: SizeConstraint) -> CGSize {
                        CGSize(width: constraint.maximum.width / 2, height: 20)
                    }
                }
                ElementContent(measurable: Half())
                """
        ) { measurable in
            measurable.adoptable(requiring: "measure") { InterpretedMeasurable(instance: $0) }
            measurable.method(
                "measure(in constraint: SizeConstraint) -> CGSize",
                summary: "Returns the measured size within a constraint.",
                command: .none
            ) { measurable, arguments in
                measurable.measure(in: try arguments["constraint"])
            }
        }
    }
}
