import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiStepper = Binding("UIStepper") { table in
        table.register(
            UIStepper.self,
            as: "UIStepper",
            superclass: "UIControl",
            summary: "A control that takes steps down and up: 94×32.",
            example: "UIStepper.describe { config in config[\\.value] = 3 }"
        ) { control in
            describe(ViewKind.stepper, in: control)
            subclass(ViewKind.stepper, in: control, observing: ["value"])
            control.property("value", \.value, summary: "The number.")
            control.property("minimumValue", \.minimumValue, summary: "The least number.")
            control.property("maximumValue", \.maximumValue, summary: "The greatest number.")
            control.property("stepValue", \.stepValue, summary: "The difference of a step.")
            control.property("wraps", \.wraps, summary: "True if a step beyond the end leads to the other end.")
            control.property("autorepeat", \.autorepeat, summary: "True if a long press takes several steps.")
            control.property(
                "isContinuous",
                \.isContinuous,
                summary: "True if each step of a long press sends an event."
            )
        }
    }
}
