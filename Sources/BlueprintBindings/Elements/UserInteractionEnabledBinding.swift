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
        )
        table.modifiers { element in
            element.method(
                "userInteractionEnabled(_ enabled: Bool = true) -> UserInteractionEnabled",
                summary: "Enables or disables touches in this element."
            ) { $0.userInteractionEnabled(try $1["enabled"]) }
        }
    }
}
