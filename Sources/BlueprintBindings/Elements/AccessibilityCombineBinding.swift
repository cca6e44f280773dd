import BlueprintUI
import BlueprintUIAccessibilityCore
import BlueprintUICommonControls
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let accessibilityCombine = Binding(
        "AccessibilityCombine",
        isViewBacked: true,
        behaviour:
            "Measures the same as the wrapped element, which fills it. VoiceOver reads the labels inside as one; "
            + "the only button inside is its action, several are its custom actions.",
        commands: ["accessibilityCombine"]
    ) { table in
        table.register(
            AccessibilityCombine.self,
            as: "AccessibilityCombine",
            conformsTo: ["Element"],
            summary: "Combines the accessibility elements in an element into one.",
            example: """
                Row {
                    Label(text: "Total")
                    Label(text: "$12")
                }
                .accessibilityCombine()
                """
        ) { combine in
            combine.initializer(
                """
                init(filter: ((UIView) -> Bool)? = nil, sorting: ((UIView, UIView) -> Bool)? = nil, \
                wrapping element: any Element)
                """,
                command: .none
            ) {
                AccessibilityCombine(
                    filter: try filter($0),
                    sorting: try sorting($0),
                    wrapping: try $0["element"]
                )
            }
            combine.property("wrappedElement", \.wrappedElement, summary: "The wrapped element.")
        }
        table.modifiers { element in
            element.method(
                """
                accessibilityCombine(filter: ((UIView) -> Bool)? = nil, sorting: ((UIView, UIView) -> Bool)? = nil) \
                -> AccessibilityCombine
                """,
                summary: "Combines the accessibility elements in this element into one.",
                parameters: [
                    "filter": "returns true for a view that takes part",
                    "sorting": "returns true if the first view is read before the second",
                ]
            ) { $0.accessibilityCombine(filter: try filter($1), sorting: try sorting($1)) }
        }
    }

    private static func filter(_ arguments: Arguments) throws -> AccessibilityComposition.Filter? {
        let filter: ((UIView) -> Bool)? = try arguments.optionalClosure("filter", fallback: true)
        return filter.map { filter in { ($0 as? UIView).map(filter) ?? true } }
    }

    private static func sorting(_ arguments: Arguments) throws -> AccessibilityComposition.Sorting? {
        let sorting: ((UIView, UIView) -> Bool)? = try arguments.optionalClosure("sorting", fallback: false)
        return sorting.map { sorting in
            { first, second in
                guard let first = first as? UIView, let second = second as? UIView else { return false }
                return sorting(first, second)
            }
        }
    }
}
