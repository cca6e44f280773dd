import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let centered = Binding(
        "Centered",
        behaviour:
            "Measures the same as the wrapped element. Places it at its measured size, at most its own, in the middle.",
        commands: ["centered"]
    ) { table in
        table.register(
            Centered.self,
            as: "Centered",
            conformsTo: ["ProxyElement"],
            summary: "Places an element in the middle.",
            example: "Label(text: \"in the middle\").centered()"
        ) { centered in
            centered.initializer("init(_ wrapped: any Element)", example: "Centered(Label(text: \"x\"))") {
                Centered(try $0["wrapped"])
            }
        }
        table.modifiers { element in
            element.method("centered() -> Centered", summary: "Places this element in the middle.") { element, _ in
                element.centered()
            }
        }
    }
}
