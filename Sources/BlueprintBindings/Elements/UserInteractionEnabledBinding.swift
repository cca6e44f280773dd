import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let userInteractionEnabled = Binding(
        "UserInteractionEnabled",
        behaviour: "The views inside react to touches only if all the elements around them allow it.",
        commands: ["userInteractionEnabled false"]
    ) { table in
        table.register(
            UserInteractionEnabled.self,
            as: "UserInteractionEnabled",
            conformsTo: ["Element"],
            summary: "Turns touches of an element on or off.",
            example: "Label(text: \"asleep\").userInteractionEnabled(false)"
        ) { enabled in
            enabled.initializer("init(_ isEnabled: Bool, wrapping element: any Element)") {
                UserInteractionEnabled(try $0["isEnabled"], wrapping: try $0["element"])
            }
            enabled.property("isEnabled", \.isEnabled, summary: "True if it reacts to touches.")
            enabled.property("wrappedElement", \.wrappedElement, summary: "The wrapped element.")
        }
        table.modifiers { element in
            element.method(
                "userInteractionEnabled(_ enabled: Bool = true) -> UserInteractionEnabled",
                summary: "Turns touches of this element on or off."
            ) { $0.userInteractionEnabled(try $1["enabled"]) }
        }
    }
}
