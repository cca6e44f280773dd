import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let hidden = Binding(
        "Hidden",
        behaviour: "Does not change the layout; the views inside exist, but are hidden.",
        commands: ["hidden", "hidden false"]
    ) { table in
        table.register(
            Hidden.self,
            as: "Hidden",
            conformsTo: ["Element"],
            summary: "Hides the views of an element.",
            example: "Label(text: \"invisible\").hidden()"
        )
        table.modifiers { element in
            element.method("hidden(_ hidden: Bool = true) -> Hidden", summary: "Hides this element.") {
                $0.hidden(try $1["hidden"])
            }
        }
    }
}
