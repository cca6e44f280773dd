import BlueprintUI
import SwiftInterpreter

/// The conversion of the children of a stack, which are tuples in the library and in source.
struct StackMember {
    /// A child of a stack, as in the library.
    typealias Child = (element: any Element, traits: StackLayout.Traits, key: AnyHashable?)

    /// Returns a child of a stack as a tuple of source.
    static func value(of child: Child, in table: BindingTable) -> Value {
        .tuple([
            .init(label: "element", table.value(from: child.element, declared: "any Element")),
            .init(label: "traits", table.value(from: child.traits, declared: nil)),
            .init(label: "key", table.value(from: child.key as Any, declared: nil)),
        ])
    }

    /// Returns the children of a stack from an array of tuples.
    static func children(from value: Value, in table: BindingTable) throws -> [Child] {
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
}
