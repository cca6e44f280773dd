import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let focusBinding = Binding("FocusBinding") { table in
        table.register(
            FocusBinding.self,
            as: "FocusBinding",
            summary: "The connection of an element to a focus state.",
            example: "FocusBinding(onFocus: { print(\"here\") }, onBlur: {})"
        ) { binding in
            binding.initializer("init(onFocus: () -> Void, onBlur: () -> Void)") {
                FocusBinding(
                    onFocus: try $0.closure("onFocus", fallback: ()),
                    onBlur: try $0.closure("onBlur", fallback: ())
                )
            }
            binding.callback("onBlur", \.onBlur, summary: "Called when the element loses the focus.")
            binding.callback("onFocus", \.onFocus, summary: "Called when the element gets the focus.")
        }
        table.register(FocusTrigger.self, as: "FocusTrigger", summary: "Moves the focus to an element.") { trigger in
            trigger.hasReferenceSemantics()
            trigger.callback("blurAction", \.blurAction, summary: "Takes the focus away.")
            trigger.callback("focusAction", \.focusAction, summary: "Moves the focus to the element.")
        }
    }
}
