import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiButton = Binding("UIButton") { table in
        table.register(
            UIButton.self,
            as: "UIButton",
            superclass: "UIControl",
            summary: "A control that is pressed.",
            example: "UIButton.describe { config in config[\\.isEnabled] = false }"
        ) { button in
            describe(ViewKind.button, in: button)
            subclass(ViewKind.button, in: button)
        }
    }
}
