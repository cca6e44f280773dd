import BlueprintUIAccessibilityCore
import BlueprintUI
import BlueprintUICommonControls
import SwiftInterpreter

extension Binding {
    static let accessibilitySetter = Binding(
        "AccessibilitySetter",
        isViewBacked: true,
        behaviour: "Measures the same as the wrapped element, which fills it. The accessibility elements inside are "
            + "combined into one, which inherits from them what is nil."
    ) { table in
        table.register(
            AccessibilitySetter.self,
            as: "AccessibilitySetter",
            conformsTo: ["Element"],
            summary: "Sets parts of the accessibility of an element.",
            example: "Label(text: \"12 of 30\").accessibility(label: \"Progress\")"
        ) { setter in
            setter.initializer(
                """
                init(wrapping element: () -> any Element, label: String? = nil, value: String? = nil, \
                hint: String? = nil, identifier: String? = nil, accessibilityTraits: Set<Accessibility.Trait>? = nil, \
                mergeInteractiveSingleChild: Bool = true)
                """,
                command: .none
            ) { arguments in
                let element = try arguments.function("element").map { try $0(returning: (any Element).self) } ?? Empty()
                return AccessibilitySetter(
                    wrapping: { element },
                    label: try arguments["label"],
                    value: try arguments["value"],
                    hint: try arguments["hint"],
                    identifier: try arguments["identifier"],
                    accessibilityTraits: try arguments["accessibilityTraits"],
                    mergeInteractiveSingleChild: try arguments["mergeInteractiveSingleChild"]
                )
            }
        }
        table.modifiers { element in
            element.method(
                """
                accessibility(label: String? = nil, value: String? = nil, hint: String? = nil, \
                traits: Set<Accessibility.Trait>? = nil, identifier: String? = nil, \
                mergeInteractiveSingleChild: Bool = true) -> AccessibilitySetter
                """,
                summary: "Combines the accessibility elements inside, and sets parts of it.",
                command: .none,
                parameters: [
                    "label": "the name that is read", "value": "the value that is read after it",
                    "hint": "the result of an action", "traits": "the kind and the behaviour",
                    "mergeInteractiveSingleChild": "false to make the only button inside a custom action",
                ],
                passing: { $0.accessibility(label:value:hint:traits:identifier:mergeInteractiveSingleChild:) }
            )
        }
    }
}
