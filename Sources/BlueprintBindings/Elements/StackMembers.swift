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
                return Value.array(stack.children.map { stackChild($0, in: table) })
            },
            set: { (stack: inout Stack, value: Value) in
                stack.children = try stackChildren(value, in: table())
            }
        )
    }

    /// A child of a stack, as in the library.
    typealias StackMember = (element: any Element, traits: StackLayout.Traits, key: AnyHashable?)

    /// Returns a child of a stack as a tuple of source.
    static func stackChild(_ child: StackMember, in table: BindingTable) -> Value {
        .tuple([
            .init(label: "element", table.value(from: child.element, declared: "any Element")),
            .init(label: "traits", table.value(from: child.traits, declared: nil)),
            .init(label: "key", table.value(from: child.key as Any, declared: nil)),
        ])
    }

    /// Returns the children of a stack from an array of tuples.
    static func stackChildren(_ value: Value, in table: BindingTable) throws -> [StackMember] {
        guard case .array(let children) = value else { throw BindingError("children must be an array") }
        return try children.map { child in
            guard case .tuple(let parts) = child, parts.count == 3 else {
                throw BindingError("each child must have an element, its traits and its key")
            }
            return (
                element: try table.convert(parts[0].value, to: (any Element).self, declared: nil),
                traits: try table.convert(parts[1].value, to: StackLayout.Traits.self, declared: nil),
                key: try table.convert(parts[2].value, to: AnyHashable?.self, declared: nil)
            )
        }
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
