import Foundation

/// Content without children that is always of one size.
final class FixedSizeStorage: ContentStorage {
    private let size: CGSize

    init(size: CGSize) {
        self.size = size
    }

    override func measure(_ node: LayoutNode, in constraint: SizeConstraint) -> CGSize { size }
}

/// Content without children that a function measures.
final class MeasurableStorage: ContentStorage {
    private let function: (SizeConstraint, Environment) -> CGSize

    init(_ function: @escaping (SizeConstraint, Environment) -> CGSize) {
        self.function = function
    }

    override func measure(_ node: LayoutNode, in constraint: SizeConstraint) -> CGSize {
        function(constraint, node.environment)
    }
}

/// Content without children that is as big as an element that is not shown.
final class MeasuringStorage: ContentStorage {
    private let element: any Element

    init(element: any Element) {
        self.element = element
    }

    override func measure(_ node: LayoutNode, in constraint: SizeConstraint) -> CGSize {
        element.content.measure(in: constraint, environment: node.environment)
    }
}
