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
            subclass(ViewKind.stepper, in: control)
        }
    }
}
