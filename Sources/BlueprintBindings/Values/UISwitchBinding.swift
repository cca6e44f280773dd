import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiSwitch = Binding("UISwitch") { table in
        table.register(
            UISwitch.self,
            as: "UISwitch",
            superclass: "UIControl",
            summary: "A control that is on or off: 51×31.",
            example: "UISwitch.describe { config in config[\\.isOn] = true }"
        ) { control in
            describe(ViewKind.switchControl, in: control)
            subclass(ViewKind.switchControl, in: control)
        }
    }
}
