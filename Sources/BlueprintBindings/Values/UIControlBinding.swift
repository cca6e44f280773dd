import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiControl = Binding("UIControl") { table in
        table.register(
            UIControl.self,
            as: "UIControl",
            superclass: "UIView",
            summary: "A view that reacts to touches.",
            example: "UIControl.describe { config in config[\\.isSelected] = true }"
        ) { control in
            describe(ViewKind.control, in: control)
            subclass(ViewKind.control, in: control, observing: ["isEnabled", "isHighlighted", "isSelected"])
            describeEvents(of: control)
            control.property("isEnabled", \.isEnabled, summary: "True if it reacts to touches.")
            control.property("isHighlighted", \.isHighlighted, summary: "True while it is touched.")
            control.property("isSelected", \.isSelected, summary: "True if it is selected.")
        }
    }
}
