import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    /// What a Row and a Column have in common.
    static func describeStack<Stack: StackElement>(_ stack: TypeRegistration<Stack>) {
        stack.initializer("init()", summary: "Without children.", command: .none) { _ in Stack() }
        stack.initializer(
            "init(_ configure: (inout \(stack.type.name)) -> Void)",
            summary: "Without children at first; the closure adds them.",
            command: .none
        ) { arguments in
            var result = Stack()
            try arguments.configure("configure", &result)
            return result
        }
        stack.mutatingMethod(
            """
            add(growPriority: CGFloat = 1, shrinkPriority: CGFloat = 1, \
            alignmentGuide: ((ElementDimensions) -> CGFloat)? = nil, key: AnyHashable? = nil, child: any Element)
            """,
            summary: "Adds a child at the end."
        ) { stack, arguments in
            stack.add(
                growPriority: try arguments["growPriority"],
                shrinkPriority: try arguments["shrinkPriority"],
                alignmentGuide: try arguments.optionalClosure("alignmentGuide", fallback: 0),
                key: try arguments["key"],
                child: try arguments["child"]
            )
        }
        stack.mutatingMethod(
            """
            addFixed(alignmentGuide: ((ElementDimensions) -> CGFloat)? = nil, key: AnyHashable? = nil, \
            child: any Element)
            """,
            summary: "Adds a child that neither grows nor shrinks."
        ) { stack, arguments in
            stack.addFixed(
                alignmentGuide: try arguments.optionalClosure("alignmentGuide", fallback: 0),
                key: try arguments["key"],
                child: try arguments["child"]
            )
        }
        stack.mutatingMethod(
            """
            addFlexible(alignmentGuide: ((ElementDimensions) -> CGFloat)? = nil, key: AnyHashable? = nil, \
            child: any Element)
            """,
            summary: "Adds a child that grows and shrinks."
        ) { stack, arguments in
            stack.addFlexible(
                alignmentGuide: try arguments.optionalClosure("alignmentGuide", fallback: 0),
                key: try arguments["key"],
                child: try arguments["child"]
            )
        }
    }

    /// One line for each parameter of a stack.
    static func stackParameters(alignment: String) -> [String: String] {
        [
            "alignment": alignment,
            "underflow": "where extra room goes",
            "overflow": "who shrinks where room is short",
            "minimumSpacing": "points between children",
            "elements": "the children",
        ]
    }
}
