import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    static let stackLayout = Binding("StackLayout") { table in
        table.register(
            StackLayout.self,
            as: "StackLayout",
            conformsTo: ["Layout"],
            summary: "The layout of Row and Column.",
            example: "StackLayout(axis: .horizontal, alignment: .fill)"
        ) { layout in
            layout.initializer("init(axis: StackLayout.Axis, alignment: StackLayout.Alignment)") {
                StackLayout(axis: try $0["axis"], alignment: try $0["alignment"])
            }
            layout.property("alignment", \.alignment)
            layout.staticProperty("defaultTraits", StackLayout.defaultTraits)
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
        table.register(
            StackLayout.Alignment.self,
            as: "StackLayout.Alignment",
            summary: "How the children of a stack lie across its axis."
        ) { $0.enumCase("fill", summary: "Each as wide as the stack.", .fill) }
        describeTraits(in: table)
        describeChild(in: table)
        describeModifiers(in: table)
    }

    private static func describeTraits(in table: BindingTable) {
        table.register(
            StackLayout.Traits.self,
            as: "StackLayout.Traits",
            summary: "What a child tells its stack.",
            example: "StackLayout.Traits(growPriority: 0, shrinkPriority: 0)"
        ) { traits in
            traits.initializer(
                """
                init(growPriority: CGFloat = 1, shrinkPriority: CGFloat = 1, \
                alignmentGuide: StackLayout.AlignmentGuide? = nil)
                """
            ) { arguments in
                StackLayout.Traits(
                    growPriority: try arguments["growPriority"],
                    shrinkPriority: try arguments["shrinkPriority"],
                    alignmentGuide: try arguments["alignmentGuide"]
                )
            }
            traits.property("alignmentGuide", \.alignmentGuide, summary: "Where its line for alignment is.")
            traits.property("growPriority", \.growPriority, summary: "Its part of the room left over.")
            traits.property("shrinkPriority", \.shrinkPriority, summary: "Its part of the room missing.")
        }
        table.register(
            StackLayout.AlignmentGuide.self,
            as: "StackLayout.AlignmentGuide",
            summary: "Where the line of a child is that is aligned.",
            example: "StackLayout.AlignmentGuide { $0.height / 3 }"
        ) { guide in
            guide.initializer("init(computeValue: (ElementDimensions) -> CGFloat)") {
                StackLayout.AlignmentGuide(computeValue: try $0.closure("computeValue", fallback: 0))
            }
            guide.method("computeValue(_ dimensions: ElementDimensions) -> CGFloat", command: .none) {
                $0.computeValue(try $1["dimensions"])
            }
        }
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
            child.initializer(
                "init(element: any Element, traits: StackLayout.Traits = StackLayout.Traits(), key: AnyHashable? = nil)"
            ) {
                StackLayout.Child(
                    element: try $0["element"],
                    traits: try $0.get("traits", as: StackLayout.Traits.self),
                    key: try $0["key"]
                )
            }
            child.initializer("init(_ element: any Element)") {
                StackLayout.Child(try $0.get("element", as: (any Element).self))
            }
            child.property("traits", \.traits)
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
