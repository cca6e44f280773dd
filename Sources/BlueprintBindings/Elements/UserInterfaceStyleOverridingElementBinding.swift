import BlueprintUI
import BlueprintUICommonControls
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let userInterfaceStyleOverridingElement = Binding(
        "UserInterfaceStyleOverridingElement",
        isViewBacked: true,
        behaviour:
            "Measures the same as the wrapped element, which fills it. Its view has the style; colours do not change here.",
        commands: ["overrideUserInterfaceStyle dark"]
    ) { table in
        table.register(
            UserInterfaceStyleOverridingElement.self,
            as: "UserInterfaceStyleOverridingElement",
            conformsTo: ["Element"],
            summary: "Shows an element in light or dark style.",
            example: "Label(text: \"night\").overrideUserInterfaceStyle(.dark)"
        ) { overriding in
            overriding.initializer(
                "init(userInterfaceStyle: UIUserInterfaceStyle, wrapping content: () -> any Element)"
            ) { arguments in
                let content = try arguments.function("content").map { try $0(returning: (any Element).self) }
                return UserInterfaceStyleOverridingElement(userInterfaceStyle: try arguments["userInterfaceStyle"]) {
                    content ?? Empty()
                }
            }
        }
        table.modifiers { element in
            element.method(
                """
                overrideUserInterfaceStyle(_ override: UIUserInterfaceStyle = .unspecified) \
                -> UserInterfaceStyleOverridingElement
                """,
                summary: "Shows this element in light or dark style.",
                parameters: ["override": "light, dark or unspecified"]
            ) { $0.overrideUserInterfaceStyle(try $1["override"]) }
        }
    }
}
