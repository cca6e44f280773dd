/// Gathers values from the statements of a closure: expressions, optionals, arrays, `if`, `switch` and `for`.
@resultBuilder
public struct Builder<Child> {
    /// What a closure gathers.
    public typealias Children = [Child]

    /// Joins the statements of a block.
    public static func buildBlock(_ children: Children...) -> Children { children.flatMap { $0 } }
    /// Takes an `if` without `else`.
    public static func buildOptional(_ children: Children?) -> Children { children ?? [] }
    /// Takes the first branch of a condition.
    public static func buildEither(first: Children) -> Children { first }
    /// Takes the second branch of a condition.
    public static func buildEither(second: Children) -> Children { second }
    /// Takes one value.
    public static func buildExpression(_ child: Child) -> Children { [child] }
    /// Takes a value if there is one.
    public static func buildExpression(_ child: Child?) -> Children { child.map { [$0] } ?? [] }
    /// Takes several values.
    public static func buildExpression(_ children: [Child]) -> Children { children }
    /// Joins the rounds of a loop.
    public static func buildArray(_ components: [Children]) -> Children { components.flatMap { $0 } }
    /// Takes what a loop has gathered.
    public static func buildArray(_ components: Children) -> Children { components }
    /// Takes what only newer systems have.
    public static func buildLimitedAvailability(_ component: Children) -> Children { component }
}

/// A child that can be made from any element, with default traits.
public protocol ElementBuilderChild {
    /// Makes the child of an element.
    init(_ element: any Element)
}

/// Gathers the children of a container.
public typealias ElementBuilder<Child> = Builder<Child>

extension Builder where Child: ElementBuilderChild {
    /// Takes an element.
    public static func buildExpression(_ element: any Element) -> Children { [Child(element)] }
    /// Takes an element if there is one.
    public static func buildExpression(_ element: (any Element)?) -> Children { element.map { [Child($0)] } ?? [] }
    /// Takes an element with a key, which a container may take over.
    public static func buildExpression(_ keyed: Keyed) -> Children { [Child(keyed)] }
    /// Takes several elements.
    public static func buildExpression(_ elements: [any Element]) -> Children { elements.map(Child.init) }
}
