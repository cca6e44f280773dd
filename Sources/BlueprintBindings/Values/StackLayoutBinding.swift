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
            describeLayout(by: layout)
        }
        table.register(
            StackLayout.Alignment.self,
            as: "StackLayout.Alignment",
            traits: .plainCases,
            summary: "The alignment of the children of a stack across its axis."
        )
        describeTraits(in: table)
        describeChild(in: table)
        describeModifiers(in: table)
    }

    /// Declares what a layout of source calls to arrange its children as a stack does.
    private static func describeLayout(by layout: TypeRegistration<StackLayout>) {
        layout.method(
            """
            sizeThatFits(proposal: SizeConstraint, subelements: [LayoutSubelement], environment: Environment, \
            cache: inout ()) -> CGSize
            """,
            summary: "Returns the size of a stack of the children."
        ) {
            var cache: Void = ()
            return $0.sizeThatFits(
                proposal: try $1["proposal"],
                subelements: try $1["subelements"],
                environment: try $1["environment"],
                cache: &cache
            )
        }
        layout.method(
            """
            placeSubelements(in size: CGSize, subelements: [LayoutSubelement], environment: Environment, \
            cache: inout ())
            """,
            summary: "Places the children as a stack of a size does."
        ) {
            var cache: Void = ()
            $0.placeSubelements(
                in: try $1["size"],
                subelements: try $1["subelements"],
                environment: try $1["environment"],
                cache: &cache
            )
        }
    }

    private static func describeTraits(in table: BindingTable) {
        table.register(
            StackLayout.Traits.self,
            as: "StackLayout.Traits",
            summary: "The priorities and the alignment guide of a child of a stack.",
            example: "StackLayout.Traits(growPriority: 0, shrinkPriority: 0)"
        ) { traits in
            traits.initializer(
                """
                init(growPriority: CGFloat = 1, shrinkPriority: CGFloat = 1, \
                alignmentGuide: StackLayout.AlignmentGuide? = nil)
                """,
                passing: StackLayout.Traits.init(growPriority:shrinkPriority:alignmentGuide:)
            )
        }
        table.register(
            StackLayout.AlignmentGuide.self,
            as: "StackLayout.AlignmentGuide",
            summary: "A position in a child that the list aligns with those of its siblings.",
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
                "init(element: any Element, traits: StackLayout.Traits = StackLayout.Traits(), key: AnyHashable? = nil)",
                passing: StackLayout.Child.init(element:traits:key:)
            )
            child.initializer("init(_ element: any Element)") {
                StackLayout.Child(try $0.get("element", as: (any Element).self))
            }
            child.conversion(from: "Element", as: (any Element).self, recovering: { $0.element }) {
                StackLayout.Child($0)
            }
        }
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
                    "priority": "fixed, flexible, grows or shrinks",
                    "alignmentGuide": "the position that is aligned with its siblings, in points",
                    "key": "identifies it among its siblings",
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
