import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    static let equalStack = Binding(
        "EqualStack",
        behaviour:
            "Measures the largest child times the number of children, plus the spacing. Each child gets an equal share.",
        commands: ["equalStack horizontal", "equalStack vertical 8"]
    ) { table in
        table.register(
            EqualStack.self,
            as: "EqualStack",
            conformsTo: ["Element"],
            summary: "Gives children equal shares of its width or height.",
            example: """
                EqualStack(direction: .horizontal, spacing: 8) {
                    Label(text: "left")
                    Label(text: "right")
                }
                """
        ) { stack in
            stack.initializer(
                "init(direction: EqualStack.Direction, configure: (inout EqualStack) -> Void = { _ in })",
                command: .none
            ) { arguments in
                var stack = EqualStack(direction: try arguments["direction"])
                try arguments.configure("configure", &stack)
                return stack
            }
            stack.initializer(
                """
                init(direction: EqualStack.Direction, spacing: CGFloat = 0, \
                @ElementBuilder elements: () -> [EqualStack.Child])
                """,
                summary: "A stack of the children in the closure.",
                command: .byType.named("equalStack"),
                parameters: ["spacing": "the gap between children, in points", "elements": "the children"]
            ) { arguments in
                let elements: [EqualStack.Child] = try arguments["elements"]
                return EqualStack(direction: try arguments["direction"], spacing: try arguments["spacing"]) {
                    elements
                }
            }
            stack.mutatingMethod("add(child: any Element)", summary: "Adds a child at the end.") {
                $0.add(child: try $1["child"])
            }
            stack.property("direction", \.direction, summary: "The direction of the children: horizontal or vertical.")
            stack.property("spacing", \.spacing, summary: "The gap between children, in points.")
            stack.property("children", \.children, summary: "The children.")
        }
        table.registerCases(
            of: EqualStack.Direction.self,
            as: "EqualStack.Direction",
            summary: "The direction of an EqualStack.",
            [
                .vertical: "The children are one below the other.",
                .horizontal: "The children are side by side.",
            ]
        )
        table.register(EqualStack.Child.self, as: "EqualStack.Child", summary: "A child of an EqualStack.") { child in
            child.initializer("init(_ element: any Element)") { EqualStack.Child(try $0["element"]) }
            child.conversion(from: "Element", as: (any Element).self, recovering: { $0.element }) {
                EqualStack.Child($0)
            }
            child.property("element", \.element)
        }
    }
}
