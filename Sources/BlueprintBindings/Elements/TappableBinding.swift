import BlueprintUI
import BlueprintUICommonControls
import SwiftInterpreter

extension Binding {
    static let tappable = Binding(
        "Tappable",
        isViewBacked: true,
        behaviour: "Measures the same as the wrapped element, which fills it. It has no pressed state. "
            + "VoiceOver reads the wrapped element as a button; as the view answers no activation, the system taps its "
            + "middle.",
        commands: ["tappable", "tappable { print(\"tapped\") }"]
    ) { table in
        table.register(
            Tappable.self,
            as: "Tappable",
            conformsTo: ["Element"],
            summary: "Calls a closure when an element is tapped.",
            example: "Label(text: \"Hi\").tappable { print(\"tapped\") }"
        ) { tappable in
            tappable.initializer("init(onTap: () -> Void, wrapping element: any Element)") {
                Tappable(onTap: try $0.closure("onTap", fallback: ()), wrapping: try $0["element"])
            }
            tappable.callback("onTap", \.onTap, summary: "Called for each tap.")
        }
        table.modifiers { element in
            element.method(
                "tappable(onTap: () -> Void) -> Tappable",
                summary: "Calls a closure when this element is tapped.",
                parameters: ["onTap": "called for each tap"]
            ) { $0.tappable(onTap: try $1.closure("onTap", fallback: ())) }
        }
    }
}
