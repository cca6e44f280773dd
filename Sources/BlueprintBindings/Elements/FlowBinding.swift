import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    static let flow = Binding(
        "Flow",
        behaviour: "A line has as many children as fit, at least one. No child is wider than the line. Children that "
            + "grow share the rest of their line in proportion to their widths.",
        commands: ["flow", "flow center 4"]
    ) { table in
        table.register(
            Flow.self,
            as: "Flow",
            conformsTo: ["Element"],
            summary: "Arranges children in lines that wrap.",
            example: """
                Flow(lineSpacing: 4, itemSpacing: 8) {
                    Label(text: "one")
                    Label(text: "two").flowChild(priority: .grows)
                }
                """
        ) { flow in
            flow.initializer(
                """
                init(lineAlignment: Flow.LineAlignment = .leading, lineSpacing: CGFloat = 0, \
                itemAlignment: Flow.ItemAlignment = .center, itemSpacing: CGFloat = 0, \
                @ElementBuilder _ children: () -> [Flow.Child])
                """,
                summary: "A flow of the children in the closure.",
                command: .byType.named("flow"),
                parameters: [
                    "lineSpacing": "the gap between lines, in points",
                    "itemSpacing": "the gap between children, in points",
                    "lineAlignment": "the horizontal position of the lines",
                    "itemAlignment": "the vertical position in the line",
                ]
            ) { arguments in
                let children: [Flow.Child] = try arguments["children"]
                return Flow(
                    lineAlignment: try arguments["lineAlignment"],
                    lineSpacing: try arguments["lineSpacing"],
                    itemAlignment: try arguments["itemAlignment"],
                    itemSpacing: try arguments["itemSpacing"]
                ) { children }
            }
        }
        describeChild(in: table)
    }

    private static func describeChild(in table: BindingTable) {
        table.register(Flow.Child.self, as: "Flow.Child", summary: "A child of a Flow.") { child in
            child.initializer(
                "init(_ element: any Element, key: AnyHashable? = nil, priority: Flow.Priority = .fixed)"
            ) {
                Flow.Child(try $0["element"], key: try $0["key"], priority: try $0["priority"])
            }
            child.conversion(from: "Element", as: (any Element).self, recovering: { $0.element }) {
                Flow.Child($0)
            }
        }
        table.register(Flow.Child.Traits.self, as: "Flow.Child.Traits", summary: "The priority of a child of a Flow.") {
            $0.initializer("init(priority: Flow.Priority = .fixed)") { .init(priority: try $0["priority"]) }
        }
        table.register(
            Flow.Priority.self,
            as: "Flow.Priority",
            traits: .plainCases,
            summary: "The setting that lets a child of a Flow grow."
        )
        table.modifiers { element in
            element.method(
                "flowChild(priority: Flow.Priority = .fixed, key: AnyHashable? = nil) -> Flow.Child",
                summary: "Makes this element a child of a Flow, with a priority.",
                example: "Flow { Label(text: \"a\").flowChild(priority: .grows) }",
                command: .none
            ) { $0.flowChild(priority: try $1["priority"], key: try $1["key"]) }
        }
    }
}
