import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    static let flow = Binding(
        "Flow",
        behaviour: "Children stand in lines, as many to a line as fit, at least one; none is wider than the line.",
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
                summary: "A flow of the children that the closure lists.",
                command: .byType.named("flow"),
                parameters: [
                    "lineSpacing": "points between lines", "itemSpacing": "points between children",
                    "lineAlignment": "how lines lie across", "itemAlignment": "how children lie in their line",
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
            flow.property("lineAlignment", \.lineAlignment, summary: "How lines lie across.")
            flow.property("lineSpacing", \.lineSpacing, summary: "Points between lines.")
            flow.property("itemAlignment", \.itemAlignment, summary: "How children lie in their line.")
            flow.property("itemSpacing", \.itemSpacing, summary: "Points between children.")
            flow.property("children", \.children, summary: "The children.")
        }
        table.registerCases(
            of: Flow.LineAlignment.self,
            as: "Flow.LineAlignment",
            summary: "How the lines of a Flow lie across.",
            Flow.LineAlignment.allCases
        )
        table.registerCases(
            of: Flow.ItemAlignment.self,
            as: "Flow.ItemAlignment",
            summary: "How the children of a Flow lie in their line.",
            Flow.ItemAlignment.allCases
        )
        describeChild(in: table)
    }

    private static func describeChild(in table: BindingTable) {
        table.register(Flow.Child.self, as: "Flow.Child", summary: "A child of a Flow.") { child in
            child.initializer(
                "init(_ element: any Element, key: AnyHashable? = nil, priority: Flow.Priority = .fixed)"
            ) {
                Flow.Child(try $0["element"], key: try $0["key"], priority: try $0["priority"])
            }
            child.property("traits", \.traits, summary: "What it tells the flow.")
            child.conversion(from: "Element", as: (any Element).self) { Flow.Child($0) }
            child.property("element", \.element)
            child.property("key", \.key)
        }
        table.register(Flow.Child.Traits.self, as: "Flow.Child.Traits", summary: "What a child tells its Flow.") {
            $0.initializer("init(priority: Flow.Priority = .fixed)") { .init(priority: try $0["priority"]) }
            $0.property("priority", \.priority, summary: "Whether it takes what its line has left.")
        }
        table.register(Flow.Priority.self, as: "Flow.Priority", summary: "Whether a child of a Flow grows.") {
            $0.enumCase("fixed", summary: "Stays as it is.", .fixed)
            $0.enumCase("grows", summary: "Takes what its line has left.", .grows)
            $0.staticProperty("default", summary: "The same as fixed.", Flow.Priority.default)
        }
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
