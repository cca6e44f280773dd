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
        describeEvents(in: table)
        describeContentAlignments(in: table)
        describeStates(in: table)
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

    private static func describeContentAlignments(in table: BindingTable) {
        table.registerCases(
            of: UIControl.ContentHorizontalAlignment.self,
            as: "UIControl.ContentHorizontalAlignment",
            summary: "The horizontal position of the content of a control."
        )
        table.registerCases(
            of: UIControl.ContentVerticalAlignment.self,
            as: "UIControl.ContentVerticalAlignment",
            summary: "The vertical position of the content of a control."
        )
    }

    private static func describeStates(in table: BindingTable) {
        table.register(
            UIControl.State.self,
            as: "UIControl.State",
            traits: .options,
            summary: "A set of states of a control; the empty one is the normal state."
        ) { state in
            state.arrayLiteral { $0.reduce([]) { $0.union($1) } }
            let named: [(name: String, summary: String, value: UIControl.State)] = [
                ("disabled", "The control is disabled.", .disabled),
                ("highlighted", "The control is touched.", .highlighted),
                ("normal", "None of the others.", .normal),
                ("selected", "The control is selected.", .selected),
            ]
            for (name, summary, value) in named { state.staticProperty(name, summary: summary, value) }
            state.method("contains(_ member: UIControl.State) -> Bool") { state, arguments in
                state.contains(try arguments.get("member", as: UIControl.State.self))
            }
        }
    }
}
