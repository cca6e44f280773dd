import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiSlider = Binding("UISlider") { table in
        table.register(
            UISlider.self,
            as: "UISlider",
            superclass: "UIControl",
            summary: "A control for a number in a range: 34 points high.",
            example: "UISlider.describe { config in config[\\.value] = 0.5 }"
        ) { control in
            describe(ViewKind.slider, in: control)
            subclass(ViewKind.slider, in: control, observing: ["value"])
            control.property("value", \.value, summary: "The number.")
            control.property("minimumValue", \.minimumValue, summary: "The least number.")
            control.property("maximumValue", \.maximumValue, summary: "The greatest number.")
            control.property("isContinuous", \.isContinuous, summary: "True if events are sent while the finger moves.")
            control.property(
                "minimumTrackTintColor",
                \.minimumTrackTintColor,
                summary: "The colour of the track before the thumb."
            )
            control.property(
                "maximumTrackTintColor",
                \.maximumTrackTintColor,
                summary: "The colour of the track after it."
            )
            control.property("thumbTintColor", \.thumbTintColor, summary: "The colour of the thumb.")
            control.property("minimumValueImage", \.minimumValueImage, summary: "The image at the least number.")
            control.property("maximumValueImage", \.maximumValueImage, summary: "The image at the greatest number.")
            control.method("setValue(_ value: Float, animated: Bool)", summary: "Sets the number.") {
                $0.setValue(try $1["value"], animated: try $1["animated"])
            }
        }
    }
}
