import BlueprintUI
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let tintAdjustmentMode = Binding(
        "TintAdjustmentMode",
        behaviour: "Sets the mode of the views in it that have none of their own.",
        commands: ["tintAdjustmentMode dimmed"]
    ) { table in
        table.register(
            TintAdjustmentMode.self,
            as: "TintAdjustmentMode",
            conformsTo: ["Element"],
            summary: "Says whether the tint of an element is dimmed.",
            example: "Label(text: \"dim\").tintAdjustmentMode(.dimmed)"
        ) { mode in
            mode.initializer(
                "init(_ tintAdjustmentMode: UIView.TintAdjustmentMode, wrapping element: any Element)"
            ) { TintAdjustmentMode(try $0["tintAdjustmentMode"], wrapping: try $0["element"]) }
            mode.property("tintAdjustmentMode", \.tintAdjustmentMode, summary: "The mode.")
            mode.property("wrappedElement", \.wrappedElement, summary: "The element in it.")
        }
        table.modifiers { element in
            element.method(
                "tintAdjustmentMode(_ tintAdjustmentMode: UIView.TintAdjustmentMode) -> TintAdjustmentMode",
                summary: "Says whether the tint of this element is dimmed."
            ) { $0.tintAdjustmentMode(try $1["tintAdjustmentMode"]) }
        }
    }
}
