import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    /// Registers the members that Row and Column share.
    static func describeStack<Stack: StackElement>(_ stack: TypeRegistration<Stack>) {
        describeChildren(stack)
        stack.initializer("init()", summary: "A list without children.", command: .none) { _ in Stack() }
        stack.initializer(
            "init(_ configure: (inout \(stack.type.name)) -> Void)",
            summary: "A list whose children the closure adds.",
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

    /// Declares the children, which are an array of tuples as in the library.
    private static func describeChildren<Stack: StackElement>(_ stack: TypeRegistration<Stack>) {
        let table = stack.tableProvider
        stack.property(
            "children",
            type: "[(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)]",
            summary: "The children.",
            get: { stack in
                let table = table()
                return Value.array(stack.children.map { StackMember.value(of: $0, in: table) })
            },
            set: { (stack: inout Stack, value: Value) in
                stack.children = try StackMember.children(from: value, in: table())
            }
        )
    }

    /// Returns a line of help for each parameter of a stack.
    static func stackParameters(alignment: String) -> [String: String] {
        [
            "alignment": alignment,
            "underflow": "the distribution of the extra length; by default it becomes equal gaps",
            "overflow": "the distribution of the missing length; by default in proportion to the measured lengths",
            "minimumSpacing": "the least gap between children, in points",
            "elements": "the children",
        ]
    }
}
