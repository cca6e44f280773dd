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
            layout.staticProperty(
                "defaultTraits",
                summary: "The traits of a child without traits of its own.",
                StackLayout.defaultTraits
            )
            layout.property("axis", \.axis)
            layout.property("minimumSpacing", \.minimumSpacing)
            layout.property("overflow", \.overflow)
            layout.property("underflow", \.underflow)
            describeLayout(by: layout)
        }
        describeDistributions(in: table)
        table.register(
            StackLayout.Alignment.self,
            as: "StackLayout.Alignment",
            traits: .plainCases,
            summary: "The alignment of the children of a stack across its axis."
        ) { $0.enumCase("fill", summary: "Each child fills the stack across its axis.", .fill) }
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
                """
            ) { arguments in
                StackLayout.Traits(
                    growPriority: try arguments["growPriority"],
                    shrinkPriority: try arguments["shrinkPriority"],
                    alignmentGuide: try arguments["alignmentGuide"]
                )
            }
            traits.property(
                "alignmentGuide",
                \.alignmentGuide,
                summary: "The position that the list aligns with those of the siblings."
            )
            traits.property("growPriority", \.growPriority, summary: "The weight of its share of the underflow.")
            traits.property("shrinkPriority", \.shrinkPriority, summary: "The weight of its share of the overflow.")
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
            child.conversion(from: "Element", as: (any Element).self, recovering: { $0.element }) {
                StackLayout.Child($0)
            }
            child.property("element", \.element)
            child.property("key", \.key)
        }
        table.registerCases(
            of: StackLayout.Child.Priority.self,
            as: "StackLayout.Child.Priority",
            summary: "The setting that lets a child of a Row or Column grow and shrink.",
            [
                .fixed: "The child keeps its measured length: it neither grows nor shrinks.",
                .flexible: "The child takes a share of the underflow and of the overflow (the default).",
                .grows: "The child takes a share of the underflow, but does not shrink.",
                .shrinks: "The child takes a share of the overflow, but does not grow.",
            ]
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

    private static func describeDistributions(in table: BindingTable) {
        table.registerCases(
            of: StackLayout.Axis.self,
            as: "StackLayout.Axis",
            summary: "The direction of a stack.",
            [
                .horizontal: "The children are side by side, as in a Row.",
                .vertical: "The children are one below the other, as in a Column.",
            ]
        )
        table.registerCases(
            of: StackLayout.UnderflowDistribution.self,
            as: "StackLayout.UnderflowDistribution",
            summary: "The distribution of the underflow, the extra length of a Row or Column.",
            [
                .spaceEvenly: "The extra length becomes equal gaps between the children (the default).",
                .growProportionally:
                    "Each child grows by a share of the extra length in proportion to its measured length.",
                .growUniformly: "Each child grows by an equal share of the extra length.",
                .justifyToStart: "The children keep their lengths at the start; the extra length is at the end.",
                .justifyToCenter: "The children keep their lengths in the middle; the extra length is at both ends.",
                .justifyToEnd: "The children keep their lengths at the end; the extra length is at the start.",
            ]
        )
        table.registerCases(
            of: StackLayout.OverflowDistribution.self,
            as: "StackLayout.OverflowDistribution",
            summary: "The distribution of the overflow, the missing length of a Row or Column.",
            [
                .condenseProportionally:
                    "Each child shrinks by a share of the missing length in proportion to its measured length "
                    + "(the default).",
                .condenseUniformly: "Each child shrinks by an equal share of the missing length.",
            ]
        )
    }
}
