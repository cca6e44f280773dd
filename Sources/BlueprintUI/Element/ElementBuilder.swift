/// A result builder that collects values from a closure: expressions, optionals, arrays, `if`, `switch` and `for`.
@resultBuilder
public struct Builder<Child> {
    /// The collected values.
    public typealias Children = [Child]

    /// Joins the statements of a block.
    public static func buildBlock(_ children: Children...) -> Children {
        // A single list, such as that of a loop, is not copied.
        children.count == 1 ? children[0] : children.flatMap { $0 }
    }
    /// Collects the values of an `if` without `else`.
    public static func buildOptional(_ children: Children?) -> Children { children ?? [] }
    /// Collects the values of the first branch of a condition.
    public static func buildEither(first: Children) -> Children { first }
    /// Collects the values of the second branch of a condition.
    public static func buildEither(second: Children) -> Children { second }
    /// Collects one value.
    public static func buildExpression(_ child: Child) -> Children { [child] }
    /// Collects a value if there is one; a value that is not optional has precedence, and so has `nil`'s own type.
    @_disfavoredOverload
    public static func buildExpression(_ child: Child?) -> Children { child.map { [$0] } ?? [] }
    /// Collects several values.
    public static func buildExpression(_ children: [Child]) -> Children { children }
    /// Joins the iterations of a loop.
    public static func buildArray(_ components: [Children]) -> Children { components.flatMap { $0 } }
    /// Collects the values of a loop.
    public static func buildArray(_ components: Children) -> Children { components }
    /// Collects the values of an availability check.
    public static func buildLimitedAvailability(_ component: Children) -> Children { component }
}

/// A child that can be created from any element, with default traits.
public protocol ElementBuilderChild {
    /// Creates the child from an element.
    init(_ element: any Element)
}

/// A result builder that collects the children of a container.
public typealias ElementBuilder<Child> = Builder<Child>

extension Builder where Child: ElementBuilderChild {
    /// Collects an element.
    public static func buildExpression(_ element: any Element) -> Children { [Child(element)] }
    /// Collects an element if there is one.
    public static func buildExpression(_ element: (any Element)?) -> Children { element.map { [Child($0)] } ?? [] }
    /// Collects an element with a key, which may become the key of the child.
    public static func buildExpression(_ keyed: Keyed) -> Children { [Child(keyed)] }
    /// Collects several elements.
    public static func buildExpression(_ elements: [any Element]) -> Children { elements.map(Child.init) }
}
