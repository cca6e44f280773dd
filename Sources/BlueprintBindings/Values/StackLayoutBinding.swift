import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    static let stackLayout = Binding("StackLayout") { table in
        table.register(
            StackLayout.self,
            as: "StackLayout",
            conformsTo: ["Layout"],
            summary: "The layout of Row and Column."
        ) { layout in
            layout.property("axis", \.axis)
            layout.property("minimumSpacing", \.minimumSpacing)
            layout.property("overflow", \.overflow)
            layout.property("underflow", \.underflow)
        }
        table.registerCases(
            of: StackLayout.Axis.self,
            as: "StackLayout.Axis",
            summary: "The direction of a stack.",
            [.horizontal, .vertical]
        )
        table.registerCases(
            of: StackLayout.UnderflowDistribution.self,
            as: "StackLayout.UnderflowDistribution",
            summary: "Where a stack puts the room that its children leave.",
            [.spaceEvenly, .growProportionally, .growUniformly, .justifyToStart, .justifyToCenter, .justifyToEnd]
        )
        table.registerCases(
            of: StackLayout.OverflowDistribution.self,
            as: "StackLayout.OverflowDistribution",
            summary: "How a stack's children share the room that is missing.",
            [.condenseProportionally, .condenseUniformly]
        )
        describeChild(in: table)
        describeModifiers(in: table)
    }

    private static func describeChild(in table: BindingTable) {
        table.register(
            StackLayout.Child.self,
            as: "StackLayout.Child",
            summary: "A child of a Row or Column."
        ) { child in
            child.initializer(
                """
                init(element: any Element, priority: StackLayout.Child.Priority = .flexible, \
                alignmentGuide: ((ElementDimensions) -> CGFloat)? = nil, key: AnyHashable? = nil)
                """
            ) { arguments in
                StackLayout.Child(
                    element: try arguments["element"],
                    priority: try arguments["priority"],
                    alignmentGuide: try arguments.optionalClosure("alignmentGuide", fallback: 0),
                    key: try arguments["key"]
                )
            }
            child.conversion(from: "Element", as: (any Element).self) { StackLayout.Child($0) }
            child.property("element", \.element)
            child.property("key", \.key)
        }
        table.registerCases(
            of: StackLayout.Child.Priority.self,
            as: "StackLayout.Child.Priority",
            summary: "Whether a child of a stack may grow and shrink.",
            [.fixed, .flexible, .grows, .shrinks]
        )
    }

    private static func describeModifiers(in table: BindingTable) {
        table.modifiers { element in
            element.method(
                """
                stackLayoutChild(priority: StackLayout.Child.Priority = .flexible, \
                alignmentGuide: ((ElementDimensions) -> CGFloat)? = nil, key: AnyHashable? = nil) \
                -> StackLayout.Child
                """,
                summary: "Makes this element a child of a Row or Column, with a priority and an alignment guide.",
                example: "Row { Label(text: \"a\").stackLayoutChild(priority: .fixed) }",
                command: .none,
                parameters: [
                    "priority": "whether it may grow and shrink",
                    "alignmentGuide": "where its line for alignment is, in points",
                    "key": "what tells it from its siblings",
                ]
            ) { element, arguments in
                element.stackLayoutChild(
                    priority: try arguments["priority"],
                    alignmentGuide: try arguments.optionalClosure("alignmentGuide", fallback: 0),
                    key: try arguments["key"]
                )
            }
        }
    }
}
