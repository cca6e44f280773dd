import BlueprintUI
import BlueprintUICommonControls
import SwiftInterpreter

extension Binding {
    static let accessibilityTraits = Binding(
        "AccessibilityTraits",
        isViewBacked: true,
        behaviour: "Measures the same as the wrapped element, which fills it. The accessibility elements inside are "
            + "combined into one, with the changed traits."
    ) { table in
        table.register(
            AccessibilityTraits.self,
            as: "AccessibilityTraits",
            conformsTo: ["Element"],
            summary: "Adds traits to the accessibility of an element, or removes some.",
            example: "Label(text: \"Settings\").accessibilityTraits(add: [.header])"
        ) { traits in
            traits.initializer(
                """
                init(adding added: Set<Accessibility.Trait> = [], removing removed: Set<Accessibility.Trait> = [], \
                wrapping element: any Element)
                """,
                command: .none
            ) {
                AccessibilityTraits(
                    adding: try $0["added"],
                    removing: try $0["removed"],
                    wrapping: try $0["element"]
                )
            }
            traits.property("added", \.added, summary: "The traits that are added.")
            traits.property("removed", \.removed, summary: "The traits that are removed.")
            traits.property("wrappedElement", \.wrappedElement, summary: "The wrapped element.")
        }
        table.modifiers { element in
            element.method(
                "accessibilityTraits(add traits: Set<Accessibility.Trait>) -> AccessibilityTraits",
                summary: "Adds traits to the accessibility of this element.",
                command: .none
            ) { $0.accessibilityTraits(add: try $1["traits"]) }
            element.method(
                "accessibilityTraits(remove traits: Set<Accessibility.Trait>) -> AccessibilityTraits",
                summary: "Removes traits from the accessibility of this element.",
                command: .none
            ) { $0.accessibilityTraits(remove: try $1["traits"]) }
        }
    }
}
