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
            subclass(ViewKind.switchControl, in: control, observing: ["isOn"])
            control.method("setOn(_ on: Bool, animated: Bool)", summary: "Turns it on or off.") {
                $0.setOn(try $1["on"], animated: try $1["animated"])
            }
            control.property("isOn", \.isOn, summary: "True if it is on.")
            control.property("onTintColor", \.onTintColor, summary: "The colour of the track while it is on.")
            control.property("thumbTintColor", \.thumbTintColor, summary: "The colour of the thumb.")
        }
    }
}
