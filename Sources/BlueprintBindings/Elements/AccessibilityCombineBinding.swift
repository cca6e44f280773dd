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
                init(wrapping element: () -> any Element, customFilter: ((UIView) -> Bool)? = nil, \
                customSorting: ((UIView, UIView) -> Bool)? = nil, blockWhenNotAccessible: Bool = true)
                """,
                command: .none
            ) { arguments in
                let element = try arguments.function("element").map { try $0(returning: (any Element).self) } ?? Empty()
                return AccessibilityCombine(
                    wrapping: { element },
                    customFilter: try filter(arguments),
                    customSorting: try sorting(arguments),
                    blockWhenNotAccessible: try arguments["blockWhenNotAccessible"]
                )
            }
        }
        table.modifiers { element in
            element.method(
                """
                accessibilityCombine(customFilter: ((UIView) -> Bool)? = nil, \
                customSorting: ((UIView, UIView) -> Bool)? = nil, blockWhenNotAccessible: Bool = true) \
                -> AccessibilityCombine
                """,
                summary: "Combines the accessibility elements in this element into one.",
                parameters: [
                    "customFilter": "returns true for a view that takes part",
                    "customSorting": "returns true if the first view is read before the second",
                    "blockWhenNotAccessible": "true to read nothing if no view takes part",
                ]
            ) {
                $0.accessibilityCombine(
                    customFilter: try filter($1),
                    customSorting: try sorting($1),
                    blockWhenNotAccessible: try $1["blockWhenNotAccessible"]
                )
            }
        }
    }

    /// Returns the filter; elements that are no views, such as segments, take part.
    private static func filter(_ arguments: Arguments) throws -> AccessibilityComposition.Filter? {
        let filter: ((UIView) -> Bool)? = try arguments.optionalClosure("customFilter", fallback: true)
        return filter.map { filter in { ($0 as? UIView).map(filter) ?? true } }
    }

    private static func sorting(_ arguments: Arguments) throws -> AccessibilityComposition.Sorting? {
        let sorting: ((UIView, UIView) -> Bool)? = try arguments.optionalClosure("customSorting", fallback: false)
        return sorting.map { sorting in
            { first, second in
                guard let first = first as? UIView, let second = second as? UIView else { return false }
                return sorting(first, second)
            }
        }
    }
}
