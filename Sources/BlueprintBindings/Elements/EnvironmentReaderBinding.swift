import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let environmentReader = Binding(
        "EnvironmentReader",
        behaviour: "The element of the closure is its only child, and fills it."
    ) { table in
        table.register(
            EnvironmentReader.self,
            as: "EnvironmentReader",
            conformsTo: ["Element"],
            summary: "Builds its content from the environment.",
            example: """
                EnvironmentReader { environment in
                    Label(text: "scale \\(environment.displayScale)")
                }
                """
        ) { reader in
            reader.initializer(
                "init(elementRepresentation: (Environment) -> any Element)",
                parameters: ["elementRepresentation": "returns the element that is shown"]
            ) { arguments in
                EnvironmentReader(
                    elementRepresentation: try arguments.closure("elementRepresentation", fallback: Empty())
                )
            }
        }
    }
}
