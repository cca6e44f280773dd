import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let userInteractionEnabled = Binding(
        "UserInteractionEnabled",
        behaviour: "The views in it react to touches only if all that they are in allow it.",
        commands: ["userInteractionEnabled false"]
    ) { table in
        table.register(
            UserInteractionEnabled.self,
            as: "UserInteractionEnabled",
            conformsTo: ["Element"],
            summary: "Says whether an element reacts to touches.",
            example: "Label(text: \"asleep\").userInteractionEnabled(false)"
        ) { enabled in
            enabled.initializer("init(_ isEnabled: Bool, wrapping element: any Element)") {
                UserInteractionEnabled(try $0["isEnabled"], wrapping: try $0["element"])
            }
            enabled.property("isEnabled", \.isEnabled, summary: "Whether it reacts.")
            enabled.property("wrappedElement", \.wrappedElement, summary: "The element in it.")
        }
        table.modifiers { element in
            element.method(
                "userInteractionEnabled(_ enabled: Bool = true) -> UserInteractionEnabled",
                summary: "Says whether this element reacts to touches."
            ) { $0.userInteractionEnabled(try $1["enabled"]) }
        }
    }
}
