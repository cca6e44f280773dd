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
            subclass(ViewKind.slider, in: control)
        }
    }
}
