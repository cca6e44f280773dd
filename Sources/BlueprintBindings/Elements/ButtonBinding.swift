import BlueprintUI
import BlueprintUICommonControls
import Foundation
import SwiftInterpreter

extension Binding {
    static let button = Binding(
        "Button",
        isViewBacked: true,
        behaviour:
            "Measures the same as the wrapped element, which fills it and is dimmed while pressed or disabled. The "
            + "area that takes touches is at least 44×44 points; the frame may be smaller. VoiceOver reads the wrapped "
            + "element, and not that it is a button.",
        commands: ["button", "button { print(\"tapped\") }", "button isEnabled false"]
    ) { table in
        table.register(
            Button.self,
            as: "Button",
            conformsTo: ["Element"],
            summary: "Makes an element a button.",
            example: """
                Button(onTap: { print("tapped") }, wrapping: Label(text: "Press").inset(uniform: 8))
                """
        ) { button in
            button.initializer(
                "init(isEnabled: Bool = true, onTap: () -> Void = {}, wrapping element: any Element)",
                summary: "Wraps an element in a button.",
                command: .byType.named("button"),
                parameters: ["isEnabled": "true if it can be tapped", "onTap": "called for each tap"]
            ) { arguments in
                Button(
                    isEnabled: try arguments["isEnabled"],
                    onTap: try arguments.closure("onTap", fallback: ()),
                    wrapping: try arguments["element"]
                )
            }
            button.callback("onTap", \.onTap, summary: "Called for each tap.")
        }
    }
}
