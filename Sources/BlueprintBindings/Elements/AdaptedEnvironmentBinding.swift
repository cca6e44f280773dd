import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let adaptedEnvironment = Binding(
        "AdaptedEnvironment",
        behaviour: "Changes the environment for what it wraps, and nothing around it."
    ) { table in
        table.register(
            AdaptedEnvironment.self,
            as: "AdaptedEnvironment",
            conformsTo: ["Element"],
            summary: "Changes the environment of the element in it.",
            example: """
                Label(text: "abc").adaptedEnvironment(keyPath: \\.layoutDirection, value: .rightToLeft)
                """
        ) { adapted in
            adapted.initializer(
                "init(by adapt: (inout Environment) -> Void, wrapping: any Element)",
                summary: "Changes the environment by a closure."
            ) { arguments in
                AdaptedEnvironment(by: try arguments.configuration("adapt"), wrapping: try arguments["wrapping"])
            }
            adapted.initializer(
                "init(keyPath: WritableKeyPath<Environment, Value>, value: Value, wrapping: any Element)",
                summary: "Sets one value of the environment."
            ) { arguments in
                AdaptedEnvironment(by: try arguments.environmentChange(), wrapping: try arguments["wrapping"])
            }
        }
        table.modifiers { element in
            element.method(
                "adaptedEnvironment(keyPath: WritableKeyPath<Environment, Value>, value: Value) -> AdaptedEnvironment",
                summary: "Sets one value of the environment for this element.",
                command: .none,
                parameters: ["keyPath": "which value, such as \\.layoutDirection"]
            ) { element, arguments in
                AdaptedEnvironment(by: try arguments.environmentChange(), wrapping: element)
            }
            element.method(
                "adaptedEnvironment(by environmentAdapter: (inout Environment) -> Void) -> AdaptedEnvironment",
                summary: "Changes the environment for this element by a closure.",
                example: "Label(text: \"abc\").adaptedEnvironment { $0.displayScale = 2 }",
                command: .none
            ) { element, arguments in
                AdaptedEnvironment(by: try arguments.configuration("environmentAdapter"), wrapping: element)
            }
        }
    }
}

extension Arguments {
    /// The change that a key path and a value stand for; a value that does not fit is an error of the call.
    fileprivate func environmentChange() throws -> (inout Environment) -> Void {
        let path = try propertyPath("keyPath", of: "Environment")
        let value = try value("value")
        var probe: Any = Environment.empty
        try path.set(value, on: &probe)
        return { environment in
            var changed: Any = environment
            guard (try? path.set(value, on: &changed)) != nil, let result = changed as? Environment else { return }
            environment = result
        }
    }
}
