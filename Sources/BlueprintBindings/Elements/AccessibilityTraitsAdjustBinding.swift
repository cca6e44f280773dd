import BlueprintUIAccessibilityCore
import BlueprintUI
import BlueprintUICommonControls
import SwiftInterpreter

extension Binding {
    static let accessibilityTraitsAdjust = Binding(
        "AccessibilityTraitsAdjust",
        isViewBacked: true,
        behaviour: "Measures the same as the wrapped element, which fills it. The accessibility elements inside are "
            + "combined into one, with the changed traits."
    ) { table in
        table.register(
            AccessibilityTraitsAdjust.self,
            as: "AccessibilityTraitsAdjust",
            conformsTo: ["Element"],
            summary: "Adds traits to the accessibility of an element, or removes some.",
            example: "Label(text: \"Settings\").accessibilityTraits(add: [.header])"
        ) { traits in
            traits.initializer(
                """
                init(wrapping element: () -> any Element, add: Set<Accessibility.Trait> = [], \
                remove: Set<Accessibility.Trait> = [])
                """,
                command: .none
            ) { arguments in
                let element = try arguments.function("element").map { try $0(returning: (any Element).self) } ?? Empty()
                return AccessibilityTraitsAdjust(
                    wrapping: { element },
                    add: try arguments["add"],
                    remove: try arguments["remove"]
                )
            }
        }
        table.modifiers { element in
            element.method(
                "accessibilityTraits(add traits: Set<Accessibility.Trait>) -> AccessibilityTraitsAdjust",
                summary: "Adds traits to the accessibility of this element.",
                command: .none
            ) { $0.accessibilityTraits(add: try $1["traits"]) }
            element.method(
                "accessibilityTraits(remove traits: Set<Accessibility.Trait>) -> AccessibilityTraitsAdjust",
                summary: "Removes traits from the accessibility of this element.",
                command: .none
            ) { $0.accessibilityTraits(remove: try $1["traits"]) }
        }
    }
}
