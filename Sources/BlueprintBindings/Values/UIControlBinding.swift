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
            subclass(ViewKind.control, in: control)
            describeEvents(of: control)
            describeTracking(of: control)
        }
    }

    private static func describeTracking(of control: TypeRegistration<UIControl>) {
        control.method(
            "beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool",
            summary: "Called when a touch begins; returns true to track it."
        ) { $0.beginTracking(try $1["touch"], with: try $1["event"]) }
        control.method(
            "continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool",
            summary: "Called when a touch moves, which does not happen here."
        ) { $0.continueTracking(try $1["touch"], with: try $1["event"]) }
        control.method(
            "endTracking(_ touch: UITouch?, with event: UIEvent?)",
            summary: "Called when a touch that is tracked ends."
        ) { $0.endTracking(try $1["touch"], with: try $1["event"]) }
        control.method(
            "cancelTracking(with event: UIEvent?)",
            summary: "Called when the system cancels a touch, which does not happen here."
        ) { $0.cancelTracking(with: try $1["event"]) }
    }
}
