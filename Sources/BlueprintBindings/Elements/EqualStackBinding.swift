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
        }
        table.register(EqualStack.Child.self, as: "EqualStack.Child", summary: "A child of an EqualStack.") { child in
            child.conversion(from: "Element", as: (any Element).self, recovering: { $0.element }) {
                EqualStack.Child($0)
            }
        }
    }
}
