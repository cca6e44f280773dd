import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let userInteractionEnabled = Binding(
        "UserInteractionEnabled",
        behaviour: "The views inside receive touches only if no element around them disables touches.",
        commands: ["userInteractionEnabled false"]
    ) { table in
        table.register(
            UserInteractionEnabled.self,
            as: "UserInteractionEnabled",
            conformsTo: ["Element"],
            summary: "Enables or disables touches in an element.",
            example: "Label(text: \"asleep\").userInteractionEnabled(false)"
        ) { enabled in
            enabled.initializer("init(_ isEnabled: Bool, wrapping element: any Element)") {
                UserInteractionEnabled(try $0["isEnabled"], wrapping: try $0["element"])
            }
            enabled.property("isEnabled", \.isEnabled, summary: "True if touches are enabled.")
            enabled.property("wrappedElement", \.wrappedElement, summary: "The wrapped element.")
        }
        table.modifiers { element in
            element.method(
                "userInteractionEnabled(_ enabled: Bool = true) -> UserInteractionEnabled",
                summary: "Enables or disables touches in this element."
            ) { $0.userInteractionEnabled(try $1["enabled"]) }
        }
    }
}
