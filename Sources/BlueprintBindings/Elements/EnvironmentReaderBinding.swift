import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let environmentReader = Binding(
        "EnvironmentReader",
        behaviour: "Its one child is what the closure makes; it measures and fills as that."
    ) { table in
        table.register(
            EnvironmentReader.self,
            as: "EnvironmentReader",
            conformsTo: ["Element"],
            summary: "Makes its content of the environment it is shown in.",
            example: """
                EnvironmentReader { environment in
                    Label(text: "scale \\(environment.displayScale)")
                }
                """
        ) { reader in
            reader.initializer(
                "init(elementRepresentation: (Environment) -> any Element)",
                parameters: ["elementRepresentation": "makes the element that is shown"]
            ) { arguments in
                EnvironmentReader(
                    elementRepresentation: try arguments.closure("elementRepresentation", fallback: Empty())
                )
            }
        }
    }
}
