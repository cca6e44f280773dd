import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let adaptedEnvironment = Binding(
        "AdaptedEnvironment",
        behaviour: "Measures the same as the wrapped element, which fills it. Elements outside keep their environment.",
        commands: ["onLinkTapped { url in print(url) }"]
    ) { table in
        table.register(
            AdaptedEnvironment.self,
            as: "AdaptedEnvironment",
            conformsTo: ["Element"],
            summary: "Changes the environment of the wrapped element.",
            example: """
                Label(text: "abc").adaptedEnvironment(keyPath: \\.layoutDirection, value: .rightToLeft)
                """
        ) { adapted in
            adapted.initializer(
                "init(by adapt: (inout Environment) -> Void, wrapping: any Element)",
                summary: "Changes the environment with a closure."
            ) { arguments in
                AdaptedEnvironment(by: try arguments.configuration("adapt"), wrapping: try arguments["wrapping"])
            }
            adapted.initializer(
                "init(keyPath: WritableKeyPath<Environment, Value>, value: Value, wrapping: any Element)",
                summary: "Sets one value of the environment."
            ) { arguments in
                AdaptedEnvironment(by: try arguments.environmentChange(), wrapping: try arguments["wrapping"])
            }
            adapted.initializer(
                "init(key: any EnvironmentKey.Type, value: Any, wrapping child: any Element)",
                summary: "Sets the value of a key of your own."
            ) { arguments in
                AdaptedEnvironment(by: try arguments.declaredChange(), wrapping: try arguments["child"])
            }
        }
        table.modifiers { element in
            element.method(
                "adaptedEnvironment(key: any EnvironmentKey.Type, value: Any) -> AdaptedEnvironment",
                summary: "Sets the value of a key of your own for this element.",
                command: .none
            ) { element, arguments in
                AdaptedEnvironment(by: try arguments.declaredChange(), wrapping: element)
            }
            element.method(
                "adaptedEnvironment(keyPath: WritableKeyPath<Environment, Value>, value: Value) -> AdaptedEnvironment",
                summary: "Sets one value of the environment for this element.",
                command: .none,
                parameters: ["keyPath": "the value to set, such as \\.layoutDirection"]
            ) { element, arguments in
                AdaptedEnvironment(by: try arguments.environmentChange(), wrapping: element)
            }
            element.method(
                "adaptedEnvironment(by environmentAdapter: (inout Environment) -> Void) -> AdaptedEnvironment",
                summary: "Changes the environment for this element with a closure.",
                example: "Label(text: \"abc\").adaptedEnvironment { $0.displayScale = 2 }",
                command: .none
            ) { element, arguments in
                AdaptedEnvironment(by: try arguments.configuration("environmentAdapter"), wrapping: element)
            }
        }
    }
}

extension Arguments {
    /// Returns a function that sets the value at a key path of the environment.
    fileprivate func environmentChange() throws -> (inout Environment) -> Void {
        try assignment(through: "keyPath", of: "value", tryingOn: Environment.empty)
    }

    /// Returns a function that sets the value for a declared key of the environment.
    fileprivate func declaredChange() throws -> (inout Environment) -> Void {
        let key = try value("key")
        let value = try value("value")
        var probe = Environment.empty
        try probe.set(value, forDeclared: key)
        // The key was tried above, so it cannot fail when the environment is changed.
        return { environment in try? environment.set(value, forDeclared: key) }
    }
}
