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
        ) { mode in
            mode.initializer(
                "init(_ tintAdjustmentMode: UIView.TintAdjustmentMode, wrapping element: any Element)"
            ) { TintAdjustmentMode(try $0["tintAdjustmentMode"], wrapping: try $0["element"]) }
            mode.property("tintAdjustmentMode", \.tintAdjustmentMode, summary: "The mode.")
            mode.property("wrappedElement", \.wrappedElement, summary: "The wrapped element.")
        }
        table.modifiers { element in
            element.method(
                "tintAdjustmentMode(_ tintAdjustmentMode: UIView.TintAdjustmentMode) -> TintAdjustmentMode",
                summary: "Dims the tint of this element."
            ) { $0.tintAdjustmentMode(try $1["tintAdjustmentMode"]) }
        }
    }
}
