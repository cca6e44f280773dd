import BlueprintUI
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let tintAdjustmentMode = Binding(
        "TintAdjustmentMode",
        behaviour: "Sets the mode of the views inside that have no mode of their own.",
        commands: ["tintAdjustmentMode dimmed"]
    ) { table in
        table.register(
            TintAdjustmentMode.self,
            as: "TintAdjustmentMode",
            conformsTo: ["Element"],
            summary: "Dims the tint of an element.",
            example: "Label(text: \"dim\").tintAdjustmentMode(.dimmed)"
        )
        table.modifiers { element in
            element.method(
                "tintAdjustmentMode(_ tintAdjustmentMode: UIView.TintAdjustmentMode) -> TintAdjustmentMode",
                summary: "Dims the tint of this element."
            ) { $0.tintAdjustmentMode(try $1["tintAdjustmentMode"]) }
        }
    }
}
