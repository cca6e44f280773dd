import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let keyed = Binding(
        "Keyed",
        behaviour: "Directly inside a Row, Column or Overlay, the key identifies the child, so that its view is moved "
            + "when the order of the children changes.",
        commands: ["keyed a"]
    ) { table in
        table.register(
            Keyed.self,
            as: "Keyed",
            conformsTo: ["Element"],
            summary: "Gives an element a key that identifies it among its siblings.",
            example: "Label(text: \"first\").keyed(\"a\")"
        )
        table.modifiers { element in
            element.method("keyed(_ key: AnyHashable) -> Keyed", summary: "Gives this element a key.") {
                $0.keyed(try $1["key"])
            }
        }
    }
}
